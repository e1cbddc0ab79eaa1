names-guest = Invité
names-styled = Niveau { $level } ({ $style })
names-unlimited = Sans limite, { $seconds } s
