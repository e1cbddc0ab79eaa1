names-guest = Invitat
names-styled = Nivelul { $level } ({ $style })
names-unlimited = Nelimitat, { $seconds } s
