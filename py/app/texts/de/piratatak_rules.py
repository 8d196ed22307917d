"""Die Regeln von Piratatak."""

TEXTS = {
    "intro": "Zwei bis vier Personen ab fünf Jahren ziehen Karten, um die sechs Teile eines Bootes "
    "zusammenzubekommen, und das dauert etwa eine Viertelstunde. Bei jeder Karte fragt man sich: noch eine, oder "
    "lieber passen, bevor ein Pirat kommt?",
    "section-set-up": "Aufbau",
    "section-turn": "Wenn Sie dran sind",
    "section-cards": "Die Karten",
    "section-boat": "Ein Boot beginnen und verlieren",
    "section-end": "Stapel und Ende der Partie",
    "P-01": "Es gibt 55 Karten:\n"
    "- 24 Bootsteile: ein rotes, ein blaues, ein grünes und ein gelbes Boot aus je sechs verschiedenen Teilen;\n"
    "- 20 Goldstücke;\n"
    "- 8 Piraten;\n"
    "- 3 Kanonen.\n"
    "Alle werden gemischt und bilden verdeckt den Stapel. Am Anfang bekommt niemand Karten.\n"
    "Im Lauf der Partie bilden die Teile Ihrer Farbe Ihr Boot. Alle anderen Karten vor Ihnen sind Ihre Reserve. Alles "
    "liegt offen.",
    "P-02": "Am Tisch beginnt die jüngste Person. Hier ist es die erste Person auf der Liste, oder es wird ausgelost, "
    "ganz wie Sie es vor der Partie wählen. Danach geht es im Uhrzeigersinn.",
    "P-03": "Sind Sie dran, ziehen Sie mindestens eine Karte, es sei denn, Sie kaufen. Jede gezogene Karte wird allen "
    "gezeigt. Nach jeder Karte, die kein Pirat ist, dürfen Sie weiterziehen oder passen. Wie viele Sie ziehen, ist "
    "nur eine Frage des Mutes.",
    "P-04": "Statt zu ziehen, dürfen Sie kaufen: Geben Sie einer anderen Person drei Goldstücke, und Sie bekommen "
    "dafür ein Bootsteil. Gekauft wird nur einmal, und damit ist Ihr Zug zu Ende, ohne dass Sie ziehen.",
    "P-05": "Gekauft wird vor dem Ziehen, niemals danach. Sie dürfen nur ein Teil Ihrer eigenen Farbe kaufen, müssen "
    "also schon eine haben. Das Teil muss in der Reserve einer anderen Person liegen. Diese darf nicht ablehnen, und "
    "die Goldstücke gehören ihr.",
    "P-06": "Noch kein Boot? Dann beginnt das gezogene Teil Ihr Boot und bestimmt Ihre Farbe. Baut aber schon jemand "
    "anderes diese Farbe, kommt das Teil in Ihre Reserve, und Sie haben weiter kein Boot. Danach dürfen Sie "
    "weiterziehen oder passen.",
    "P-07": "Ein Teil Ihrer Farbe kommt an Ihr Boot. Ein Teil einer anderen Farbe kommt in Ihre Reserve. In beiden "
    "Fällen dürfen Sie weiterziehen oder passen.",
    "P-08": "Ein Goldstück oder eine Kanone kommt in Ihre Reserve. Sie dürfen weiterziehen oder passen.",
    "P-09": "Ein Pirat beendet Ihren Zug und nimmt drei Ihrer Karten mit auf die Ablage. Sie suchen sie aus, unter "
    "Ihren Goldstücken und Bootsteilen, auch denen Ihres eigenen Bootes. Haben Sie weniger als drei, verlieren Sie "
    "alle.",
    "P-10": "Eine Kanone verjagt den Piraten. Beide kommen auf die Ablage, sonst verlieren Sie nichts, und Ihr Zug "
    "ist zu Ende.\n"
    "Normalerweise muss man eine Kanone abfeuern, wenn man eine hat, selbst wenn nichts zu verlieren ist. Bei Kanone "
    "nach Wahl dürfen Sie sie behalten und drei Karten hergeben, als hätten Sie keine. Haben Sie nichts herzugeben, "
    "kostet es nichts, die Kanone zu behalten.",
    "P-11": "Eine Kanone zählt nie zu den drei Karten für den Piraten. Gegen jeden Piraten braucht es eine eigene "
    "Kanone, und sie schützt nur, wem sie gehört.",
    "P-12": "Normalerweise behält man seine Farbe die ganze Partie. Verlieren Sie das letzte Teil Ihres Bootes, "
    "bleibt es Ihre Farbe, und niemand sonst darf sie beginnen. Sobald Sie ein Teil davon ziehen oder kaufen, geht es "
    "mit Ihrem Boot wieder los.\n"
    "Wenn die Farbe frei wird, ist es anders: Wer das letzte Teil verliert, baut kein Boot mehr, und die Farbe steht "
    "wieder allen offen.",
    "P-13": "Dieser Artikel gilt nur, wenn Farben frei werden. Beginnen Sie ein Boot, kommen die Teile dieser Farbe, "
    "die schon in Ihrer Reserve liegen, sofort dazu. Teile in anderen Reserven bleiben dort, und Sie können sie "
    "später kaufen.",
    "P-14": "Ein Boot beginnt nur mit einem Teil, das Sie ziehen. Ein gekauftes Teil oder eines aus Ihrer Reserve "
    "reicht dafür nicht.",
    "P-15": "Muss jemand ziehen und der Stapel ist leer, wird die Ablage gemischt und ist der neue Stapel. Was jemand "
    "vor sich liegen hat, bleibt liegen.",
    "P-16": "Eine Karte zum Ziehen gibt es immer. Piraten bleiben bei niemandem liegen, darum sind Stapel und Ablage "
    "nie beide leer.",
    "P-17": "Wer zuerst alle sechs Teile seines Bootes hat, gewinnt sofort, gleich wie das sechste gekommen ist.",
}
