phones-title = Jugar con el teléfono
phones-scan = Escanea el código para jugar o ver la partida. No hay que instalar nada.
phones-network = Los teléfonos deben estar en la misma red. Con la dirección sola, sin el código, únicamente pueden ver la partida.
phones-stand-in = La máquina juega por quien se ausente
phones-close = Listo
phones-copy-link = Copiar el enlace
phones-stop = Detener
phones-stop-tip = Desconectar todos los teléfonos y no dejar entrar más
phones-switch = Teléfono
phones-away = { $name }, ausente
phones-away-for = { $name }, ausente: { $seconds } s
phones-until = { $name }, hasta que entre un teléfono
## The networks that the machine is in
phones-other-network = Otra red
phones-no-network = Este equipo no está en ninguna red en la que los teléfonos puedan encontrarlo. Conéctalo a una o abre un punto de acceso: el código aparecerá solo. En la línea de órdenes, --host DIRECCIÓN:PUERTO indica una dirección.
phones-word-tip = Quien escribe la dirección en lugar de escanear el código introduce esta palabra
