"""Les règles de Zatre."""

TEXTS = {
    "intro": "Un jeu de nombres pour deux à quatre joueurs : avec des tuiles de 1 à 6, on forme des rangées qui font "
    "10, 11 ou 12. Le 12 rapporte le plus, mais c'est une feuille bien remplie qui fait gagner.",
    "section-material": "Le matériel",
    "section-start": "Qui commence",
    "section-turn": "À votre tour",
    "section-scoring": "Compter les points",
    "section-end": "Fin de la partie",
    "section-options": "Autres façons de jouer",
    "Z-01": "Le sac contient 121 tuiles : vingt et une portent un 1, et il y en a vingt de chaque nombre de 2 à 6. On "
    "les tire sans les voir.",
    "Z-02": "Le plateau a 193 cases, dans un carré de quinze sur quinze dont le tour est incomplet. On y trouve 160 "
    "cases sombres, 32 cases doubles, plus claires, et la case centrale, d'où tout part.",
    "Z-03": "Chacun tire une tuile, et celui qui a la plus forte commence. Si plusieurs ont la plus forte, ils tirent "
    "de nouveau entre eux. Celui qui commence garde sa tuile et en tire deux autres. Les tuiles des autres retournent "
    "dans le sac.\n"
    "Avec l'option, celui qui commence est simplement tiré au sort.\n"
    "Dans les deux cas, son premier tour se joue avec trois tuiles, et la première va sur la case centrale.",
    "Z-04": "On tourne dans le sens des aiguilles d'une montre.",
    "Z-05": "Au début de votre tour, vous tirez deux tuiles, ou la dernière s'il n'en reste qu'une dans le sac. Si "
    "vous avez des tuiles gardées, c'est l'article Z-11 qui vaut.",
    "Z-06": "Une tuile doit toucher par un côté une tuile déjà posée, au besoin pendant ce tour. Seule la première "
    "tuile de la partie n'en touche aucune : elle va sur la case centrale. Posez vos tuiles ensemble ou à des "
    "endroits différents, comme vous voulez.",
    "Z-07": "Une rangée, ce sont au moins deux tuiles qui se suivent sans trou, en largeur ou en hauteur. Une case "
    "vide l'arrête, et le bord aussi. On fait la somme de ses tuiles : elle ne doit jamais dépasser 12. Une rangée de "
    "9 ou moins est permise, mais elle ne rapporte rien.",
    "Z-08": "Vous devez poser le plus de tuiles possible. Cela se juge sur le tour entier : si un certain ordre et "
    "certaines cases permettent de toutes les poser, vous devez toutes les poser, même sans gagner de points. Sinon, "
    "posez-en autant que c'est possible.",
    "Z-09": "Une case double se mérite : une tuile peut y rester seulement si, à la fin du tour, une rangée de 10, 11 "
    "ou 12 passe par cette case.",
    "Z-10": "Il arrive qu'on ne puisse pas poser autant de tuiles qu'il le faut sans occuper des cases doubles "
    "qu'aucune rangée de 10, 11 ou 12 ne traverse. Vous devez alors les occuper quand même, mais pas plus de cases "
    "que nécessaire. Elles ne donnent pas de croix.",
    "Z-11": "Les tuiles qui ne peuvent pas être posées restent devant vous, face cachée, pour le tour suivant. Une "
    "tuile convient si au moins une case, sombre ou double, peut la recevoir d'après Z-06 et Z-07.\n"
    "À votre tour suivant :\n"
    "- avec deux tuiles gardées ou plus, si l'une d'elles au moins convient, vous ne tirez rien ;\n"
    "- avec une seule tuile gardée, ou si aucune ne convient, vous tirez une tuile.\n"
    "Posez ensuite tout ce qui peut l'être, même plus de deux tuiles. Le reste est de nouveau gardé.",
    "Z-12": "À la fin du tour, on regarde les rangées où vous venez de poser une tuile. Une rangée de 10 rapporte 1 "
    "point, une rangée de 11 en rapporte 2, une rangée de 12 en rapporte 4. Chaque rangée compte une fois, en largeur "
    "comme en hauteur. Une ancienne rangée que vous avez allongée rapporte sa nouvelle valeur.",
    "Z-13": "Votre feuille a six colonnes : les croix, 10, 11, 12, le bonus et le total. Les points d'une rangée vont "
    "dans la colonne de sa somme. Chaque colonne se remplit à partir du haut, sans trou, et sans attendre les autres.",
    "Z-14": "Si, dans le même tour, vous faites plusieurs rangées de même somme, leurs points vont ensemble dans une "
    "seule case de la feuille. Deux rangées de 12, par exemple, y mettent 8 points.",
    "Z-15": "Pour chaque case double que vous avez recouverte pendant ce tour et que traverse une rangée de 10, 11 ou "
    "12, vous marquez une croix dans la première case libre de la colonne des croix. S'il y en a plusieurs dans le "
    "tour, elles vont l'une sous l'autre.",
    "Z-16": "Une ligne de la feuille reçoit un bonus quand ses cases 10, 11 et 12 sont toutes remplies :\n"
    "- lignes 1 à 4 : 3 points ;\n"
    "- lignes 5 à 8 : 4 points ;\n"
    "- lignes 9 à 12 : 5 points ;\n"
    "- lignes 13 à 16 : 6 points ;\n"
    "- plus bas : aucun bonus.\n"
    "Une seule case vide, et la ligne n'a pas de bonus.",
    "Z-17": "Une croix double toute sa ligne, bonus compris. Peu importe que la ligne soit complète ou non.",
    "Z-18": "La feuille montre d'abord 22 lignes, et elle s'allonge tant qu'il en faut.",
    "Z-19": "À la fin de la partie, les tuiles que vous avez encore gardées vous coûtent leur valeur.",
    "Z-20": "Le tour où l'on tire la dernière tuile est le dernier, et il se joue normalement jusqu'au bout. Le plus "
    "grand total gagne. En cas d'égalité, la victoire est partagée.\n"
    "Avec l'option, la partie s'arrête dès qu'un joueur ne peut plus tirer deux tuiles.",
    "Z-21": "Dans la version experte, les cases possibles ne sont plus montrées. Ce qui est permis reste pareil : "
    "seule l'aide disparaît.",
    "Z-22": "On peut aussi jouer à Zatre avec des cartes et sans plateau. Le jeu de cartes a ses propres règles.",
    "Z-23": "Une partie dure une soixantaine de tours. Si c'est trop long pour vous, choisissez la partie courte : le "
    "sac n'a que 61 tuiles, onze 1 et dix de chaque nombre de 2 à 6.",
}
