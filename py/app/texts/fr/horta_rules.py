"""Les règles de Horta Rescue."""

TEXTS = {
    "intro": "Un jeu de poussée pour deux, sur un plateau de cinq cases sur cinq, qui dure environ un quart d'heure. "
    "Les vaisseaux se poussent, s'aident et se gênent autour de trois astéroïdes, jusqu'à ce que l'un d'eux passe "
    "par-dessus bord.",
    "section-set-up": "Mise en place",
    "section-turn": "À votre tour",
    "section-strength": "La force d'une poussée",
    "section-end": "Fin de la partie",
    "section-variants": "Variantes",
    "H-01": "On joue à deux : la Fédération d'un côté, l'Alliance ferengie de l'autre. Mettez-vous d'accord sur les "
    "camps avant de commencer.",
    "H-02": "La Fédération joue la première. Ensuite, chacun son tour.",
    "H-03": "Trois astéroïdes occupent le milieu du plateau, en b3, c3 et d3. Chaque camp a cinq vaisseaux. Tous "
    "attendent dehors, dans sa réserve.",
    "H-04": "Il faut qu'un astéroïde quitte le plateau et qu'il vous revienne. L'article H-18 dit à qui il revient.",
    "H-05": "À votre tour, vous faites une action, et une seule, avec un seul de vos vaisseaux. On ne peut pas passer "
    "son tour.\n"
    "Les cinq actions possibles :\n"
    "- entrer sur le plateau ;\n"
    "- avancer d'une case ;\n"
    "- tourner sur place ;\n"
    "- quitter le plateau ;\n"
    "- pousser.",
    "H-06": "Prenez un vaisseau dans votre réserve et posez-le sur une case libre du bord. Le bord, ce sont les seize "
    "cases qui font le tour du plateau. Orientez le vaisseau comme vous voulez, même face au dehors.",
    "H-07": "Si la case du bord est occupée, on y entre seulement en poussant depuis l'extérieur. Le vaisseau arrive "
    "tourné vers l'intérieur et pousse tout droit, et il lui faut assez de force, comme pour toute poussée. Que la "
    "case soit prise par un vaisseau ou par un astéroïde n'y change rien.\n"
    "À un coin, vous avez le choix entre deux directions. À une autre case du bord, il n'y en a qu'une.",
    "H-08": "Si votre réserve est vide, rien ne peut entrer. C'est vrai même quand cette entrée ferait sortir un de "
    "vos vaisseaux par l'autre côté.",
    "H-09": "Le vaisseau va sur une case libre qui touche la sienne par un côté, donc jamais en diagonale. Son "
    "orientation ne compte pas : il peut aller de côté ou à reculons. En arrivant, il prend l'orientation que vous "
    "voulez, ou garde la sienne.",
    "H-10": "Le vaisseau reste sur sa case et change d'orientation, d'un quart de tour ou d'un demi-tour. C'est alors "
    "toute votre action. Garder la même orientation n'est pas tourner.",
    "H-11": "Depuis une case du bord, un vaisseau peut quitter le plateau, quelle que soit son orientation. C'est "
    "alors toute votre action. Il retourne dans votre réserve, et il pourra revenir quand vous voudrez.",
    "H-12": "On pousse seulement droit devant soi, et seulement si la case juste devant est occupée. Les pièces qui "
    "se suivent devant le vaisseau, jusqu'à la première case vide ou jusqu'au bord du plateau, forment la rangée. "
    "Toute la rangée se décale d'une case, et le vaisseau qui pousse la suit.",
    "H-13": "Pousser ne fait tourner personne. Chaque vaisseau garde son orientation, y compris celui qui pousse.",
    "H-14": "Une poussée qui n'est pas assez forte n'est pas permise. Jouez alors autre chose.",
    "H-15": "Un vaisseau poussé par-dessus bord n'est pas perdu. Il rejoint la réserve de son camp, même si c'est son "
    "propre camp qui l'a poussé.",
    "H-16": "Regardez tous les vaisseaux de la rangée, sans vous demander à qui ils sont :\n"
    "- pour : le vaisseau qui pousse, et ceux qui sont tournés dans le même sens que lui ;\n"
    "- contre : ceux qui sont tournés dans l'autre sens, face à lui ;\n"
    "- les vaisseaux de travers ne comptent pas.\n"
    "Chaque vaisseau contre annule un vaisseau pour. La poussée passe s'il reste au moins un vaisseau pour, et au "
    "moins autant de vaisseaux pour que d'astéroïdes dans la rangée.\n"
    "Un de vos vaisseaux peut donc vous bloquer, et un vaisseau adverse peut vous aider.",
    "H-17": "D'ordinaire, on compte la rangée entière : ce qui est tout au bout peut encore aider.\n"
    "Avec l'option, on compte pas à pas, en s'éloignant du vaisseau qui pousse. À chaque pièce, ce qu'on a compté "
    "jusque-là doit suffire. Si une partie de la rangée résiste, ce qui est derrière elle n'y change rien, et la "
    "poussée n'est pas permise.",
    "H-18": "Le premier astéroïde poussé hors du plateau termine la partie. Pour savoir à qui il revient, partez de "
    "lui et remontez la rangée vers le vaisseau qui a poussé. Le premier vaisseau tourné dans le sens de la poussée a "
    "sauvé l'astéroïde, et son camp gagne.\n"
    "On saute les vaisseaux de travers, ceux de l'autre sens et les autres astéroïdes. Le vaisseau qui a poussé "
    "compte toujours : il y a donc toujours un gagnant, et un seul.\n"
    "Attention, ce peut être votre adversaire. Vous avez quand même le droit de pousser ainsi.",
    "H-19": "La partie est nulle quand la même position se présente pour la troisième fois : les mêmes pièces aux "
    "mêmes endroits, tournées de la même façon, et le même camp qui doit jouer. La position de départ compte aussi, "
    "et peu importe le nombre de tours joués.\n"
    "Si chacun ne peut quitter le plateau qu'une fois (H-21), il faut en plus que les mêmes camps aient déjà utilisé "
    "leur sortie.",
    "H-20": "Avec cette option, c1 et c5 sont interdites pendant les deux premiers tours de chaque joueur. Le "
    "vaisseau que vous jouez ne peut y arriver ni en entrant, ni en avançant, ni en poussant. En revanche, un "
    "vaisseau peut y être poussé par un autre.",
    "H-21": "D'ordinaire, on quitte le plateau aussi souvent qu'on veut. Avec cette option, chaque joueur ne peut le "
    "faire qu'une fois dans la partie. Un vaisseau poussé par-dessus bord ne compte pas.",
}
