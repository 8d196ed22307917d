"""Die Regeln von Zatre."""

TEXTS = {
    "intro": "Ein Zahlenspiel für zwei bis vier Personen: Mit Steinen von 1 bis 6 bildet man Reihen, die 10, 11 oder "
    "12 ergeben. Die 12 bringt am meisten, aber gewonnen wird mit einem gut gefüllten Wertungsblatt.",
    "section-material": "Das Material",
    "section-start": "Wer beginnt",
    "section-turn": "Wenn Sie dran sind",
    "section-scoring": "Punkte zählen",
    "section-end": "Ende der Partie",
    "section-options": "Andere Spielweisen",
    "Z-01": "Im Beutel sind 121 Steine: einundzwanzig Einsen und je zwanzig Steine mit den Zahlen 2 bis 6. Gezogen "
    "wird, ohne hinzusehen.",
    "Z-02": "Das Brett hat 193 Felder in einem Quadrat von fünfzehn mal fünfzehn, dessen Rand Lücken hat. Es sind 160 "
    "dunkle Felder, 32 hellere Doppelfelder und das Mittelfeld, auf dem alles anfängt.",
    "Z-03": "Alle ziehen einen Stein, und der höchste beginnt. Haben mehrere den höchsten, ziehen sie untereinander "
    "noch einmal. Wer beginnt, behält diesen Stein und zieht zwei weitere. Die Steine der anderen kommen zurück in "
    "den Beutel.\n"
    "Mit der Option wird einfach ausgelost, wer beginnt.\n"
    "In beiden Fällen wird der erste Zug mit drei Steinen gespielt, und der erste davon kommt auf das Mittelfeld.",
    "Z-04": "Gespielt wird im Uhrzeigersinn.",
    "Z-05": "Zu Beginn Ihres Zuges ziehen Sie zwei Steine, oder den letzten, wenn nur noch einer im Beutel ist. Haben "
    "Sie behaltene Steine, gilt Artikel Z-11.",
    "Z-06": "Ein Stein muss mit einer Seite an einen Stein grenzen, der schon liegt; er darf auch aus demselben Zug "
    "sein. Nur der erste Stein der Partie grenzt an keinen: Er kommt auf das Mittelfeld. Legen Sie Ihre Steine "
    "zusammen oder an verschiedene Stellen, wie Sie wollen.",
    "Z-07": "Eine Reihe, das sind mindestens zwei Steine, die waagerecht oder senkrecht ohne Lücke nebeneinander "
    "liegen. Ein leeres Feld beendet sie, der Rand ebenso. Ihre Steine werden zusammengezählt: Mehr als 12 darf es "
    "nie sein. Eine Reihe von 9 oder weniger ist erlaubt, bringt aber nichts.",
    "Z-08": "Sie müssen so viele Steine legen wie möglich. Es zählt der ganze Zug: Gibt es eine Reihenfolge und "
    "Felder, mit denen alle Steine liegen können, müssen Sie alle legen, selbst wenn das keine Punkte bringt. Sonst "
    "legen Sie so viele, wie es geht.",
    "Z-09": "Ein Doppelfeld will verdient sein: Ein Stein darf dort nur liegen, wenn am Ende des Zuges eine Reihe von "
    "10, 11 oder 12 durch dieses Feld läuft.",
    "Z-10": "Manchmal lassen sich nicht so viele Steine legen, wie es sein müssen, ohne Doppelfelder zu besetzen, "
    "durch die keine Reihe von 10, 11 oder 12 läuft. Dann müssen Sie sie trotzdem besetzen, aber nicht mehr davon als "
    "nötig. Ein Kreuz gibt es dafür nicht.",
    "Z-11": "Steine, die nicht gelegt werden können, bleiben verdeckt vor Ihnen liegen, bis Sie wieder dran sind. Ein "
    "Stein passt, wenn mindestens ein Feld, dunkel oder doppelt, ihn nach Z-06 und Z-07 aufnehmen kann.\n"
    "In Ihrem nächsten Zug:\n"
    "- bei zwei oder mehr behaltenen Steinen, von denen mindestens einer passt, ziehen Sie nichts;\n"
    "- bei nur einem behaltenen Stein, oder wenn keiner passt, ziehen Sie einen Stein.\n"
    "Legen Sie dann alles, was sich legen lässt, auch mehr als zwei Steine. Den Rest behalten Sie wieder.",
    "Z-12": "Am Ende des Zuges sehen Sie sich die Reihen an, in die Sie gerade einen Stein gelegt haben. Eine Reihe "
    "von 10 bringt 1 Punkt, eine von 11 bringt 2, eine von 12 bringt 4. Jede Reihe zählt einmal, waagerecht wie "
    "senkrecht. Eine alte Reihe, die Sie verlängert haben, bringt ihren neuen Wert.",
    "Z-13": "Ihr Wertungsblatt hat sechs Spalten: Kreuze, 10, 11, 12, Bonus und Summe. Die Punkte einer Reihe kommen "
    "in die Spalte mit ihrer Zahl. Jede Spalte füllt sich von oben nach unten, ohne Lücke und ohne auf die anderen zu "
    "warten.",
    "Z-14": "Gelingen Ihnen in einem Zug mehrere Reihen mit derselben Zahl, kommen deren Punkte zusammen in ein "
    "Kästchen. Zwei Reihen von 12 zum Beispiel ergeben dort 8 Punkte.",
    "Z-15": "Für jedes Doppelfeld, das Sie in diesem Zug belegt haben und durch das eine Reihe von 10, 11 oder 12 "
    "läuft, bekommen Sie ein Kreuz im obersten freien Kästchen der Kreuzspalte. Sind es mehrere in einem Zug, kommen "
    "sie untereinander.",
    "Z-16": "Eine Zeile des Wertungsblatts bekommt einen Bonus, wenn ihre Kästchen für 10, 11 und 12 alle gefüllt "
    "sind:\n"
    "- Zeilen 1 bis 4: 3 Punkte;\n"
    "- Zeilen 5 bis 8: 4 Punkte;\n"
    "- Zeilen 9 bis 12: 5 Punkte;\n"
    "- Zeilen 13 bis 16: 6 Punkte;\n"
    "- weiter unten: kein Bonus.\n"
    "Ein einziges leeres Kästchen, und die Zeile hat keinen Bonus.",
    "Z-17": "Ein Kreuz verdoppelt seine ganze Zeile, samt Bonus. Ob die Zeile vollständig ist, spielt keine Rolle.",
    "Z-18": "Das Wertungsblatt zeigt anfangs 22 Zeilen und wächst, so weit es nötig ist.",
    "Z-19": "Behaltene Steine, die am Ende der Partie noch vor Ihnen liegen, kosten Sie ihren Wert.",
    "Z-20": "Der Zug, in dem der letzte Stein gezogen wird, ist der letzte und wird ganz normal zu Ende gespielt. Die "
    "höchste Summe gewinnt. Bei Gleichstand wird der Sieg geteilt.\n"
    "Mit der Option endet die Partie, sobald jemand keine zwei Steine mehr ziehen kann.",
    "Z-21": "In der Profiversion werden die möglichen Felder nicht mehr angezeigt. Erlaubt ist dasselbe wie sonst, "
    "nur die Hilfe fällt weg.",
    "Z-22": "Zatre lässt sich auch mit Karten und ohne Brett spielen. Das Kartenspiel hat eigene Regeln.",
    "Z-23": "Eine Partie dauert etwa sechzig Züge. Ist Ihnen das zu lang, wählen Sie die kurze Partie: Im Beutel sind "
    "dann nur 61 Steine, elf Einsen und je zehn Steine mit den Zahlen 2 bis 6.",
}
