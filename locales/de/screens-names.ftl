names-guest = Gast
names-styled = Stufe { $level } ({ $style })
names-unlimited = Unbegrenzt, { $seconds } s
