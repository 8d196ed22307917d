"""La leçon du jeu de cartes de Zatre."""

TEXTS = {
    "open": "Qui commence pose deux cartes qui se touchent. Mettez le 1-5 et le 2-4 bout à bout pour faire 12.",
    "open-done": "12 vaut 5 points, 11 en vaut 3, 10 un seul. Ensuite, c'est une carte par tour.",
    "open-not": "1, 5, 2 et 4 font bien 12, mais il faut les quatre sur une même ligne.",
    "zero": "Un zéro n'ajoute rien, mais il ne coupe pas la rangée. Faites 12 avec votre 0-4.",
    "zero-done": "6, 0 et 6 : voilà 12. Là où un autre chiffre serait de trop, le zéro passe encore.",
    "zero-not": "Regardez entre les deux 6 : il y a juste la place d'un zéro, le 4 au-dessus.",
    "turn": "Une carte se pose dans les quatre sens, sur une table sans bord. Où votre 1-5 fait-il 12 ?",
    "turn-done": "Le 5 complète la rangée, le 1 se range de côté. Bout à bout, cela aurait fait 13, un de trop.",
    "turn-not": "Le 1 et le 6 attendent un 5, à leur gauche. Le 1 de votre carte ne doit pas être sur leur ligne.",
    "twice": "À lui seul, un 6-6 fait déjà 12. Trouvez la place où il fait 12 deux fois.",
    "twice-done": "10 points d'un coup ! Les deux 12 partagent une seule case de votre feuille.",
    "twice-not": "Une rangée fait 6 : 0, 3 et 3. Mettez le 6-6 debout à l'un de ses bouts.",
    "line": "Sur votre première ligne, le 10 et le 12 sont là. Ajoutez-y le 11 : il vaut mieux ici qu'un autre 12.",
    "line-done": "3 pour le 11, 3 de bonus pour la ligne complète. Aux cartes, pas de croix.",
    "line-not": "Cherchez 11 avec votre 4-4, debout : l'une de ses moitiés prolonge une rangée de 7.",
    "super": "Pour finir : une carte peut faire 10, 11 et 12 à la fois. Trouvez-la !",
    "super-done": "Super bonus : 6 points de plus ! Trois 12 d'une seule carte le donnent aussi.",
    "super-not": "Votre 5-5 fait déjà 10. Couchez-le sous deux colonnes, l'une de 6, l'autre de 7.",
}
