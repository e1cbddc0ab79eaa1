stage-watch = Urmărește
stage-continue = Continuă
stage-players = Jucători
stage-rules-and-keys = Reguli și taste
stage-loading-matches = Se încarcă partidele…
stage-saved-matches = Partide salvate
