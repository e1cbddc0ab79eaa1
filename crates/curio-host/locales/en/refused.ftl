refused-too-large = That message is too large.
refused-unreadable = That message cannot be read.
refused-not-json = Messages must be JSON.
refused-too-slow = That message came too slowly.
refused-no-page = There is no such page.
refused-method = This page does not support that.
refused-other-host = This table has another address. Scan the code on the screen again.
refused-other-origin = This page is not allowed to play at this table.
refused-key = This link is out of date. Scan the code on the screen again.
refused-stranger = The table no longer knows you.
refused-nameless = Enter a name to play.
refused-full = The table is full. Try again in a minute.
refused-too-often = That was too fast. Wait a moment.
refused-no-seat = That seat is not for phones.
refused-taken = Somebody else has taken that seat.
refused-unseated = You have no seat in this match.
refused-player = Only spectators predict moves.
refused-not-your-turn = It is not your turn.
refused-late = The match has moved on in the meantime.
refused-paused = The match is paused. It is resumed at the table.
refused-over = The match is over.
refused-not-over = The match is not over yet.
refused-clock = Only the clock can end a match on time.
refused-no-answer = The table is not answering. Your move may have been played; look at the board.
# $address an address with its port
# $error why
host-cannot-listen = cannot listen at { $address }: { $error }
# $error why
host-cannot-open = cannot open a table for phones: { $error }
# $link what was given
host-no-address = `{ $link }` is not an address such as http://name:8425
refused-pin = That is not the organiser’s number.
refused-not-now = That is not possible now.
