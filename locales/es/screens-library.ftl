library-newest-first = Las más recientes primero
library-to-watch = Partidas para ver
library-empty = Aún no hay partidas guardadas. Cada partida se guarda al terminar.
library-none-found = No se han encontrado partidas.
library-moves = { $count ->
        [one] 1 jugada
       *[other] { $count } jugadas
    }
library-search = Buscar jugadores, juegos, fechas…
library-show-all = Mostrar todas
library-hide-results = Ocultar lo que viene
library-hide-results-tip = Sin resultados en las listas, y una partida que se mira solo muestra lo ya visto
library-open = Abrir archivo…
library-open-tip = Abrir una partida de cualquier lugar de este equipo
library-paste = Pegar
library-paste-tip = Abrir una partida del portapapeles: una lista de jugadas, como la de un correo (Ctrl+V)
library-study = En una página
library-study-tip = Hace una página web con las { $count } partidas de esta lista, cada una un capítulo; se puede enviar y volver a abrir aquí
library-restore = Restaurar { $name }
library-restore-tip = Está en la papelera
library-folder = Las partidas se guardan en { $folder }
library-drop = Suelta un archivo .curio en la ventana para ver una partida de otro sitio.
library-no-drop = Para ver una partida de otro sitio, abre su archivo. Con Wayland no se pueden soltar archivos en la ventana.
library-damaged = Dañada: { $damage }
library-delete = Mover a la papelera; puedes restaurarla después
library-continue-tip = Continuar desde la última jugada
library-in-progress = En curso
library-unfinished = Por terminar
