import type { Words } from '#app/lib/words/en.ts'

/** The page of whoever comes first to a site. */
export const first: Words['first'] = {
  title: 'Du bist zuerst hier',
  description: 'Noch sieht niemand nach diesem Simmer.',
  lede: 'Noch sieht niemand nach diesem Simmer. Beantworte vier Fragen, dann ist es deins. Alles lässt sich später ändern.',
  failed: 'Diese Seite bekam keine Antwort',
  failedText: 'Prüf die Verbindung und versuch es noch einmal.',
  words: {
    title: 'Die Wörter vom Start',
    label: 'Vier Wörter aus der Ausgabe des Starts',
    example: 'zum Beispiel: basil-window-tray-nine',
    hint: 'Damit niemand im Netz schneller ist als du. Sie gelten eine Stunde und für dieses eine Konto.',
  },
  you: { title: 'Du', name: 'Dein Name' },
  place: {
    title: 'Der Ort',
    label: 'Für wen ist es?',
    hint: 'Dann heißt es „Simmer für {place}“, und leer „Dieses Simmer“.',
    example: 'Lindenau',
    who: 'Wer sich registrieren darf',
    open: 'Alle dürfen sich registrieren',
    invited: 'Mit Einladung',
    invitedText: 'Ein guter Anfang: Öffne es, wenn du dich umgesehen hast.',
    closed: 'Vorerst niemand',
    missing: 'Wähl eines der drei.',
    examples: {
      label: 'Die Beispielrezepte',
      yes: 'Mit den {count} Beispielrezepten',
      yesText: 'Mit Filmen. Sie lassen sich später auf einmal wegnehmen.',
      no: 'Ohne, das Buch beginnt leer',
      noText: 'Nichts wird gelöscht: Ein Befehl holt sie zurück, er steht in docs/operations.md.',
      missing: 'Wähl eines der beiden.',
    },
  },
  mail: {
    title: 'Mail',
    off: 'Nicht eingerichtet. Ohne Mail kann niemand ein Passwort erneuern, alles andere geht. Setz SMTP_URL und MAIL_FROM und starte neu, jetzt oder später.',
    on: 'Eingerichtet. Mails kommen von {from}.',
  },
  submit: 'Mach mich zum Host',
  after: 'Danach gibt es diese Seite nicht mehr. Weitere Hosts kannst du später benennen.',
  late: {
    title: 'Jemand war schneller',
    text: 'Nach diesem Simmer sieht jetzt jemand. Warst du das, in einem anderen Tab, dann melde dich an.',
    signIn: 'Anmelden',
    isYou: 'Nach diesem Simmer sieht jetzt jemand, und du bist angemeldet.',
    home: 'Zur Startseite',
  },
}
