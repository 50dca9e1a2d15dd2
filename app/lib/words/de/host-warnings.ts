import type { Words } from '#app/lib/words/en.ts'

/** What needs the host: words of the host's page. */
export const hostWarnings: Pick<Words['host'], 'measured' | 'warnings'> = {
  measured: {
    ends: 'Es endet: {at}.',
    clockOff: 'Die Uhr geht {by} falsch',
    clock: {
      behind: {
        database: 'Die dieser Maschine geht gegen die der Datenbank {by} nach.',
        address:
          'Die dieser Maschine geht {by} nach gegen die, die unter der eigenen Adresse antwortet.',
      },
      ahead: {
        database: 'Die dieser Maschine geht gegen die der Datenbank {by} vor.',
        address:
          'Die dieser Maschine geht {by} vor gegen die, die unter der eigenen Adresse antwortet.',
      },
    },
    endsIn: {
      one: 'Das Zertifikat endet in 1 Tag',
      other: 'Das Zertifikat endet in {count} Tagen',
    },
    hasEnded: 'Das Zertifikat ist abgelaufen',
    mails: { one: '1 Mail wartet.', other: '{count} Mails warten.' },
    silent: '{name} antwortet nicht seit {since}.',
  },
  warnings: {
    readOnly: {
      title: 'Nichts lässt sich ändern',
      wrong: 'Es wird nur gelesen: so eingestellt, oder die Datenbank nimmt nichts an.',
      safe: 'Alles lässt sich lesen und kochen. Geräte merken sich, was sie zu senden haben.',
      act: 'Lass auf der Seite wieder schreiben. Hat das kein Host eingeschaltet, dann sieh nach READ_ONLY, der Datenbank und ihrer Platte.',
    },
    backupFailed: {
      title: 'Die letzte Sicherung schlug fehl',
      wrong:
        'Sie wurde nicht gemacht oder ließ sich nicht zurückspielen und vergleichen. So eine Datei ist keine Sicherung.',
      safe: 'Simmer läuft, nichts ist verloren. Frühere Sicherungen bleiben.',
      act: 'Lies den Grund, behebe ihn und mach jetzt eine.',
    },
    backupOld: {
      title: 'Die letzte Sicherung ist über zwei Tage alt',
      wrong: 'Keine neuere wurde zurückgespielt und verglichen.',
      safe: 'Simmer läuft, nichts ist verloren.',
      act: 'Sieh nach, ob zur Zeit der Sicherung ein Server mit BACKUP_DIR läuft.',
    },
    filmsRefused: {
      title: 'Die Platte ist voll: Filme werden abgelehnt',
      wrong: 'Mehr als 95 % sind belegt, also werden keine Filme und Dateien mehr angenommen.',
      safe: 'Alles ist gespeichert, und alles andere geht weiter.',
      act: 'Gib Platz dazu oder nimm weg, was nicht zu Simmer gehört. Filme werden dann von selbst wieder angenommen.',
    },
    diskFull: {
      title: 'Die Platte ist fast voll',
      wrong: 'Mehr als 85 % sind belegt. Ab 95 % werden keine Filme und Dateien mehr angenommen.',
      safe: 'Alles ist gespeichert.',
      act: 'Gib Platz dazu oder nimm weg, was nicht zu Simmer gehört.',
    },
    certificateEnds: {
      title: 'Das Zertifikat endet bald',
      wrong: 'Es ist noch keine zwei Wochen gültig und wurde nicht erneuert.',
      safe: 'Bis dahin ist alles erreichbar. Danach warnen Browser und lassen niemanden herein.',
      act: 'Sieh nach, warum der Proxy es nicht erneuert; oft ist Port 80 zu. npm run doctor fragt die Adresse noch einmal.',
    },
    mailRefused: {
      title: 'Mail wird nicht angenommen',
      wrong: 'Der Mailserver nimmt nichts an.',
      safe: 'Mails warten bis zu einem Tag. Wer sein Passwort vergessen hat, kommt so lange nicht hinein.',
      act: 'Prüf Name und Passwort in SMTP_URL, starte neu und sende eine Probe.',
    },
    clockOff: {
      title: 'Die Uhr geht falsch',
      wrong:
        'Zwei Uhren sind sich nicht einig, und Anmeldungen, Sicherungen und Klingeln gehen nach ihnen.',
      safe: 'Nichts ist verloren. Timer auf Geräten klingeln richtig.',
      act: 'Schalt die Zeitsynchronisierung ein: timedatectl set-ntp true. npm run doctor vergleicht noch einmal.',
    },
    providerSilent: {
      title: 'Ein Anbieter für den Zugang antwortet nicht',
      wrong: 'Wer damit kommt, kommt nicht herein.',
      safe: 'Sein Knopf ist so lange weg. Wer eine Mailadresse hier hat, kommt mit einer Mail für ein neues Passwort hinein.',
      act: 'Warte, oder frag nach, wer ihn betreibt. npm run doctor sagt, was er antwortet.',
    },
    pushSilent: {
      title: 'Push-Nachrichten kommen nicht an',
      wrong: 'Push-Dienste antworten nicht.',
      safe: 'Nachrichten werden noch über eine Stunde lang versucht. Mails und die Glocke auf der Seite gehen.',
      act: 'Prüf, ob der Server Push-Dienste über https erreicht: npm run doctor sagt, welche.',
    },
    workWaits: {
      title: 'Arbeit wartet',
      wrong: 'Das Älteste ist seit über 15 Minuten fällig.',
      safe: 'Nichts ist verloren; es wird der Reihe nach getan.',
      act: 'Warte, oder starte einen weiteren Prozess.',
    },
    mailWaits: {
      title: 'Mails warten',
      wrong: 'Die älteste hätte vor über 15 Minuten gesendet werden sollen.',
      safe: 'Sie wartet bis zu einem Tag. Wer sein Passwort vergessen hat, kommt so lange nicht hinein.',
      act: 'Sende eine Probe: Sie sagt, was der Mailserver antwortet.',
    },
    backupOff: {
      title: 'Es gibt noch keine Sicherung',
      wrong: 'Der Server macht keine und hat noch keine gemacht.',
      safe: 'Simmer läuft. Was mit der Platte verloren geht, ist verloren.',
      act: 'Setz BACKUP_DIR oder mach eine mit npm run backup.',
    },
    mailOff: {
      title: 'Mail ist nicht eingerichtet',
      wrong: 'Sie wird in einen Ordner des Servers geschrieben.',
      safe: 'Alles andere geht.',
      act: 'Setz SMTP_URL und MAIL_FROM, damit Passwörter erneuert werden können.',
    },
  },
}
