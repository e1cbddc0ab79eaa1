programs-question = ¿Ejecutar este programa?
programs-about = Un rival de esta partida es otro programa. Esta orden lo iniciaría en tu equipo, con tus mismos permisos:
programs-trust = Ejecútalo solo si conoces el programa y confías en el origen de esta partida.
programs-too-long = Esta orden es demasiado larga para revisarla aquí. Si confías en ella, dala en la línea de órdenes: curio play JUEGO --players human,ugi:ORDEN
programs-run = Ejecutar este programa
programs-decline = No ejecutar
programs-decline-tip = Puedes jugar tú en su lugar o elegir otro rival en las herramientas
