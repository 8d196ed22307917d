"""La leçon de Constellations."""

TEXTS = {
    "prize": "Une constellation pleine est comptée : le plus grand total prend le premier prix. Prenez le Bélier !",
    "prize-done": "Premier prix ! Après douze constellations, le plus riche gagne.",
    "prize-not": "Il reste une étoile au Bélier. Avec votre 5, il vous faut plus de 7.",
    "hide": "Sur une petite étoile, tous voient votre jeton. Cachez votre 10 sur une grande, celle qui a un cercle.",
    "hide-done": "Vous seul savez ce qui est là, jusqu'au décompte. Ensuite, tous les jetons reviennent à leurs joueurs.",
    "hide-not": "Prenez le 10, puis une étoile entourée d'un cercle.",
    "double": "Une étoile double double les jetons reliés à elle. Gagnez la Balance, même si un 7 s'y cache.",
    "double-done": "20 contre 17. Seule, une étoile double ne vaut rien, et elle double aussi les autres.",
    "double-not": "L'étoile libre n'est reliée qu'à votre 10 : avec une étoile double, il vaut 20.",
    "hole": "Un trou noir avale tous les jetons reliés, même les vôtres. Gagnez le Cancer avec votre petit 3.",
    "hole-done": "Tout le centre a disparu, et le 3 suffit. Il n'était pas relié au trou.",
    "hole-not": "L'étoile du milieu touche le 10, le 7 et le jeton caché. Qu'est-ce qui les avale tous ?",
    "cancel": "Un trou noir menace votre 10. Mais deux trous noirs reliés s'annulent : sauvez-le !",
    "cancel-done": "Les deux trous s'en vont avant d'avaler quoi que ce soit, et le 10 gagne.",
    "cancel-not": "Votre 10 serait avalé. Opposez votre trou noir à l'autre, sur l'étoile d'à côté.",
    "tie": "À points égaux, qui a le plus de jetons passe devant. Gagnez le Bélier : votre 10 est déjà ailleurs.",
    "tie-done": "10 partout, mais deux jetons contre un : le premier prix est à vous.",
    "tie-not": "Avec le 3, lequel de vos jetons fait 10 ?",
}
