refused-too-large = That message is too large.
refused-unreadable = That message cannot be read.
refused-not-json = Messages are JSON.
refused-too-slow = That message came too slowly.
refused-no-page = There is no such page.
refused-method = That cannot be done with this page.
refused-other-host = This table has another address. Scan the code on the screen again.
refused-other-origin = Another page may not play here.
refused-key = This link is out of date. Scan the code on the screen again.
refused-stranger = The table does not know you any more.
refused-nameless = Enter a name to play.
refused-full = The table is full. Try again in a minute.
refused-too-often = That was too fast. Wait a moment.
refused-no-seat = That seat is not for phones.
refused-taken = Somebody else has taken that seat.
refused-unseated = You have no seat in this match.
refused-player = Players do not predict moves.
refused-not-your-turn = It is not your turn.
refused-late = The match has gone on in the meantime.
refused-paused = The match is paused. It goes on at the table.
refused-over = The match is over.
refused-not-over = The match is not over yet.
refused-clock = Only the clock says that.
refused-no-answer = The table does not answer. Your move may have been played; look at the board.
# $address an address with its port
# $error why
host-cannot-listen = cannot listen at { $address }: { $error }
# $error why
host-cannot-open = cannot open a table for phones: { $error }
# $link what was given
host-no-address = `{ $link }` is not an address such as http://name:8425
