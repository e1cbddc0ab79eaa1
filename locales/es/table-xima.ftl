table-xima-task-any = elige un bloque para moverlo, o una casilla libre para incorporar otro
table-xima-task-enter = incorpora un bloque: haz clic en una casilla libre del piso 1. Los bloques son la escalera de tu bloque especial (★)
table-xima-task-move = elige uno de tus bloques libres y luego una casilla marcada
table-xima-task-pass = ningún bloque tuyo puede avanzar tanto como dicen los dados: pasa
table-xima-task-another = otro bloque puede avanzar { $count ->
    [one] 1 casilla
    *[other] { $count } casillas
    }
table-xima-task-one = un bloque tiene que avanzar { $count ->
    [one] 1 casilla
    *[other] { $count } casillas
    }
table-xima-task-two = un bloque puede avanzar { $first ->
    [one] 1 casilla
    *[other] { $first } casillas
    }; otro, { $second ->
    [one] 1 casilla
    *[other] { $second } casillas
    }
table-xima-throws = { $colour } saca un { $die }
table-xima-throws-two = { $colour } saca { $first } y { $second }
table-xima-passed = no ha podido mover y ha pasado
table-xima-stopped = no ha usado el otro dado
table-xima-offered = ha propuesto tres bloques más para cada uno
table-xima-accepted = ha aceptado tres bloques más
table-xima-entered = ha incorporado { $what ->
    [special] el bloque especial
    *[block] un bloque
    } en { $to }{ $over ->
    [none] {""}
    *[other] {" "}por { $over }
    }
table-xima-went = ha { $how ->
    [climb] subido
    [run] avanzado
    *[descend] bajado
    }{ $what ->
    [special] {" "}con el bloque especial
    *[block] {""}
    } de { $from } a { $to }{ $over ->
    [none] {""}
    *[other] {" "}por { $over }
    }
table-xima-moved = ha movido
table-xima-gave-up = { $told }, entregando el bloque a cambio del especial capturado
table-xima-reached-summit = { $told }: la cima
table-xima-captured-blocks = { $told } y ha capturado { $count ->
    [one] 1 bloque
    *[other] { $count } bloques
    } (+{ $points })
table-xima-captured-special = { $told } y ha capturado el bloque especial (+{ $points })
table-xima-now-holds = { $told } y ahora domina lo que hay allí
table-xima-all-get-more = { $told }; todos reciben tres bloques más
table-xima-pass = pasar
table-xima-stop = no usar el otro dado
table-xima-offer = proponer tres bloques más para cada uno
table-xima-accept = aceptar tres bloques más
table-xima-proposal = { $how ->
    [enter] incorporar un bloque en
    [enter-special] incorporar el bloque especial en
    [climb] subir de { $from } a
    [run] avanzar de { $from } a
    *[descend] bajar de { $from } a
    } { $to }{ $over ->
    [none] {""}
    *[other] {" "}por { $over }
    }{ $die ->
    [none] {""}
    *[other] {" "}con el { $die }
    }{ $then ->
    [capture] {" "}y capturar
    [hold] {" "}y dominar lo que hay allí
    *[none] {""}
    }
table-xima-quality-so-far = Calidad de juego hasta ahora: { $grade } ({ $level })
table-xima-to-be-used = Por usar: { $die }
table-xima-to-be-used-two = Por usar: { $first } y { $second }
table-xima-want-more = { $names } { $players ->
    [one] quiere
    *[other] quieren
    } tres bloques más para todos
table-xima-no-progress = { $count ->
    [one] 1 turno
    *[other] { $count } turnos
    } sin progreso: tres bloques más para cada uno tras { $patience }
