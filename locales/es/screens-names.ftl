names-guest = Invitado
names-styled = Nivel { $level } ({ $style })
names-unlimited = Sin límite, { $seconds } s
