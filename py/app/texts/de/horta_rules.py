"""Die Regeln von Horta Rescue."""

TEXTS = {
    "intro": "Ein Schiebespiel für zwei auf einem Brett von fünf mal fünf Feldern, das etwa eine Viertelstunde "
    "dauert. Schiffe schieben, helfen und sperren einander rund um drei Asteroiden, bis einer davon über den Rand "
    "geht.",
    "section-set-up": "Aufbau",
    "section-turn": "Wenn Sie dran sind",
    "section-strength": "Die Kraft beim Schieben",
    "section-end": "Ende der Partie",
    "section-variants": "Varianten",
    "H-01": "Gespielt wird zu zweit: Die eine Seite ist die Föderation, die andere die Ferengi-Allianz. Einigen Sie "
    "sich vorher, wer welche Seite nimmt.",
    "H-02": "Die Föderation beginnt. Danach geht es abwechselnd weiter.",
    "H-03": "Drei Asteroiden liegen mitten auf dem Brett, auf b3, c3 und d3. Jede Seite hat fünf Schiffe. Alle warten "
    "draußen, in ihrer Reserve.",
    "H-04": "Ein Asteroid muss das Brett verlassen, und er muss Ihnen gehören. Wem er gehört, steht in Artikel H-18.",
    "H-05": "Sind Sie dran, führen Sie genau eine Aktion aus, mit einem einzigen Ihrer Schiffe. Passen gibt es "
    "nicht.\n"
    "Die fünf Aktionen:\n"
    "- ein Schiff einsetzen;\n"
    "- ein Feld weit ziehen;\n"
    "- auf der Stelle drehen;\n"
    "- das Brett verlassen;\n"
    "- schieben.",
    "H-06": "Nehmen Sie ein Schiff aus Ihrer Reserve und setzen Sie es auf ein freies Feld am Rand. Der Rand, das "
    "sind die sechzehn Felder rings um das Brett. Die Blickrichtung wählen Sie frei, auch nach draußen.",
    "H-07": "Ist ein Feld am Rand besetzt, kommt man nur dorthin, indem man von außen schiebt. Das Schiff blickt "
    "dabei nach innen und schiebt geradeaus, und die Kraft muss reichen wie bei jedem Schub. Ob ein Schiff oder ein "
    "Asteroid auf dem Feld steht, ist gleich.\n"
    "An einer Ecke haben Sie die Wahl zwischen zwei Richtungen. An jedem anderen Randfeld gibt es nur eine.",
    "H-08": "Ist Ihre Reserve leer, kann nichts hereinkommen. Das gilt auch dann, wenn der Schub eines Ihrer eigenen "
    "Schiffe hinauswerfen würde.",
    "H-09": "Das Schiff zieht auf ein freies Feld, das mit einer Seite an seines grenzt, also nie schräg. Seine "
    "Blickrichtung spielt keine Rolle: Es kann auch seitwärts oder rückwärts ziehen. Am Ziel blickt es, wohin Sie "
    "wollen, oder weiter wie zuvor.",
    "H-10": "Das Schiff bleibt auf seinem Feld und dreht sich um eine Vierteldrehung oder eine halbe Drehung. Das ist "
    "dann Ihre ganze Aktion. Dieselbe Blickrichtung zu behalten ist kein Drehen.",
    "H-11": "Von einem Randfeld kann ein Schiff das Brett verlassen, gleich wohin es blickt. Das ist dann Ihre ganze "
    "Aktion. Es kehrt in Ihre Reserve zurück und darf wiederkommen, wann Sie wollen.",
    "H-12": "Geschoben wird nur geradeaus in Blickrichtung, und nur, wenn das Feld direkt davor besetzt ist. Alle "
    "Figuren, die vor dem Schiff lückenlos aufeinander folgen, bis zum ersten leeren Feld oder bis zum Rand, bilden "
    "die Reihe. Die ganze Reihe rückt ein Feld weiter, und das schiebende Schiff rückt nach.",
    "H-13": "Beim Schieben dreht sich nichts. Jedes Schiff behält seine Blickrichtung, auch das schiebende.",
    "H-14": "Ein Schub, dem die Kraft fehlt, ist nicht erlaubt. Spielen Sie dann etwas anderes.",
    "H-15": "Ein Schiff, das vom Brett geschoben wird, ist nicht verloren. Es kehrt in die Reserve seiner Seite "
    "zurück, auch wenn die eigene Seite geschoben hat.",
    "H-16": "Sehen Sie sich alle Schiffe der Reihe an, und vergessen Sie, wem sie gehören:\n"
    "- dafür: das schiebende Schiff und alle, die in dieselbe Richtung blicken;\n"
    "- dagegen: alle, die ihm entgegenblicken;\n"
    "- quer stehende Schiffe zählen nicht.\n"
    "Jedes Schiff dagegen hebt ein Schiff dafür auf. Der Schub gelingt, wenn mindestens ein Schiff dafür übrig "
    "bleibt, und mindestens so viele, wie Asteroiden in der Reihe sind.\n"
    "So kann ein eigenes Schiff Sie aufhalten und ein fremdes Ihnen helfen.",
    "H-17": "Normalerweise zählt die ganze Reihe, und selbst was ganz am Ende steht, kann noch helfen.\n"
    "Mit dieser Option zählt man Schritt für Schritt, vom schiebenden Schiff weg. Bei jeder Figur muss das bis dahin "
    "Gezählte reichen. Hält ein Teil der Reihe stand, hilft nicht, was dahinter steht, und der Schub ist nicht "
    "erlaubt.",
    "H-18": "Der erste Asteroid, der vom Brett geschoben wird, beendet die Partie. Wem er gehört, sehen Sie so: Gehen "
    "Sie vom Asteroiden die Reihe zurück bis zu dem Schiff, das geschoben hat. Das erste Schiff, das in Schubrichtung "
    "blickt, hat den Asteroiden gerettet, und seine Seite gewinnt.\n"
    "Quer stehende und entgegenblickende Schiffe werden übersprungen, andere Asteroiden auch. Das schiebende Schiff "
    "zählt immer, darum gewinnt immer genau eine Seite.\n"
    "Vorsicht: Das kann auch die Gegenseite sein. Erlaubt ist der Schub trotzdem.",
    "H-19": "Die Partie endet unentschieden, wenn dieselbe Stellung zum dritten Mal auf dem Brett steht: dieselben "
    "Figuren auf denselben Feldern mit denselben Blickrichtungen, und dieselbe Seite ist dran. Die Stellung am Anfang "
    "zählt mit, und wie viele Züge gespielt sind, spielt keine Rolle.\n"
    "Darf jede Seite das Brett nur einmal verlassen (H-21), müssen auch dieselben Seiten davon schon Gebrauch gemacht "
    "haben.",
    "H-20": "Mit dieser Option sind c1 und c5 in den ersten zwei Zügen jeder Seite gesperrt. Das Schiff, mit dem Sie "
    "spielen, darf dort nicht ankommen, weder durch Einsetzen noch durch Ziehen noch durch Schieben. Von einem "
    "anderen Schiff dorthin geschoben zu werden ist erlaubt.",
    "H-21": "Normalerweise darf man das Brett verlassen, so oft man will. Mit dieser Option darf es jede Seite nur "
    "einmal in der Partie. Vom Brett geschoben zu werden zählt nicht.",
}
