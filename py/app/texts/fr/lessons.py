"""Ce que toutes les leçons disent."""

TEXTS = {
    "title": "Apprendre {game}",
    "by-playing": "Apprendre en jouant",
    "step": "Étape {number} sur {count}",
    "tools": "Outils de la leçon",
    "before": "Précédente",
    "back": "Refaire",
    "show": "Montrer",
    "skip": "Passer",
    "next": "Suivante",
    "play": "Jouer contre l'ordinateur, doux",
    "from-the-start": "Revoir la leçon",
}
