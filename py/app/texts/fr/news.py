"""Ce qui est nouveau, par numéro de version : trois lignes."""

TEXTS = {
    "title": "Du nouveau dans Tablée",
    "read": "Fermer les nouveautés",
    "line1-1": "Un doigt sur « Jouer » et la partie commence, comme la dernière fois.",
    "line1-2": "Vos parties en cours sont en haut ; quand c'est à vous, c'est écrit.",
    "line1-3": "Relisez une partie coup par coup, et reprenez-la où vous voulez.",
}