table-xima-no-block = Sin bloques
table-xima-tray-special = En la bandeja: el especial
table-xima-tray-and-special = En la bandeja: { $count } y el especial
table-xima-tray = En la bandeja: { $count }
table-xima-special-captured-by = especial capturado por { $colour }
table-xima-captured-count = capturados: { $count }
table-xima-held-count = dominados: { $count }
table-xima-button-pass = Pasar
table-xima-button-pass-tip = Ningún bloque puede avanzar tanto como dicen los dados
table-xima-button-stop = Terminar el turno
table-xima-button-stop-tip = No usar el otro dado
table-xima-button-accept = Aceptar 3 bloques más
table-xima-button-offer = Proponer 3 bloques más
table-xima-button-more-tip = Todos reciben tres bloques comunes más si todos están de acuerdo
table-xima-captures = Capturas
table-xima-drowned-means = Ahogado: gana quien tiene bloques pero no puede mover ninguno; pierde quien los ha enterrado.
table-xima-no-blocks-means = Sin bloques: pierde quien no tiene ninguno, ni en el tablero ni fuera de él.
table-xima-unit = fuerza
table-xima-force = Fuerza
table-xima-to-summit = Cima
table-xima-magnitudes = Magnitudes
table-xima-game-power-sum = Potencia de juego: { $force } / { $count ->
    [one] 1 turno
    *[other] { $count } turnos
    }{ $slower ->
    [none] {""}
    *[other] {" "}/ { $slower } por el tiempo usado
    }
table-xima-turns = Turnos
table-xima-effective-time = Tiempo efectivo
table-xima-effective-time-means = La parte del tiempo acordado que se ha usado
table-xima-game-power = Potencia de juego
table-xima-game-power-means = Fuerza / (turnos × 2 elevado al tiempo efectivo)
table-xima-quality = Calidad de juego: { $grade }. Es { $level }, la suma de todas las fuerzas.
table-xima-special-came-in = Entrada del especial
table-xima-special-came-in-means = El turno en que cada jugador incorporó por primera vez su bloque especial
table-xima-before-the-start = antes
table-xima-turn = { $turn }
table-xima-never = nunca
table-xima-force-board = En el tablero
table-xima-force-board-means = 2 por cada bloque común y 4 por el especial, multiplicado por el piso; los dominados cuentan la mitad, y el que domina gana el piso por cada bloque enemigo que tiene debajo (V_BB en el libro)
table-xima-force-tray = En la bandeja
table-xima-force-tray-means = Cada bloque que no está en el tablero cuenta tanto como la media de los que están (V_OB)
table-xima-force-captured = Capturados
table-xima-force-captured-means = Bloques capturados, con el valor que tenían justo antes (V_CB)
table-xima-force-resignations = Rendiciones
table-xima-force-resignations-means = Parte de la fuerza de un jugador que se ha rendido (V_R)
table-xima-force-summit = Cima
table-xima-force-summit-means = 16 por el bloque especial en la cima (V_W)
table-xima-game-force = Fuerza de juego
table-xima-game-force-means = La suma; el libro la cuenta en ximas
table-xima-cannot-win = { $colour } no puede ganar hasta que un bloque común rescate al especial en la cima
table-xima-can-win-again = { $colour } tiene de nuevo el especial en la bandeja y puede volver a ganar
table-xima-below-summit = el bloque especial de { $colour } está en el tercer piso, bajo la cima
table-xima-event-captured = { $whose ->
    [own] Han capturado tu bloque especial
    *[other] Han capturado el bloque especial de { $colour }
    }
table-xima-event-back = { $whose ->
    [own] Tu bloque especial
    *[other] El bloque especial de { $colour }
    } ha vuelto
table-xima-event-held = { $whose ->
    [own] Tu bloque especial
    *[other] El bloque especial de { $colour }
    } queda dominado en { $at }
table-xima-event-can-reach = { $whose ->
    [own] Tu bloque especial
    *[other] El bloque especial de { $colour }
    } puede alcanzar la cima
