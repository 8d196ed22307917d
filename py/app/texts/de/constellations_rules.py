"""Die Regeln von Constellations."""

TEXTS = {
    "intro": "Drei bis fünf Personen legen ihre Plättchen auf die zwölf Tierkreiszeichen, die einen offen, die "
    "anderen verdeckt, und das dauert etwa vierzig Minuten. Sobald ein Sternbild voll ist, zeigt sich, wer dort am "
    "hellsten leuchtet, und dafür gibt es Münzen.",
    "section-set-up": "Aufbau",
    "section-turn": "Wenn Sie dran sind",
    "section-scoring": "Die Wertung",
    "section-end": "Ende der Partie",
    "C-01": "Es gibt zwölf Sternbilder, eines für jedes Tierkreiszeichen. Zusammen haben sie 83 Sterne, davon sind 31 "
    "groß. Zu jedem Sternbild gehören zwei Preise: Der erste ist so viele Münzen wert, wie es Sterne hat, der zweite "
    "zwei weniger.\n"
    "Die Zeichnungen sind von uns und folgen den echten Sternbildern, denn die ursprünglichen waren nicht zu finden.",
    "C-02": "Die Sternbilder werden gemischt, und so viele, wie Personen mitspielen, werden aufgedeckt. Die übrigen "
    "bilden den Stapel.",
    "C-03": "Jede Person hat neun Plättchen ihrer Farbe: 1, 3, 5, 6, 7 und 10, ein Schwarzes Loch und zwei "
    "Doppelsterne. Was noch nicht liegt, sehen die anderen nicht.",
    "C-04": "Die Münzen liegen in der Reserve, und die geht nie zu Ende.",
    "C-05": "Es beginnt die erste Person auf der Liste, oder es wird ausgelost, ganz wie Sie es vor der Partie "
    "wählen. Danach geht es im Uhrzeigersinn.\n"
    "Sind Sie dran, legen Sie genau ein Plättchen auf einen freien Stern eines beliebigen aufgedeckten Sternbilds. "
    "Passen dürfen Sie nicht.",
    "C-06": "Auf einen kleinen Stern kommt das Plättchen offen. Auf einen großen Stern kommt es verdeckt: Nur Sie "
    "wissen, welches es ist, und Sie dürfen es sich jederzeit noch einmal ansehen.",
    "C-07": "Haben Sie kein Plättchen mehr, müssen Sie passen. Stecken bleiben kann die Partie nicht: Mit jeder "
    "Wertung kommen Plättchen zurück.",
    "C-08": "Ein Sternbild wird gewertet, sobald auf jedem seiner Sterne ein Plättchen liegt. Zuerst werden die "
    "verdeckten Plättchen aufgedeckt.",
    "C-09": "Als Erstes sind die Schwarzen Löcher dran, die eine Linie mit einem anderen Schwarzen Loch verbindet. "
    "Sie verschwinden alle zugleich, noch bevor sie etwas verschlucken.",
    "C-10": "Danach verschluckt jedes Schwarze Loch, das noch da ist, die Plättchen, mit denen eine Linie es "
    "verbindet, gleich wem sie gehören, auch Doppelsterne. Diese Plättchen gehen zurück und zählen nicht.",
    "C-11": "Jeder Doppelstern, der noch da ist, verdoppelt den Wert seiner Nachbarn, also der Plättchen, mit denen "
    "eine Linie ihn verbindet, gleich wem sie gehören. Zwischen zwei Doppelsternen ist ein Plättchen viermal so viel "
    "wert. Ein Doppelstern oder ein Schwarzes Loch ist selbst 0 wert.",
    "C-12": "Wer noch Plättchen auf dem Sternbild hat, zählt ihre Werte zusammen.",
    "C-13": "Die höchste Summe bekommt den ersten Preis, die nächste den zweiten. Vom dritten bis zum fünften Platz "
    "gibt es Trostmünzen: eine für jedes Plättchen, das man noch auf dem Sternbild hat.",
    "C-14": "Normalerweise kommen die Trostmünzen aus der Reserve. Mit der Option bezahlt sie, wer auf dem ersten "
    "Platz steht, vom ersten Preis. So war es in der ursprünglichen Ausgabe.",
    "C-15": "Sind zwei Summen gleich, liegt vorn, wer noch mehr Plättchen auf dem Sternbild hat. Ein Schwarzes Loch "
    "oder ein Doppelstern zählt als Plättchen.",
    "C-16": "Steht es um den ersten Platz immer noch gleich, wird kein Preis vergeben: Alle nehmen sich für jedes "
    "eigene Plättchen, das noch da ist, eine Münze. Steht es um den zweiten Platz gleich, wird der erste Preis "
    "vergeben, und alle anderen nehmen sich eine Münze pro Plättchen. Diese Münzen kommen immer aus der Reserve.",
    "C-17": "Wer allein auf dem Sternbild übrig ist, bekommt den ersten Preis und sonst nichts. Ist niemand mehr da, "
    "gibt es nichts zu gewinnen.",
    "C-18": "Alle nehmen ihre Plättchen zurück. Das Sternbild kommt weg, und solange der Stapel reicht, tritt vor dem "
    "nächsten Zug ein anderes an seine Stelle. Später geht es mit den Sternbildern weiter, die noch da sind.",
    "C-19": "Nach der zwölften Wertung gewinnt, wer am reichsten ist. Bei Gleichstand wird der Sieg geteilt.",
}
