## The names that Curio gives to players

# a person at the table who has given no name
names-guest = Guest
# $level (Number)
# $key the style as records write it
# $style the style as players read it
names-styled = Level { $level } ({ $key })
# $seconds a number of seconds, in digits
names-unlimited = Unlimited, { $seconds } s
