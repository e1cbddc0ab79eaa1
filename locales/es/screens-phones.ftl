phones-title = Jugar con el móvil
phones-scan = Escanea el código para jugar o mirar. No hay que instalar nada.
phones-network = Los móviles deben estar en la misma red. Solo con la dirección, únicamente pueden mirar.
phones-stand-in = El ordenador juega por quien se ausente
phones-close = Listo
phones-copy-link = Copiar el enlace
phones-stop = Detener
phones-stop-tip = Despedir a todos los móviles y no dejar entrar a más
phones-switch = Móvil
phones-away = { $name }, ausente
phones-away-for = { $name }, ausente: { $seconds } s
phones-until = { $name }, hasta que se una un móvil
## The networks that the machine is in
phones-other-network = Otra red
phones-no-network = Este equipo no está en ninguna red en la que los móviles puedan encontrarlo. Conéctalo a una o abre un punto de acceso: el código aparecerá solo. En la línea de órdenes, --host DIRECCIÓN:PUERTO indica una dirección.
