import type { Words } from '../en.ts'

export const byEar: Words['byEar'] = {
  name: 'Nach Gehör',
  number: 'Schritt {number} von {total}.',
  until: 'Bis {sign}.',
  next: 'Danach: {title}',
  ready: 'Leg bereit: {items}.',
  last: 'Das war der letzte Schritt.',
  stations: { read: 'Liest vor', film: 'Film', describe: 'Liest vor', turn: 'Du bist dran' },
  way: 'So weit ist dieser Schritt',
  sayAgain: 'Nochmal sagen',
  inFilm: 'Im Film',
  stop: 'Vorlesen beenden',
  quiet: 'Dein Screenreader liest. Simmer bleibt still.',
  silent: 'Hier gibt es keine Stimme. Lies mit, Simmer klopft, wenn du dran bist.',
  failed: 'Die Stimme antwortet nicht. Lies mit oder drück „Nochmal sagen“.',
  who: {
    heading: 'Wer liest vor?',
    text: 'Läuft ein Screenreader, bleibt Simmer still und spielt nur Film und Klingel. Von hier aus merken wir das nicht, darum fragen wir einmal.',
    simmer: 'Simmer',
    screenReader: 'Mein Screenreader',
  },
  noVoice: {
    heading: 'Dieses Gerät hat keine deutsche Stimme',
    none: 'Es hat gar keine Stimme. Film, Klopfen und Klingel sind wie immer zu hören.',
    other:
      'Es sind nur Stimmen anderer Sprachen da. Sie würden Deutsch falsch vorlesen, darum nutzt Simmer sie nicht. Film, Klopfen und Klingel sind wie immer zu hören.',
    goOn: 'Weiter mit großer Schrift',
    search: 'Nochmal nach Stimmen suchen',
    where: {
      ios: 'Du findest Stimmen unter Einstellungen, Bedienungshilfen, Gesprochene Inhalte, Stimmen.',
      android:
        'Du findest Stimmen unter Einstellungen, Bedienungshilfen, Text-in-Sprache-Ausgabe, Sprachdaten installieren.',
      windows:
        'Du findest Stimmen unter Einstellungen, Zeit und Sprache, Spracherkennung, Stimmen hinzufügen.',
      macos:
        'Du findest Stimmen unter Systemeinstellungen, Bedienungshilfen, Gesprochene Inhalte, Systemstimme.',
      linux:
        'Installiere das Paket speech-dispatcher mit espeak-ng und starte den Browser danach neu.',
    },
  },
  settings: {
    hint: 'Liest vor, zeigt den Film, wartet',
    open: 'Stimme und Tasten',
    rate: 'Tempo',
    listen: 'Anhören',
    sample: 'Schneide 450 g Kartoffeln in Spalten.',
    voice: 'Stimme',
    onDevice: 'auf diesem Gerät',
    online: 'aus dem Internet',
    describes: 'Sagen, was der Film zeigt',
    describesHint: 'Nach dem Film, bevor er wartet',
    knocks: 'Klopfen, wenn du dran bist',
    knocksHint: 'Einmal, auf Holz. Die Klingel klingt anders',
    screenReader: 'Ich nutze einen Screenreader',
    screenReaderHint: 'Simmer bleibt still',
  },
  keys: {
    title: 'Ohne Hände',
    next: 'Weiter',
    nextKeys: 'Leertaste, →, Kopfhörer ▸▸',
    previous: 'Nochmal sagen; zweimal: Zurück',
    previousKeys: '←, Kopfhörer ◂◂',
    pause: 'Pause; bist du dran: Weiter',
    pauseKeys: 'Kopfhörer ▸/❚❚',
    again: 'Nochmal sagen',
    toggle: 'Nach Gehör an oder aus',
  },
}
