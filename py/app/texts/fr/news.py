"""Ce qui est nouveau, par numéro de version : trois lignes."""

TEXTS = {
    "title": "Du nouveau dans Tablée",
    "read": "Fermer les nouveautés",
    "line1-1": "Un doigt sur « Jouer » et la partie commence, comme la dernière fois.",
    "line1-2": "« Apprendre » : quelques positions à jouer, pas à lire, pour découvrir un jeu.",
    "line1-3": "Relisez une partie coup par coup, et reprenez-la où vous voulez.",
}
