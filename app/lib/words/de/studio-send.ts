import type { Words } from '#app/lib/words/en.ts'

/** Einen Film herstellen und senden: wie es steht, und wie es weitergeht. */
export const studioSend: Pick<Words['studioPages'], 'work'> = {
  work: {
    asWhole: {
      one: '{count} Schritt mit Film, {length} lang',
      other: '{count} Schritte mit Film, {length} lang',
    },
    toSend: '{size} zu senden',
    nextStep: 'Weiter geht es mit Schritt {step}',
    nextJoin: 'Nur die Teile sind noch zusammenzufügen',
    seenSoon: 'Wie lange es dauert, zeigt sich gleich',
    changeFirst: 'Vorher etwas ändern',
    onWithWords: 'Weiter mit den Texten',
    savedAt: 'Zuletzt gesichert um {time}.',
    waiting: '2 von 2 · wartet auf die Verbindung',
    waitingRoom: '2 von 2 · wartet auf Simmer',
    nextTry: {
      one: 'Nächster Versuch in {count} Sekunde',
      other: 'Nächster Versuch in {count} Sekunden',
    },
    nextTryMinutes: {
      one: 'Nächster Versuch in {count} Minute',
      other: 'Nächster Versuch in {count} Minuten',
    },
    tries: 'Versucht es gerade',
    droppedAt: 'Keine Verbindung seit {time}.',
    triedAt: 'Zuletzt versucht um {time}.',
    mayClose:
      'Du kannst das Netz wechseln oder den Laptop zuklappen. Nichts wird doppelt gesendet.',
    keptDays: 'Was angekommen ist, wartet dort 7 Tage.',
    arrived: 'Angekommen',
    of: 'von {size}',
    whole: { one: 'von {count} Teil ganz', other: 'von {count} Teilen ganz' },
    noRoom: 'Simmer hat gerade keinen Platz',
    noRoomText:
      'Das liegt an uns, nicht an dir. Der Film ist fertig und bleibt auf diesem Gerät. Wir versuchen es alle 10 Minuten.',
    busy: 'Simmer antwortet gerade nicht',
    busyText: 'Der Film ist fertig und bleibt auf diesem Gerät. Es geht von selbst weiter.',
    full: 'Dein Platz ist voll',
    fullText:
      'Alle deine Filme zusammen können {most} haben, und drei können zugleich unterwegs sein. Dieser hat {size}. Er bleibt auf diesem Gerät.',
    oldVersions: 'Alte Fassungen ansehen',
    tryAgain: 'Noch einmal versuchen',
    smaller: 'In 720p herstellen: {size}',
    gone: 'Der Film ist nicht mehr auf diesem Gerät',
    goneText:
      'Der Browser hat ihn entfernt, um Platz zu schaffen. Deine Schritte sind gesichert: Stell ihn noch einmal her.',
    steps: 'Die Schritte des Rezepts haben sich geändert',
    stepsText:
      'Sieh nach, wo die neuen beginnen, dann sende den Film. Was angekommen ist, wird nicht noch einmal gesendet.',
    held: 'Dein Konto ruht',
    heldText: 'Film und Schritte bleiben auf diesem Gerät.',
    here: 'Was hier liegt',
    hereFile: 'Dein Film {name}, {size}, auf diesem Gerät',
    hereFiles: 'Deine {films}, {size}, auf diesem Gerät',
    hereSteps: {
      one: '{count} Schritt, wie du ihn gesetzt hast',
      other: '{count} Schritte, wie du sie gesetzt hast',
    },
    hereWords: 'Texte in beiden Sprachen',
    otherFilm: 'Einen anderen Film nehmen?',
    otherFilmText: 'Was du für diesen gesetzt hast, wird entfernt: Es gehört zu seinen Bildern.',
    otherFilmYes: 'Anderen Film nehmen',
  },
}
