cli-evening-none = No evening was interrupted.
cli-evening-damaged = the file of the evening is damaged
# $folder
cli-evening-over = The evening is over. It is kept in { $folder }. Ctrl+C sends the phones away.
# $name a player
cli-evening-came = { $name } is here
# $one a player
# $other a player
# $game the game’s name in commands
# $table (Number)
cli-evening-called = table { $table }, { $game }: { $one } and { $other }
# $link
cli-evening-guests = Guests:     { $link }
# $link
cli-evening-screen = Big screen: { $link }
# $link
# $pin
cli-evening-organiser = Organiser:  { $link } (number { $pin })
# $address
# $word four letters
cli-host-typed = Or open { $address } and type { $word }
