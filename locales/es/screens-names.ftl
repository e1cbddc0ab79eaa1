names-guest = Visitante
names-styled = Nivel { $level } ({ $style })
names-unlimited = Sin límite, { $seconds } s
