no-command = `{ $command }` n’est pas une commande : il manque un guillemet
no-time = `{ $command }` ne commence pas par un temps : écrivez { $word }90s ou { $word }2m
not-started = impossible de lancer `{ $command }` : { $error }
silent = `{ $command }` n’a pas répondu { $awaited } en { $seconds } s ; pour attendre plus longtemps, utilisez --patience 2m, `ugi:{ $word }2m COMMANDE` ou Paramètres > Ordinateur
endless = `{ $command }` a écrit une ligne de plus de { $size } Kio au lieu de { $awaited }
ended = `{ $command }` s’est arrêté ({ $status }) au lieu de répondre { $awaited }
