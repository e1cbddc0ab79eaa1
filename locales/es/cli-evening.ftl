cli-evening-none = No hay ninguna velada interrumpida.
cli-evening-damaged = el archivo de la velada está dañado
cli-evening-over = La velada ha terminado. Está guardada en { $folder }. Ctrl+C despide a los teléfonos.
cli-evening-came = { $name } ha llegado
cli-evening-called = mesa { $table }, { $game }: { $one } y { $other }
cli-evening-guests = Invitados:  { $link }
cli-evening-screen = Pantalla:   { $link }
cli-evening-organiser = Organiza:   { $link } (número { $pin })
