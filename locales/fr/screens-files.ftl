pasted-empty = Il n’y a pas de texte à coller. Copiez d’abord une liste de coups.
pasted-too-long = Ce texte est trop long pour une partie.
pasted-no-match = Le texte n’est pas une partie : { $error }.
pasted-done = { $count ->
    [0] Vous aviez déjà fait ici toutes ces leçons et tous ces problèmes.
    [one] { $count } leçon ou problème du navigateur compte maintenant ici.
   *[other] { $count } leçons et problèmes du navigateur comptent maintenant ici.
    }
drop-no-match = { $file } n’est pas un fichier de partie. Les fichiers de partie se terminent par .{ $extension }.
drop-here = Déposez pour regarder la partie
paths-missing = Il n’y a ni fichier ni dossier { $path }.
paths-windows = { $path } est un chemin d’un ordinateur sous Windows.
paths-elsewhere = { $path } n’est pas sur cet ordinateur. Enregistrez d’abord la partie dans un fichier.
chooser-title = Ouvrir une partie
chooser-up = Remonter
chooser-home = Dossier personnel
chooser-type = Bout de nom ou chemin complet
chooser-reading = Lecture du dossier…
chooser-press-enter = Appuyez sur Entrée pour y aller.
chooser-none = Aucun dossier ni fichier .{ $extension } de ce nom.
