"""Die Regeln von Trekattak."""

TEXTS = {
    "intro": "Zwei bis vier Personen setzen Karte um Karte je ein Schiff aus neun Teilen zusammen. Vierzehn Völker "
    "des Weltraums können aus dem Stapel auftauchen, um Sie anzugreifen oder Ihnen beizustehen.",
    "section-set-up": "Aufbau",
    "section-turn": "Wenn Sie dran sind",
    "section-cards": "Die Karten",
    "section-attack": "Was ein Angriff kostet",
    "section-allies": "Verbündete",
    "section-end": "Stapel und Ende der Partie",
    "T-01": "Es gibt 90 Karten:\n"
    "- 36 Schiffsteile, neun für jedes Schiff: die Enterprise der Föderation, den klingonischen Raubvogel, den "
    "vulkanischen Kreuzer und den Marauder der Ferengi;\n"
    "- 27 Latiniumbarren;\n"
    "- 9 Phaser;\n"
    "- 18 Völkerkarten: dreimal die Borg, drei Orion-Passagierinnen und je eine Karte für die zwölf anderen Völker.\n"
    "Die ursprüngliche Regel legt nur die Teile fest und die Karten der vier Völker, die ein Schiff haben. Die "
    "übrigen Zahlen sind von uns.\n"
    "Alle Karten werden gemischt und bilden verdeckt den Stapel. Im Lauf der Partie bilden die Teile vor Ihnen Ihr "
    "Schiff. Ihre anderen Karten sind Ihre Reserve. Alles liegt offen, und jede Person baut nur ein Schiff.",
    "T-02": "Am Tisch beginnt die älteste Person. Hier ist es die erste Person auf der Liste, oder es wird ausgelost, "
    "ganz wie Sie es vor der Partie wählen. Danach geht es im Uhrzeigersinn.",
    "T-03": "Sind Sie dran, ziehen Sie mindestens eine Karte, es sei denn, Sie kaufen. Jede gezogene Karte wird allen "
    "gezeigt. Nach einer Karte, die kein Angriff ist, dürfen Sie weiterziehen oder passen.\n"
    "Mit der Option müssen Sie nach einem Schiffsteil weiterziehen.",
    "T-04": "Statt zu ziehen, dürfen Sie kaufen: Geben Sie einer anderen Person drei Latiniumbarren, und Sie bekommen "
    "aus ihrer Reserve ein Teil Ihres Schiffes. Sie darf nicht ablehnen, und das Latinium gehört ihr. Gekauft wird "
    "nur einmal, und damit ist Ihr Zug zu Ende, ohne dass Sie ziehen.",
    "T-05": "Sie bauen noch kein Schiff? Dann beginnt das gezogene Teil Ihres, und Teile dieses Schiffes, die schon "
    "in Ihrer Reserve warten, kommen sofort dazu. Baut aber schon jemand anderes dieses Schiff, kommt das Teil in "
    "Ihre Reserve.\n"
    "Später kommt ein Teil Ihres Schiffes an Ihr Schiff, jedes andere in Ihre Reserve. Mit einem gekauften Teil lässt "
    "sich kein Schiff beginnen.",
    "T-06": "Ein Latiniumbarren oder ein Phaser kommt in Ihre Reserve. Sie dürfen weiterziehen oder passen.",
    "T-07": "Eine Völkerkarte ist ein Angriff. Ist er überstanden, endet Ihr Zug. Eine Ausnahme gibt es: Das Volk des "
    "Schiffes, das Sie bauen, kommt als Verbündeter (T-20).",
    "T-10": "Jedes Volk hat seine Zeile in der Verlusttabelle. Versuchen Sie Verlust 1, dann Verlust 2, dann Verlust "
    "3: Den ersten, den Sie ganz bezahlen können, müssen Sie bezahlen. Sie wählen nicht zwischen ihnen. Bei einem "
    "Verlust an Karten zählen auch die Teile Ihres Schiffes zu dem, was Sie haben.",
    "T-11": "Können Sie keinen der Verluste ganz bezahlen, geben Sie vom Verlust an Karten in dieser Zeile so viel "
    "her, wie Sie können, und manchmal ist das nichts. Die Völkerkarte kommt danach auf die Ablage. Für die "
    "Orion-Passagierin gilt T-15.",
    "T-12": "Einen Verlust an Karten bezahlen Sie mit Latiniumbarren und Schiffsteilen. Nehmen Sie zuerst welche aus "
    "Ihrer Reserve, und aus Ihrem Schiff nur, was dann noch fehlt. Gegen die Breen ist es umgekehrt: erst das Schiff, "
    "dann die Reserve. Welche Karten es sind, wählen Sie innerhalb der Reserve und innerhalb des Schiffes selbst.\n"
    "Phaser, behaltene Verbündete und Orion-Passagierinnen zählen nie für einen Verlust an Karten.",
    "T-13": "Einen Verlust an Phasern bezahlen Sie mit Phaserkarten oder mit behaltenen Verbündeten (T-21), ganz wie "
    "Sie wollen.\n"
    "So lesen Sie den Rest der Tabelle:\n"
    "- ein Strich heißt, dass die Zeile keinen weiteren Verlust hat;\n"
    "- ein oder zwei Latiniumbarren, eine Orion-Passagierin: Es müssen genau diese Karten sein;\n"
    "- das Teil, das die Vulkanier verlangen, kommt aus Ihrer Reserve, und Sie wählen es unter den Teilen des "
    "vulkanischen Schiffes;\n"
    "- wer das Schiff der Föderation baut, gibt Khan fünf Karten statt vier.",
    "T-14": "Die Borg werden immer gieriger. Ihr erster Angriff kostet einen Phaser oder, wenn der fehlt, drei "
    "Karten. Der zweite kostet zwei Phaser oder vier Karten, der dritte und jeder weitere drei Phaser oder fünf "
    "Karten.\n"
    "Normalerweise zählen alle Angriffe der Borg seit Beginn der Partie, gleich wen sie trafen. Mit der Option wird "
    "für jede Person eigens gezählt.",
    "T-15": "Ziehen Sie eine Orion-Passagierin und haben schon eine in Ihrer Reserve, kommen beide zusammen frei: "
    "Beide Karten gehen auf die Ablage. Sonst legen Sie einen Latiniumbarren ab, und die eben gezogene Passagierin "
    "bleibt in Ihrer Reserve. Haben Sie kein Latinium, kommt die gezogene Karte auf die Ablage.",
    "T-16": "Ein Volk, das Sie mit Phasern oder behaltenen Verbündeten abwehren, wird verbannt: Seine Karte ist für "
    "den Rest der Partie aus dem Spiel. Andere Karten desselben Volkes bleiben.\n"
    "Die Karten der Föderation, der Ferengi, der Vulkanier und der Klingonen werden nie verbannt, sie kommen auf die "
    "Ablage. Dorthin kommen auch die eingesetzten Phaser und Verbündeten.",
    "T-17": "Alles, was Sie verlieren, kommt offen auf die Ablage. Auch die Völkerkarte kommt dorthin, sofern sie "
    "nicht verbannt wird oder in Ihrer Reserve bleibt.",
    "T-18": "Das Q-Kontinuum stellt alles auf den Kopf:\n"
    "- Ihr ganzes Schiff kommt auf die Ablage;\n"
    "- Sie nehmen alle Schiffsteile aus den Reserven aller anderen;\n"
    "- Sie müssen Ihr neues Schiff wählen, unter denen, die sonst niemand baut und von denen Sie jetzt ein Teil "
    "haben, gleich ob eben genommen oder schon vorher in Ihrer Reserve. Alle Teile, die Sie davon haben, bilden "
    "dieses Schiff.\n"
    "Es darf dasselbe Schiff sein wie vorher. Haben Sie alle neun Teile, gewinnen Sie. Ist kein Schiff möglich, haben "
    "Sie keines mehr.\n"
    "Die Karte Q kommt auf die Ablage, und Ihr Zug ist zu Ende. Latinium, Phaser und die Schiffe der anderen bleiben, "
    "wo sie sind.",
    "T-20": "Das Volk des Schiffes, das Sie bauen, kommt zu Hilfe. Seine Karte zu ziehen ist kein Angriff, und Ihr "
    "Zug geht weiter.",
    "T-21": "Kommt ein Verbündeter, tun Sie eines von beidem:\n"
    "- Sie nehmen kostenlos ein Schiffsteil aus der Reserve einer anderen Person und legen den Verbündeten auf die "
    "Ablage. Ein Teil Ihres Schiffes kommt an Ihr Schiff, ein anderes in Ihre Reserve;\n"
    "- Sie behalten den Verbündeten in Ihrer Reserve. Er gilt als ein Phaser und kommt auf die Ablage, wenn Sie ihn "
    "einsetzen.\n"
    "Gibt es kein Teil zu nehmen, bleibt der Verbündete bei Ihnen.",
    "T-22": "Muss jemand ziehen und der Stapel ist leer, wird die Ablage gemischt und ist der neue Stapel.",
    "T-23": "Normalerweise behält man sein Schiff die ganze Partie, solange Q nicht kommt, auch wenn man das letzte "
    "Teil davon verliert. Dann darf niemand sonst es beginnen, und es geht wieder los, sobald Sie ein Teil davon "
    "bekommen. Sie gelten weiter als die Person, die es baut: Sein Volk ist mit Ihnen verbündet, Khan verlangt von "
    "Ihnen fünf Karten, wenn es das Schiff der Föderation ist, und bei Q kann es sonst niemand wählen.\n"
    "Wenn das Schiff frei wird, ist es anders: Wer das letzte Teil verliert, baut kein Schiff mehr, und es steht "
    "wieder allen offen.\n"
    "Lässt Q Sie ohne Schiff, bauen Sie keines mehr und dürfen später jedes freie Schiff beginnen.",
    "T-24": "Das erste vollständige Schiff mit allen neun Teilen gewinnt sofort, gleich ob das letzte gezogen, "
    "gekauft, jemandem weggenommen oder durch Q bekommen wurde.",
}
