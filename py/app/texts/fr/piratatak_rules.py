"""Les règles de Piratatak."""

TEXTS = {
    "intro": "De deux à quatre joueurs, dès cinq ans, tirent des cartes pour assembler les six morceaux d'un bateau, "
    "en un quart d'heure environ. À chaque carte, on se demande : encore une, ou vaut-il mieux passer avant qu'un "
    "pirate n'arrive ?",
    "section-set-up": "Mise en place",
    "section-turn": "À votre tour",
    "section-cards": "Les cartes",
    "section-boat": "Commencer et perdre un bateau",
    "section-end": "Pioche et fin de la partie",
    "P-01": "Il y a 55 cartes :\n"
    "- 24 morceaux de bateau : un rouge, un bleu, un vert et un jaune, chacun en six morceaux différents ;\n"
    "- 20 pièces d'or ;\n"
    "- 8 pirates ;\n"
    "- 3 canons.\n"
    "On les mélange, et elles forment la pioche, face cachée. Personne ne reçoit de carte au départ.\n"
    "Pendant la partie, les morceaux de votre couleur forment votre bateau. Vos autres cartes forment votre réserve. "
    "Tout est posé face visible.",
    "P-02": "Autour d'une table, le plus jeune commence. Ici, c'est le premier joueur de la liste ou quelqu'un de "
    "tiré au sort, selon ce que vous choisissez avant la partie. On tourne ensuite dans le sens des aiguilles d'une "
    "montre.",
    "P-03": "À votre tour, vous tirez au moins une carte, sauf si vous achetez. Chaque carte tirée se montre à tous. "
    "Après chacune, si ce n'est pas un pirate, vous pouvez continuer ou passer. Vous tirez autant de cartes que vous "
    "osez.",
    "P-04": "Au lieu de tirer, vous pouvez acheter : donnez trois pièces d'or à un adversaire, et il vous donne un "
    "morceau de bateau. Un seul achat par tour, et votre tour s'arrête là, sans tirer.",
    "P-05": "On achète avant de tirer, jamais après. Vous ne pouvez acheter qu'un morceau de votre couleur : il faut "
    "donc en avoir déjà une. Le morceau doit se trouver dans la réserve d'un adversaire. Celui-ci ne peut pas "
    "refuser, et les pièces d'or sont pour lui.",
    "P-06": "Vous n'avez pas encore de bateau ? Le morceau tiré commence le vôtre et vous donne sa couleur. Mais si "
    "cette couleur est déjà celle d'un autre, le morceau va dans votre réserve, et vous attendez toujours votre "
    "bateau. Ensuite, vous pouvez continuer ou passer.",
    "P-07": "Un morceau de votre couleur rejoint votre bateau. Un morceau d'une autre couleur va dans votre réserve. "
    "Dans les deux cas, vous pouvez continuer ou passer.",
    "P-08": "Une pièce d'or ou un canon va dans votre réserve. Vous pouvez continuer ou passer.",
    "P-09": "Le pirate termine votre tour et emporte trois de vos cartes à la défausse. Vous choisissez lesquelles, "
    "parmi vos pièces d'or et vos morceaux de bateau, y compris ceux de votre propre bateau. Si vous en avez moins de "
    "trois, vous les perdez toutes.",
    "P-10": "Un canon fait fuir le pirate. Tous deux vont à la défausse, vous ne perdez rien d'autre, et votre tour "
    "s'arrête là.\n"
    "D'ordinaire, celui qui a un canon doit s'en servir, même s'il n'a rien à perdre. Avec le canon facultatif, vous "
    "pouvez le garder et donner trois cartes comme si vous n'en aviez pas. Si vous n'avez rien à donner, garder le "
    "canon ne vous coûte rien.",
    "P-11": "Un canon ne compte jamais parmi les trois cartes données au pirate. Il faut un canon par pirate, et il "
    "ne défend que celui qui le possède.",
    "P-12": "D'ordinaire, on garde sa couleur toute la partie. Si vous perdez le dernier morceau de votre bateau, "
    "cette couleur reste la vôtre et personne d'autre ne peut la commencer. Dès que vous en tirez ou en achetez un "
    "morceau, votre bateau repart.\n"
    "Avec la couleur libérée, c'est différent. Celui qui perd son dernier morceau ne construit plus de bateau, et sa "
    "couleur est de nouveau à prendre, pour lui comme pour les autres.",
    "P-13": "Cet article ne sert qu'avec la couleur libérée. Quand vous commencez un bateau, les morceaux de cette "
    "couleur qui sont déjà dans votre réserve le rejoignent aussitôt. Ceux des autres réserves y restent, et vous "
    "pourrez les acheter.",
    "P-14": "Pour commencer un bateau, il faut tirer un de ses morceaux. Ni un achat, ni un morceau de votre réserve "
    "ne peuvent le faire.",
    "P-15": "Quand quelqu'un doit tirer et que la pioche est vide, on mélange la défausse pour en faire une nouvelle. "
    "Les cartes posées devant les joueurs y restent.",
    "P-16": "Il y a toujours une carte à tirer. Les pirates ne restent chez personne, donc la pioche et la défausse "
    "ne sont jamais vides toutes les deux.",
    "P-17": "Le premier qui réunit les six morceaux de son bateau gagne aussitôt, de quelque façon que le sixième "
    "soit venu.",
}
