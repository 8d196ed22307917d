"""Les règles de Constellations."""

TEXTS = {
    "intro": "De trois à cinq joueurs placent leurs jetons sur les douze signes du zodiaque, les uns face visible, "
    "les autres face cachée, en quarante minutes environ. Dès qu'une constellation est pleine, on découvre qui y "
    "brille le plus, et les pièces sont pour lui.",
    "section-set-up": "Mise en place",
    "section-turn": "À votre tour",
    "section-scoring": "Le décompte",
    "section-end": "Fin de la partie",
    "C-01": "Il y a douze constellations, une pour chaque signe du zodiaque. Elles ont en tout 83 étoiles, dont 31 "
    "grandes. Chaque constellation a deux prix : le premier vaut autant de pièces qu'elle a d'étoiles, le deuxième en "
    "vaut deux de moins.\n"
    "Les dessins sont les nôtres et suivent les vraies constellations, car ceux d'origine n'ont pas été retrouvés.",
    "C-02": "On mélange les constellations et on en ouvre autant qu'il y a de joueurs. Les autres forment la pioche.",
    "C-03": "Chacun a neuf jetons de sa couleur : 1, 3, 5, 6, 7 et 10, un trou noir et deux étoiles doubles. Personne "
    "ne voit ceux des autres avant qu'ils soient placés.",
    "C-04": "Les pièces sont dans la réserve, qui ne s'épuise jamais.",
    "C-05": "Celui qui commence est le premier joueur de la liste ou quelqu'un de tiré au sort, selon ce que vous "
    "choisissez avant la partie. On tourne ensuite dans le sens des aiguilles d'une montre.\n"
    "À votre tour, placez un jeton, et un seul, sur une étoile libre de n'importe quelle constellation ouverte. Vous "
    "ne pouvez pas passer.",
    "C-06": "Le jeton se place face visible sur une petite étoile, et face cachée sur une grande. Vous seul savez "
    "alors lequel c'est, et vous pouvez le regarder de nouveau quand vous voulez.",
    "C-07": "Si vous n'avez plus un seul jeton, vous devez passer. La partie ne peut pas rester bloquée : les jetons "
    "reviennent à chaque décompte.",
    "C-08": "Le décompte a lieu dès que chaque étoile d'une constellation porte un jeton. On commence par retourner "
    "les jetons cachés.",
    "C-09": "Viennent d'abord les trous noirs reliés entre eux par une ligne. Ils partent tous à la fois, avant "
    "d'avoir rien avalé.",
    "C-10": "Ensuite, chaque trou noir qui reste avale les jetons auxquels une ligne le relie, à qui qu'ils soient, "
    "même les étoiles doubles. Ces jetons sont rendus et ne comptent pas.",
    "C-11": "Chaque étoile double qui reste double la valeur de ses voisins, les jetons auxquels une ligne la relie, "
    "à qui qu'ils soient. Entre deux étoiles doubles, un jeton vaut quatre fois son nombre. Une étoile double et un "
    "trou noir valent eux-mêmes 0.",
    "C-12": "Ceux qui ont encore des jetons sur la constellation font la somme de leurs valeurs.",
    "C-13": "Le plus grand total reçoit le premier prix, et celui qui le suit reçoit le deuxième. De la troisième à "
    "la cinquième place, on reçoit un lot de consolation : une pièce pour chaque jeton qu'on a encore sur la "
    "constellation.",
    "C-14": "D'ordinaire, les lots de consolation viennent de la réserve. Avec l'option, c'est le premier qui les "
    "paie, en les prenant sur son premier prix. C'était la règle de l'édition d'origine.",
    "C-15": "Quand deux totaux sont égaux, celui qui a encore le plus de jetons sur la constellation est devant. Un "
    "trou noir ou une étoile double compte comme un jeton.",
    "C-16": "Si la première place est toujours à égalité, aucun prix n'est donné : chacun prend une pièce pour chaque "
    "jeton qu'il a encore là. Si c'est la deuxième place, le premier prix est donné, et tous les autres prennent une "
    "pièce par jeton. Ces pièces viennent toujours de la réserve.",
    "C-17": "Celui qui est seul sur la constellation reçoit le premier prix, et rien de plus. Si personne n'y est "
    "plus, il n'y a rien à gagner.",
    "C-18": "Chacun reprend tous ses jetons. La constellation est retirée et, tant qu'il y en a dans la pioche, une "
    "autre la remplace avant le tour suivant. Après cela, on continue avec les constellations qui restent.",
    "C-19": "Après le douzième décompte, le plus riche gagne. En cas d'égalité, la victoire est partagée.",
}
