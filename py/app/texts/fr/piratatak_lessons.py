"""La leçon de Piratatak."""

TEXTS = {
    "goal": "Six morceaux d'une couleur font un bateau, et le premier complet gagne. Il vous manque le 6 : tirez !",
    "goal-done": "Gagné ! Le sixième morceau finit la partie.",
    "goal-not": "Pas maintenant : tant qu'aucun pirate n'est venu, on peut continuer. Tirez encore.",
    "start": "Tirez tant que vous osez, puis passez la main. Le premier morceau d'une couleur libre fait un bateau.",
    "start-done": "Le bleu était pris, il va en réserve. Le rouge était libre : c'est votre bateau.",
    "start-not": "Il faut un bateau, et passer la main avant que le pirate n'arrive.",
    "pirate": "Un pirate ! Il emporte trois cartes de votre choix, et votre tour est fini. Sauvez votre bateau.",
    "pirate-done": "Le bateau est sauf. Un pirate prend de l'or et des morceaux, jamais un canon.",
    "pirate-not": "Un morceau de votre bateau est parti. Donnez plutôt ce qui est en réserve.",
    "cannon": "Vous avez un canon. Osez encore une carte !",
    "cannon-done": "Le canon chasse le pirate et part avec lui. Le tour s'arrête, mais vous gardez tout.",
    "cannon-not": "Avec un canon en réserve, un pirate ne vous prendrait rien : tirez encore.",
    "buy": "Au lieu de tirer, on peut acheter : trois pièces d'or le morceau. Prenez le rouge 4 au voisin.",
    "buy-done": "Le voisin reçoit l'or et ne peut pas refuser. Acheter prend tout le tour, et se fait avant de tirer.",
    "buy-not": "Pas de carte cette fois : touchez le morceau rouge 4, dans la réserve du voisin.",
    "plan": "Un pirate veut trois cartes, et le voisin a votre dernier morceau. Que garder pour gagner ensuite ?",
    "plan-done": "Gagné ! L'or valait mieux que des morceaux d'autres couleurs.",
    "plan-not": "Gardez les cinq morceaux rouges et trois pièces d'or : c'est le prix du 6.",
}
