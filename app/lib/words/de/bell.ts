import type { Words } from '#app/lib/words/en.ts'

/** The bell of timers while the page is closed. Text between asterisks is bold. */
export const bell: Words['bell'] = {
  name: 'Klingel',
  lines: {
    on: 'Klingel an: klingelt auf diesem Handy, auch wenn es gesperrt ist.',
    onComputer: 'Klingel an: klingelt auf diesem Computer, solange der Browser läuft.',
    unasked: 'Klingelt, solange diese Seite offen ist.',
    refused: 'Klingel aus, wenn gesperrt: Du hast Nein gesagt. Lass diese Seite offen.',
    blocked: 'Klingel vom Browser blockiert: Sie klingelt nur, solange diese Seite offen ist.',
    home: 'Damit es auch gesperrt klingelt, braucht dieses iPhone Simmer auf dem Home-Bildschirm.',
    unable: 'Dieser Browser kann nicht klingeln, wenn er geschlossen ist: Lass diese Seite offen.',
    homeTablet:
      'Damit es auch gesperrt klingelt, braucht dieses iPad Simmer auf dem Home-Bildschirm.',
    quiet: 'Klingel leise: zeigt sich auf diesem Handy, ohne Ton.',
    quietComputer: 'Klingel leise: zeigt sich auf diesem Computer, ohne Ton.',
    away: 'Keine Verbindung: Es klingelt nur, solange diese Seite offen ist. Wir versuchen es weiter.',
    full: 'Es laufen schon 20 Timer. Stopp einen, dann geht der nächste.',
    ended:
      'Die Klingel ist von selbst ausgegangen: Es klingelt nur, solange diese Seite offen ist.',
    left: 'Du bist abgemeldet. Die Timer auf diesem Handy laufen weiter und klingeln hier.',
    leftComputer:
      'Du bist abgemeldet. Die Timer auf diesem Computer laufen weiter und klingeln hier.',
  },
  acts: {
    unasked: 'Auch gesperrt klingeln',
    unaskedComputer: 'Auch geschlossen klingeln',
    refused: 'Ändern',
    blocked: 'Erlauben',
    home: 'So geht’s',
    quiet: 'Ändern',
    ended: 'Wieder einschalten',
  },
  ask: {
    heading: 'Auch klingeln, wenn das Handy gesperrt ist?',
    headingComputer: 'Auch klingeln, wenn diese Seite zu ist?',
    text: 'Der Timer „{name}“ läuft. Mit deiner Erlaubnis klingelt er auch, wenn der Bildschirm aus ist oder du in einer anderen App bist. Dein Browser fragt dich einmal.',
    textComputer:
      'Der Timer „{name}“ läuft. Mit deiner Erlaubnis klingelt er auch, wenn diese Seite zu ist, solange der Browser läuft. Er fragt dich einmal.',
    yes: 'Ja, klingeln',
    no: 'Nein, ich lasse die Seite offen',
    failed:
      'Die Klingel ließ sich nicht einschalten. Lass diese Seite offen und versuch es später noch einmal.',
  },
  why: {
    on: 'Klingelt auch, wenn das Handy gesperrt ist',
    onComputer: 'Klingelt auch, wenn diese Seite zu ist',
    onText:
      'Wenn die Zeit um ist, gibt unser Server diesem Gerät Bescheid. Er kennt die Uhrzeit, den Namen des Timers und das Rezept und vergisst alles, wenn der Timer endet.',
    onLate:
      'Ohne Verbindung klingelt es, sobald wieder eine da ist, wenn das keine zwei Minuten dauert.',
    try: 'Klingel ausprobieren',
    tried: 'Die Klingel sollte in ein paar Sekunden klingeln.',
    off: 'Gesperrt nicht klingeln',
    offComputer: 'Geschlossen nicht klingeln',
    blocked: 'Dein Browser blockiert die Klingel',
    blockedText:
      'Solange diese Seite offen ist, klingeln die Timer. Ist sie zu oder das Handy gesperrt, nicht.',
    check: 'Ist erlaubt: prüfen',
    stillBlocked: 'Der Browser blockiert sie noch.',
    keep: 'Seite offen lassen',
    home: 'Auf diesem iPhone muss Simmer auf den Home-Bildschirm',
    homeTablet: 'Auf diesem iPad muss Simmer auf den Home-Bildschirm',
    homeText:
      'Nur von dort lässt Apple eine Seite klingeln, wenn das Handy gesperrt ist. Die Timer hier laufen weiter, starte die nächsten dort.',
    keepForNow: 'Erst mal die Seite offen lassen',
  },
  unblock: {
    chrome: {
      one: 'Klick auf das Zeichen links neben der Adresse',
      two: 'Schalte *Benachrichtigungen* ein',
      three: 'Komm zurück und klick auf *prüfen*',
    },
    chromePhone: {
      one: 'Tippe auf das Zeichen links neben der Adresse',
      two: 'Öffne *Berechtigungen*, dann *Benachrichtigungen*',
      three: 'Wähle *Zulassen* und komm zurück',
    },
    firefox: {
      one: 'Klick auf das Zeichen links neben der Adresse',
      two: 'Entferne *Blockiert* neben *Benachrichtigungen senden*',
      three: 'Komm zurück und klick auf *prüfen*',
    },
    firefoxPhone: {
      one: 'Tippe auf das Schloss links neben der Adresse',
      two: 'Tippe auf *Benachrichtigung*, bis dort *Erlaubt* steht',
      three: 'Komm zurück und tippe auf *prüfen*',
    },
    safari: {
      one: 'Öffne *Safari*, dann *Einstellungen*',
      two: 'Wähle *Websites*, dann *Mitteilungen*',
      three: 'Wähle neben Simmer *Erlauben* und komm zurück',
    },
    apple: {
      one: 'Öffne die *Einstellungen* deines Geräts',
      two: 'Wähle *Mitteilungen*, dann *Simmer*',
      three: 'Schalte *Mitteilungen erlauben* ein und komm zurück',
    },
  },
  home: {
    one: 'Tippe auf *Teilen*',
    two: 'Wähle *Zum Home-Bildschirm*',
    three: 'Öffne Simmer dort und geh zu Schritt {step}',
    turnOn: 'Öffne Simmer dort und schalte die Klingel in den Einstellungen ein',
  },
  notice: {
    rings: '{name}: Die Zeit ist um',
    look: '{name}: schau nach',
    sign: 'Fertig, wenn {sign}.',
    place: '{recipe}, Schritt {step} von {total}',
    stop: 'Stopp',
    done: 'Fertig, Stopp',
    add: '+5 Minuten',
    goOn: 'Weiter bis {minutes} Min.',
  },
  late: {
    title: {
      one: 'Hat {count} Minute zu spät geklingelt.',
      other: 'Hat {count} Minuten zu spät geklingelt.',
    },
    text: 'Unser Server war weg. Fällig um {time}.',
  },
  settings: {
    devices: 'Geräte, die klingeln',
    devicesHint: 'Stopp an einem stoppt alle.',
    rings: 'Klingelt',
    quiet: 'Leise',
    off: 'Aus',
    this: {
      iPhone: 'Dieses iPhone',
      iPad: 'Dieses iPad',
      phone: 'Dieses Handy',
      tablet: 'Dieses Tablet',
      computer: 'Dieser Computer',
    },
    kinds: {
      iPhone: 'iPhone',
      iPad: 'iPad',
      phone: 'Handy',
      tablet: 'Tablet',
      computer: 'Computer',
      unknown: 'Gerät',
    },
    named: '{kind}, {browser}',
    whenLocked: 'Klingelt auch gesperrt',
    whileRuns: 'Klingelt, solange {browser} läuft',
    whileBrowserRuns: 'Klingelt, solange der Browser läuft',
    shows: 'Zeigt sich, ohne Ton',
    silent: 'Klingelt nicht',
    rangToday: 'Hat heute um {time} geklingelt',
    rangOn: 'Hat am {date} um {time} geklingelt',
    remove: 'Entfernen: {name}',
    removed: 'Entfernt: {name}',
    loadFailed: 'Deine anderen Geräte lassen sich gerade nicht anzeigen.',
    changeFailed: 'Das ließ sich nicht speichern. Es hat sich nichts geändert.',
    retry: 'Noch einmal versuchen',
  },
}
