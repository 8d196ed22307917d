"""Les règles de Zatre, le jeu de cartes."""

TEXTS = {
    "intro": "Zatre sans plateau, pour deux à quatre joueurs : chaque carte a deux moitiés, et l'on cherche encore "
    "des rangées de 10, 11 ou 12. On joue autant de manches qu'il y a de joueurs, pour que chacun en commence une.",
    "section-set-up": "Mise en place",
    "section-turn": "À votre tour",
    "section-scoring": "Compter les points",
    "section-end": "Fin d'une manche et fin de la partie",
    "K-01": "Il y a 50 cartes. Chacune a deux moitiés, qui portent chacune un nombre de 0 à 6 :\n"
    "- deux nombres de 1 à 6, différents ou non : chaque paire existe deux fois, ce qui fait 42 cartes ;\n"
    "- un zéro et un nombre de 1 à 6 : chaque paire existe une fois, ce qui fait 6 cartes ;\n"
    "- deux zéros : 2 cartes.\n"
    "Cette répartition est la nôtre, car celle d'origine n'a pas été retrouvée.",
    "K-02": "Il y a autant de manches que de joueurs, et chacune se joue avec 25 cartes. On mélange les 50 cartes : "
    "25 servent à la première manche, les 25 autres à la deuxième. Pour la troisième et la quatrième manche, on "
    "mélange de nouveau les 50 cartes et on fait pareil.",
    "K-03": "Le premier joueur reçoit 4 cartes, les autres 3. C'est leur main, qu'ils sont seuls à voir. Le reste des "
    "25 cartes est partagé en pioches personnelles, face cachée : 9 cartes chacun à deux joueurs, 5 à trois, 3 à "
    "quatre.\n"
    "Celui qui commence la première manche est tiré au sort. Ensuite, c'est chaque fois son voisin de gauche : chacun "
    "commence donc une fois.",
    "K-04": "Une carte couvre deux cases voisines, en largeur ou en hauteur, et dans le sens qui vous plaît. Il n'y a "
    "pas de bord : les cartes posées peuvent s'étendre de tous les côtés.\n"
    "Au premier tour d'une manche, celui qui commence pose deux cartes, qui se touchent par le côté d'au moins une de "
    "leurs moitiés. À chaque tour suivant, on pose une seule carte, qui touche les cartes déjà posées.",
    "K-05": "Une rangée, ce sont au moins deux moitiés qui se suivent sans trou, en largeur ou en hauteur. Les deux "
    "moitiés d'une même carte comptent aussi. La somme d'une rangée ne doit jamais dépasser 12. Jusqu'à 9, la rangée "
    "est permise, mais elle ne rapporte rien.",
    "K-06": "Un zéro fait partie de sa rangée et ne l'arrête pas. Il peut y en avoir plusieurs dans la même. Un zéro "
    "peut aussi réunir deux rangées en une seule, si leur somme ne dépasse pas 12.",
    "K-07": "Après avoir posé, vous tirez de votre pioche personnelle pour avoir de nouveau trois cartes, tant "
    "qu'elle en a.",
    "K-08": "Si aucune carte de votre main ne convient, vous montrez votre main et la mettez de côté. Vous tirez "
    "autant de cartes, ou toutes celles qui restent. Recommencez ainsi jusqu'à ce qu'une carte convienne ou que votre "
    "pioche soit vide.\n"
    "Si une carte convient, vous la posez. Les cartes mises de côté sont mélangées à votre pioche, puis vous tirez "
    "comme d'habitude.\n"
    "Si rien ne convient jusqu'au bout, toutes ces cartes sont mélangées ensemble. Vous en tirez autant que vous en "
    "aviez, et vous passez.",
    "K-09": "Chaque rangée où vous venez de poser une moitié rapporte 1 point si elle fait 10, 3 points si elle fait "
    "11 et 5 points si elle fait 12.",
    "K-10": "Votre feuille a cinq colonnes : 10, 11, 12, le bonus et le total. On les remplit à partir du haut. "
    "Plusieurs rangées de même somme dans un tour vont ensemble dans une seule case : deux rangées de 12 y mettent 10 "
    "points. La même feuille sert pour toute la partie.",
    "K-11": "Une ligne dont les cases 10, 11 et 12 sont remplies reçoit un bonus, comme sur le plateau : 3 points "
    "pour les lignes 1 à 4, 4 points pour les lignes 5 à 8, 5 points pour les lignes 9 à 12, 6 points pour les lignes "
    "13 à 16, et plus rien ensuite. Ces nombres sont repris du jeu de plateau, car ceux du jeu de cartes n'ont pas "
    "été retrouvés.",
    "K-12": "Si une seule carte fait à la fois une rangée de 10, une de 11 et une de 12, ou bien trois rangées de 12, "
    "vous gagnez un super bonus de 6 points. On regarde pour cela les rangées qui passent par cette carte, au moment "
    "où elle est posée. Même quand on pose deux cartes, chacune est jugée à part.\n"
    "Le super bonus s'ajoute à votre total final, et non à une ligne.",
    "K-13": "Il n'y a ni cases doubles ni croix. Après la dernière manche, le plus grand total gagne. En cas "
    "d'égalité, la victoire est partagée.",
    "K-14": "Une manche finit quand toutes ses cartes sont posées. Elle finit aussi quand tous ceux qui ont encore "
    "des cartes ont passé l'un après l'autre depuis la dernière carte posée. On saute les joueurs qui n'ont plus de "
    "cartes. Une carte qui n'a pas été posée ne compte pour rien.",
}
