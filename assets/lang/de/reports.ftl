# Fehlerberichte, und Weiterspielen ab einem früheren Moment

ui-bug-title = Fehlerbericht
ui-bug-ask = Was stimmt nicht, und was wurde erwartet?
ui-bug-holds = Diese Worte und das ganze Spiel kommen in den Bericht, mit den Karten aller Spieler. Enter schreibt ihn, auch ohne Worte.
ui-note-said = Hier gemeldet: { $words }
ui-key-play-on = von hier aus weiterspielen, in einem neuen Spiel
ui-plain-report-ask = Was stimmt nicht, und was wurde erwartet? Enter allein: keine Worte.
ui-plain-thinks = { $name } denkt nach. Enter fragt nach dem, was bisher gefunden ist.