table-xima-threats = { $square }: { $told }
table-xima-threat-and = { $before }; { $next }
table-xima-threat-own = tu bloque especial puede alcanzar la cima ahora
table-xima-threat-of = el bloque especial de { $colour } puede alcanzar la cima
table-xima-way = { $to }: { $how ->
    [enter] incorporar un bloque
    [enter-special] incorporar el bloque especial
    [climb] subir desde { $from }
    [run] avanzar desde { $from }
    *[descend] bajar desde { $from }
    }{ $over ->
    [none] {""}
    *[other] {" "}por { $over }
    }{ $then ->
    [capture] {" "}y capturar
    [hold] {" "}y dominar lo que hay aquí
    *[none] {""}
    }
table-xima-floor = { $square }, piso { $floor }
table-xima-tower = { $square }: { $whose ->
    [own] tu
    *[other] el
    } { $kind ->
    [special] bloque especial
    *[block] bloque
    }{ $whose ->
    [own] {""}
    *[other] {" "}de { $colour }
    }{ $below ->
    [none] {""}
    *[other] . Domina: { $below }
    }{ $then ->
    [go] . Elige la casilla adonde debe ir.
    [select] . Elígelo y luego la casilla adonde debe ir.
    *[none] {""}
    }
table-xima-special-of = especial de { $colour }
table-xima-tray-empty = A { $colour } no le quedan bloques comunes en la bandeja
table-xima-tray-own = Tu bandeja: { $count ->
    [one] 1 bloque
    *[other] { $count } bloques
    }. Elige una casilla libre para incorporar uno.
table-xima-tray-of = { $colour } tiene { $count ->
    [one] 1 bloque común
    *[other] { $count } bloques comunes
    } en la bandeja
table-xima-own-special-chosen = Tu bloque especial. Elige la casilla en la que quieres incorporarlo.
table-xima-own-special = Tu bloque especial. Elígelo y luego la casilla en la que quieres incorporarlo.
table-xima-special-waits = El bloque especial de { $colour } espera en la bandeja
table-xima-special-on = El bloque especial de { $colour } está en { $at }
table-xima-special-is-captured-by = { $by } ha capturado el bloque especial de { $colour }
table-xima-captured-nothing = { $colour } aún no ha capturado nada
table-xima-captured-worth = { $colour } ha capturado { $count ->
    [one] 1 bloque
    *[other] { $count } bloques
    } por valor de { $points }
table-xima-which-die = ¿Qué dado para { $to }?
table-xima-which-die-why = Los dos llevan allí. El otro queda para otro bloque.
table-xima-use-die = Usar el { $die }
table-xima-expert = Magnitudes del libro
table-xima-expert-tip = Potencia de juego, tiempo efectivo y calidad de juego hasta ahora; fuerzas con sus fracciones.
table-xima-heights-name = Alturas y torres desplegadas
table-xima-heights = Alturas
table-xima-heights-tip = Las cifras dicen la altura de cada casilla, y los huecos muestran cada bloque de una torre. Un bloque sube como mucho un bloque de altura de una casilla a otra.
table-xima-blocks = Bloques
table-xima-drums = Cilindros
table-xima-click-square = Haz clic en una casilla vacía
table-xima-click-square-does = Incorporar un bloque común de tu bandeja
table-xima-click-block = Haz clic en un bloque y luego en una casilla
table-xima-click-block-does = Mover el bloque; las casillas a su alcance llevan un anillo
table-xima-click-special = Haz clic en el bloque especial de tu bandeja
table-xima-click-special-does = Elegirlo; después haz clic en la casilla en la que quieres incorporarlo
table-xima-drag-block = Arrastra un bloque a una casilla
table-xima-drag-block-does = Lo mismo de una vez
table-xima-hover-square = Pasa el cursor por una casilla
table-xima-hover-square-does = Ver el camino que tomaría un bloque, o qué se lo impide
table-xima-click-tower = Haz clic en la torre de otro jugador
table-xima-click-tower-does = Desplegarla para ver qué bloques tiene; «Alturas» despliega todas las torres y dice qué altura tienen
