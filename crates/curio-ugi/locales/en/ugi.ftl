# $command what was given
no-command = `{ $command }` is not a command: a quotation mark is missing
# $command what was given
# $word how a time begins
no-time = `{ $command }` names no time: write { $word }90s or { $word }2m
# $command the program
# $error why
not-started = cannot start `{ $command }`: { $error }
# $command the program
# $awaited the answer
# $seconds for how long
# $word how a time begins
silent = `{ $command }` did not answer { $awaited } within { $seconds } s; to wait longer, use --patience 2m, `ugi:{ $word }2m COMMAND` or Settings > Computer
# $command the program
# $awaited the answer
# $size (Number) the longest line, in KiB
endless = `{ $command }` wrote a line of more than { $size } KiB instead of { $awaited }
# $command the program
# $status how it ended
# $awaited the answer
ended = `{ $command }` exited ({ $status }) instead of answering { $awaited }
