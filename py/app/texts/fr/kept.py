"""Relire une partie, la partager à un coup, la reprendre d'ici."""

TEXTS = {
    "at-start": "début",
    "at-move": "coup {n} sur {last}",
    "in-review": "{place}. Vous relisez la partie.",
    "position": "Coup montré",
    "back-to-play": "Revenir au jeu",
    "to-the-end": "Aller à la fin",
    "look-back": "Relire",
    "share-what": "Que montre le lien ?",
    "share-here": "Le {place}",
    "share-all": "La fin de la partie",
    "invite-look": "Regarde notre partie de {game} : {place}.",
    "branch": "Jouer d'ici",
    "branch-title": "Jouer à partir d'ici",
    "branch-means": "{place} : une nouvelle partie repart de cette position. L'ancienne reste comme elle est.",
    "branch-draws": "La suite est tirée à neuf.",
    "branch-begin": "Commencer",
    "branch-back": "Continuer à relire",
}
