import type { Words } from '#app/lib/words/en.ts'

/** Backups, and what is stored: words of the host's page. */
export const hostBackup: Pick<Words['host'], 'backup' | 'storage' | 'receipt'> = {
  backup: {
    text: 'Eine Sicherung zählt erst, wenn sie zurückgespielt und verglichen wurde.',
    last: '{day}, {time} Uhr, {size}',
    compared: 'zurückgespielt und verglichen',
    none: 'Es gibt noch keine',
    same: 'zurückgespielt: {rows} Zeilen und {files} Dateien gleich',
    failed: 'Der letzte Versuch schlug fehl: {why}',
    notTrusted: 'keine, der man traut: {why}',
    daily: 'Jeden Tag um {time} Uhr UTC. Eingestellt in BACKUP_DIR, BACKUP_AT und BACKUP_KEEP.',
    notDaily:
      'Der Server macht von selbst keine: Setz BACKUP_DIR. Von Hand geht es mit npm run backup -- DATEI.',
    makeNow: 'Jetzt sichern',
    testNow: 'Zurückspielen proben',
    notAsked: 'Das wurde nicht begonnen',
    asked: {
      backup: 'Eine Sicherung wird gemacht',
      restoreTest: 'Die neueste Sicherung wird zur Probe zurückgespielt',
    },
    steps: {
      writing: 'Zeilen und Dateien werden geschrieben',
      restoring: 'Zeilen werden zurückgespielt und verglichen',
      files: 'Dateien werden zurückgespielt und verglichen',
      reading: 'Die Datei wird ganz gelesen',
    },
    since: 'seit {time} Uhr. Niemand merkt etwas, und du kannst diese Seite verlassen.',
    good: {
      backup: 'Die Sicherung wurde gemacht, zurückgespielt und verglichen',
      restoreTest: 'Die neueste Sicherung wurde zur Probe zurückgespielt, alles ist gleich',
    },
    bad: {
      backup: 'Die Sicherung wurde nicht gemacht',
      restoreTest: 'Die Probe der neuesten Sicherung schlug fehl',
    },
    outcome: '{rows} Zeilen und {files} Dateien, {size}, um {time} Uhr',
    restore:
      'Wirklich zurückspielen geht hier nicht: Es ersetzt alles. Dafür gibt es einen Befehl:',
  },
  storage: {
    used: '{used} von {all} belegt',
    unknown: 'wie schnell er voll wird, zeigt sich nach einer Woche',
    notSoon: 'in diesem Tempo nicht voll in zehn Jahren',
    fullInWeeks: {
      one: 'in diesem Tempo voll in etwa 1 Woche',
      other: 'in diesem Tempo voll in etwa {count} Wochen',
    },
    fullInMonths: {
      one: 'in diesem Tempo voll in etwa 1 Monat',
      other: 'in diesem Tempo voll in etwa {count} Monaten',
    },
    grows: 'Es werden {size} mehr in der Woche.',
    films: 'Filme von Mitgliedern',
    pictures: 'Bilder von Mitgliedern',
    database: 'Datenbank',
    hint: 'Auf der Platte liegt mehr als Simmer. Bei 85 % bekommst du eine Mail, bei 95 % kann niemand mehr Filme senden; alles andere geht weiter.',
  },
  receipt: {
    title: 'Beleg',
    of: 'Beleg: {when}',
    notHere: 'Der Beleg liegt neben der Sicherung, und die liegt nicht auf dieser Maschine.',
    made: 'Gemacht',
    checked: 'Zurückgespielt und verglichen',
    rows: 'Zeilen, alle gleich',
    files: 'Dateien, alle gleich',
    filesOf: '{files}, zusammen {size}',
    missing: 'Dateien, die schon fehlten',
    size: 'Größe',
    sum: 'SHA-256',
    tables: { one: '1 Tabelle', other: '{count} Tabellen' },
  },
}
