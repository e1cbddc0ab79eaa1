## The dialog with the code for phones

phones-title = Play on your phone
phones-scan = Scan the code to play or to watch. Nothing has to be installed.
phones-network = Phones must be on the same network. The address alone lets them watch, not play.
phones-stand-in = The computer plays for whoever is away
# the button that closes the dialog
phones-close = Done
phones-copy-link = Copy the link
phones-stop = Stop
phones-stop-tip = Disconnect all phones and let no more join
# the switch that offers a seat to phones
phones-switch = Phone
# $name of a player
phones-away = { $name }, away
# $name of a player
# $seconds (Number) until the seat is given to another
phones-away-for = { $name }, away: { $seconds } s
# $name who has the seat so far
phones-until = { $name }, until a phone joins
## The networks that the machine is in
phones-other-network = Another network
phones-no-network = This machine is in no network in which phones could find it. Connect it to one, or open a hotspot: the code appears by itself. On the command line, --host ADDRESS:PORT names an address.
phones-word-tip = Whoever types the address instead of scanning the code enters this word
