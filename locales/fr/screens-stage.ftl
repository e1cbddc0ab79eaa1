stage-watch = Regarder
stage-continue = Poursuivre
stage-players = Joueurs
stage-rules-and-keys = Règles et touches
stage-loading-matches = Chargement des parties…
stage-saved-matches = Parties enregistrées
