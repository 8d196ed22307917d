"""Les règles de Trekattak."""

TEXTS = {
    "intro": "De deux à quatre joueurs assemblent chacun un vaisseau de neuf morceaux, carte après carte. Quatorze "
    "peuples de l'espace peuvent surgir de la pioche pour vous attaquer, ou pour vous prêter main-forte.",
    "section-set-up": "Mise en place",
    "section-turn": "À votre tour",
    "section-cards": "Les cartes",
    "section-attack": "Régler une attaque",
    "section-allies": "Les alliés",
    "section-end": "Pioche et fin de la partie",
    "T-01": "Il y a 90 cartes :\n"
    "- 36 morceaux de vaisseau, neuf pour chacun : l'Enterprise de la Fédération, l'oiseau de proie klingon, le "
    "croiseur vulcain et le maraudeur ferengi ;\n"
    "- 27 barres de latinium ;\n"
    "- 9 phasers ;\n"
    "- 18 cartes peuple : trois Borgs, trois passagères d'Orion, et une carte pour chacun des douze autres peuples.\n"
    "La règle d'origine ne fixe que les morceaux et les cartes des quatre peuples qui ont un vaisseau. Les autres "
    "nombres sont les nôtres.\n"
    "On mélange les cartes, et elles forment la pioche, face cachée. Pendant la partie, les morceaux posés devant "
    "vous forment votre vaisseau. Vos autres cartes forment votre réserve. Tout est posé face visible, et chacun ne "
    "construit qu'un vaisseau.",
    "T-02": "Autour d'une table, le plus âgé commence. Ici, c'est le premier joueur de la liste ou quelqu'un de tiré "
    "au sort, selon ce que vous choisissez avant la partie. On tourne ensuite dans le sens des aiguilles d'une montre.",
    "T-03": "À votre tour, vous tirez au moins une carte, sauf si vous achetez. Chaque carte tirée se montre à tous. "
    "Après une carte qui n'est pas une attaque, vous pouvez continuer ou passer.\n"
    "Avec l'option, un morceau de vaisseau vous oblige à continuer.",
    "T-04": "Au lieu de tirer, vous pouvez acheter : donnez trois barres de latinium à un adversaire, et vous recevez "
    "un morceau de votre vaisseau qui se trouve dans sa réserve. Il ne peut pas refuser, et le latinium est pour lui. "
    "Un seul achat par tour, et votre tour s'arrête là, sans tirer.",
    "T-05": "Vous ne construisez pas encore de vaisseau ? Le morceau tiré commence le vôtre, et ceux du même vaisseau "
    "qui attendent déjà dans votre réserve le rejoignent aussitôt. Mais si ce vaisseau est déjà celui d'un autre, le "
    "morceau va dans votre réserve.\n"
    "Plus tard, un morceau de votre vaisseau le rejoint, et un autre va dans votre réserve. Un achat ne peut pas "
    "commencer un vaisseau.",
    "T-06": "Une barre de latinium ou un phaser va dans votre réserve. Vous pouvez continuer ou passer.",
    "T-07": "Une carte peuple est une attaque. Réglez-la, et votre tour s'arrête là. Il y a une exception : le peuple "
    "du vaisseau que vous construisez vient en allié (T-20).",
    "T-10": "Chaque peuple a sa ligne dans le tableau des pertes. Essayez la perte 1, puis la perte 2, puis la perte "
    "3 : vous payez la première que vous avez de quoi payer en entier. Vous ne choisissez pas entre elles. Pour une "
    "perte en cartes, les morceaux de votre vaisseau comptent dans ce que vous avez.",
    "T-11": "Si vous n'avez de quoi payer aucune des pertes en entier, vous donnez tout ce que vous pouvez de la "
    "perte en cartes de cette ligne, et parfois ce n'est rien. La carte peuple va ensuite à la défausse. Pour la "
    "passagère d'Orion, voyez T-15.",
    "T-12": "Une perte en cartes se paie en barres de latinium et en morceaux de vaisseau. Servez-vous d'abord dans "
    "votre réserve, et prenez dans votre vaisseau seulement ce qui manque encore. Contre les Breens, c'est l'inverse "
    ": le vaisseau d'abord, la réserve ensuite. Dans la réserve comme dans le vaisseau, vous choisissez les cartes.\n"
    "Les phasers, les alliés gardés et les passagères d'Orion ne servent jamais à payer une perte en cartes.",
    "T-13": "Une perte en phasers se paie avec des cartes phaser ou avec des alliés gardés (T-21), à votre choix.\n"
    "Pour lire le reste du tableau :\n"
    "- un tiret veut dire que la ligne n'a pas d'autre perte ;\n"
    "- une ou deux barres de latinium, une passagère d'Orion : il faut exactement ces cartes-là ;\n"
    "- le morceau que demandent les Vulcains vient de votre réserve, et vous le choisissez parmi ceux du vaisseau "
    "vulcain ;\n"
    "- Khan demande cinq cartes au lieu de quatre à qui construit le vaisseau de la Fédération.",
    "T-14": "Les Borgs sont de plus en plus gourmands. Leur première attaque coûte un phaser, ou à défaut trois "
    "cartes. La deuxième coûte deux phasers ou quatre cartes, la troisième et toutes les suivantes trois phasers ou "
    "cinq cartes.\n"
    "D'ordinaire, on compte toutes leurs attaques depuis le début de la partie, quel que soit le joueur attaqué. Avec "
    "l'option, on les compte pour chaque joueur à part.",
    "T-15": "Quand vous tirez une passagère d'Orion et qu'il y en a déjà une dans votre réserve, elles repartent "
    "libres ensemble : les deux cartes vont à la défausse. Sinon, vous défaussez une barre de latinium, et la "
    "passagère que vous venez de tirer reste dans votre réserve. Si vous n'avez pas de latinium, la carte tirée va à "
    "la défausse.",
    "T-16": "Un peuple repoussé avec des phasers ou des alliés gardés part en exil : sa carte sort du jeu jusqu'à la "
    "fin de la partie. Les autres cartes du même peuple restent en jeu.\n"
    "Les cartes de la Fédération, des Ferengis, des Vulcains et des Klingons ne partent jamais en exil, elles vont à "
    "la défausse. Les phasers et les alliés dépensés y vont aussi.",
    "T-17": "Tout ce que vous perdez va à la défausse, face visible. La carte peuple y va de même, à moins de partir "
    "en exil ou de rester dans votre réserve.",
    "T-18": "Le Continuum Q bouleverse tout :\n"
    "- votre vaisseau entier va à la défausse ;\n"
    "- vous prenez tous les morceaux de vaisseau des réserves de tous les autres joueurs ;\n"
    "- vous devez choisir votre nouveau vaisseau, parmi ceux que personne d'autre ne construit et dont vous avez "
    "maintenant un morceau, que vous veniez de le prendre ou qu'il ait été dans votre réserve. Tous les morceaux que "
    "vous en avez forment ce vaisseau.\n"
    "Ce peut être le même vaisseau qu'avant. Si vous en avez les neuf morceaux, vous gagnez. Si aucun vaisseau n'est "
    "possible, vous n'en avez plus.\n"
    "La carte Q va à la défausse et votre tour s'arrête là. Le latinium, les phasers et les vaisseaux des autres ne "
    "bougent pas.",
    "T-20": "Le peuple du vaisseau que vous construisez arrive en renfort. Le tirer n'est pas une attaque, et votre "
    "tour ne s'arrête pas.",
    "T-21": "Avec un renfort, vous faites l'un ou l'autre :\n"
    "- prendre gratuitement un morceau de vaisseau dans la réserve d'un adversaire, puis mettre l'allié à la "
    "défausse. Un morceau de votre vaisseau le rejoint, un autre va dans votre réserve ;\n"
    "- garder l'allié dans votre réserve. Il vaut un phaser, et il va à la défausse quand vous le dépensez.\n"
    "S'il n'y a aucun morceau à prendre, l'allié reste avec vous.",
    "T-22": "Quand quelqu'un doit tirer et que la pioche est vide, on mélange la défausse pour en faire une nouvelle.",
    "T-23": "D'ordinaire, et à moins que Q n'arrive, on garde son vaisseau toute la partie, même quand on en perd le "
    "dernier morceau. Personne d'autre ne peut alors le commencer, et il repart dès que vous en obtenez un morceau. "
    "Vous comptez toujours comme son constructeur : son peuple est votre allié, Khan vous demande cinq cartes si "
    "c'est celui de la Fédération, et avec Q personne d'autre ne peut le choisir.\n"
    "Avec le vaisseau libéré, c'est différent. Celui qui perd son dernier morceau ne construit plus de vaisseau, et "
    "le sien est de nouveau à prendre, pour lui comme pour les autres.\n"
    "Si Q vous laisse sans vaisseau, vous n'en construisez plus aucun, et vous pourrez commencer n'importe quel "
    "vaisseau libre.",
    "T-24": "Le premier vaisseau complet, avec ses neuf morceaux, gagne aussitôt, que le dernier ait été tiré, "
    "acheté, pris à un adversaire ou obtenu grâce à Q.",
}
