programs-question = Lancer ce programme ?
programs-about = Un adversaire de cette partie est un autre programme. Cette commande le lancerait sur votre ordinateur, avec les mêmes droits que vous :
programs-trust = Ne le lancez que si vous connaissez le programme et faites confiance à la provenance de cette partie.
programs-too-long = Cette commande est trop longue pour être vérifiée ici. Si vous lui faites confiance, donnez-la sur la ligne de commande : curio play JEU --players human,ugi:COMMANDE
programs-run = Lancer ce programme
programs-decline = Ne pas lancer
programs-decline-tip = Vous pouvez jouer à sa place ou choisir un autre adversaire dans les outils
