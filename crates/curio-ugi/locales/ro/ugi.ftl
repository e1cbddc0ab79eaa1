no-command = `{ $command }` nu este o comandă: lipsește o ghilimea
no-time = `{ $command }` nu începe cu un timp: scrie { $word }90s sau { $word }2m
not-started = `{ $command }` nu poate fi pornit: { $error }
silent = `{ $command }` nu a răspuns cu { $awaited } în { $seconds } s; ca să aștepți mai mult, folosește --patience 2m, `ugi:{ $word }2m COMANDĂ` sau Setări > Calculator
endless = `{ $command }` a scris o linie de peste { $size } KiB în loc de { $awaited }
ended = `{ $command }` s-a încheiat ({ $status }) în loc să răspundă cu { $awaited }
