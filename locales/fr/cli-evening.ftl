cli-evening-none = Aucune soirée n’a été interrompue.
cli-evening-damaged = le fichier de la soirée est endommagé
cli-evening-over = La soirée est terminée. Elle est conservée dans { $folder }. Ctrl+C renvoie les téléphones.
cli-evening-came = { $name } est là
cli-evening-called = table { $table }, { $game } : { $one } et { $other }
cli-evening-guests = Invités :    { $link }
cli-evening-screen = Grand écran : { $link }
cli-evening-organiser = Organisation : { $link } (numéro { $pin })
