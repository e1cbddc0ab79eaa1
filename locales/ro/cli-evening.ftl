cli-evening-none = Nicio seară nu a fost întreruptă.
cli-evening-damaged = fișierul serii este deteriorat
cli-evening-over = Seara s-a încheiat. Este păstrată în { $folder }. Ctrl+C deconectează telefoanele.
cli-evening-came = { $name } a venit
cli-evening-called = masa { $table }, { $game }: { $one } și { $other }
cli-evening-guests = Invitați:   { $link }
cli-evening-screen = Ecran mare: { $link }
cli-evening-organiser = Organizator: { $link } (numărul { $pin })
