import type { Language } from '#contract/languages.ts'
import type { MailedWarning } from './queue-mail.ts'

/** Texts about a warning, in the order of the host's page. */
interface WarningTexts {
  /** The fact. */
  title: string
  /** What is wrong, what is safe, what to do. */
  wrong: string
  safe: string
  act: string
}

/** Texts of the mails to hosts. */
export interface HostWords {
  greeting: string
  subject: (title: string) => string
  overSubject: (title: string) => string
  over: (title: string) => string
  action: string
  /** Why the mail was sent, and how to switch such mails off. */
  reason: string
  /** What waiting mail means where people sign in with passwords. */
  forgotten: string
  warnings: Record<MailedWarning, WarningTexts>
}

const english: HostWords = {
  greeting: 'Hello,',
  subject: (title) => `Simmer needs you: ${title}`,
  overSubject: (title) => `Over: ${title}`,
  over: (title) => `this is over: “${title}”. There is nothing left to do.`,
  action: 'Look now',
  reason:
    'You get one mail when something needs you and one when it is over. You can switch that off on the page about mail.',
  forgotten: 'People who forgot their password cannot come back in meanwhile.',
  warnings: {
    backupFailed: {
      title: 'The last backup failed',
      wrong: 'It was not made, or could not be restored and compared. Such a file is no backup.',
      safe: 'Simmer runs, and nothing is lost. Earlier backups stay.',
      act: 'Read why it failed on the page, mend that, and make one there.',
    },
    backupOld: {
      title: 'The last backup is more than two days old',
      wrong: 'No newer one was restored and compared.',
      safe: 'Simmer runs, and nothing is lost.',
      act: 'Look whether a server with BACKUP_DIR runs at the time of the backup, or make one on the page.',
    },
    filmsRefused: {
      title: 'The disk is full: films are refused',
      wrong: 'More than 95 % of it is in use, so no films and files are taken any more.',
      safe: 'Everything is saved, and everything else goes on.',
      act: 'Add room, or take away what does not belong to Simmer. Films are then taken by themselves.',
    },
    diskFull: {
      title: 'The disk is nearly full',
      wrong: 'More than 85 % of it is in use. From 95 % on no films and files are taken.',
      safe: 'Everything is saved.',
      act: 'Add room, or take away what does not belong to Simmer.',
    },
    certificateEnds: {
      title: 'The certificate ends soon',
      wrong: 'It is valid for less than two weeks and was not renewed.',
      safe: 'Until then everything is reachable. Afterwards browsers warn and let nobody in.',
      act: 'Look why the proxy does not renew it; often port 80 is closed. npm run doctor asks the address once more.',
    },
    clockOff: {
      title: 'The clock is wrong',
      wrong: 'This machine and the database, or the own address, do not agree.',
      safe: 'Nothing is lost. Timers on devices ring right.',
      act: 'Switch on time synchronisation: timedatectl set-ntp true. npm run doctor compares once more.',
    },
    providerSilent: {
      title: 'A sign-in provider does not answer',
      wrong: 'Whoever comes by it cannot come in.',
      safe: 'Its button is hidden meanwhile. Whoever has a mail address here comes in by a mail for a new password.',
      act: 'Wait, or ask whoever runs it. npm run doctor says what it answers.',
    },
    pushSilent: {
      title: 'Push messages do not arrive',
      wrong: 'Push services do not answer.',
      safe: 'Messages are tried for more than an hour. Mails and the bell on the page go on.',
      act: 'Look whether the server reaches push services by https: npm run doctor says which.',
    },
    mailWaits: {
      title: 'Mail waits',
      wrong: 'The oldest mail should have been sent more than 15 minutes ago.',
      safe: 'It waits for up to a day.',
      act: 'Send a test on the page: it says what the mail server answers.',
    },
  },
}

const german: HostWords = {
  greeting: 'Hallo,',
  subject: (title) => `Simmer braucht dich: ${title}`,
  overSubject: (title) => `Vorbei: ${title}`,
  over: (title) => `das ist vorbei: „${title}“. Es gibt nichts mehr zu tun.`,
  action: 'Jetzt nachsehen',
  reason:
    'Du bekommst eine Mail, wenn etwas dich braucht, und eine, wenn es vorbei ist. Abschalten kannst du das auf der Seite über Mail.',
  forgotten: 'Wer sein Passwort vergessen hat, kommt so lange nicht hinein.',
  warnings: {
    backupFailed: {
      title: 'Die letzte Sicherung schlug fehl',
      wrong:
        'Sie wurde nicht gemacht oder ließ sich nicht zurückspielen und vergleichen. So eine Datei ist keine Sicherung.',
      safe: 'Simmer läuft, nichts ist verloren. Frühere Sicherungen bleiben.',
      act: 'Lies auf der Seite den Grund, behebe ihn und mach dort eine neue.',
    },
    backupOld: {
      title: 'Die letzte Sicherung ist über zwei Tage alt',
      wrong: 'Keine neuere wurde zurückgespielt und verglichen.',
      safe: 'Simmer läuft, nichts ist verloren.',
      act: 'Sieh nach, ob zur Zeit der Sicherung ein Server mit BACKUP_DIR läuft, oder mach auf der Seite eine.',
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
    clockOff: {
      title: 'Die Uhr geht falsch',
      wrong: 'Diese Maschine und die Datenbank oder die eigene Adresse sind sich nicht einig.',
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
    mailWaits: {
      title: 'Mails warten',
      wrong: 'Die älteste hätte vor über 15 Minuten gesendet werden sollen.',
      safe: 'Sie wartet bis zu einem Tag.',
      act: 'Sende auf der Seite eine Probe: Sie sagt, was der Mailserver antwortet.',
    },
  },
}

/** The texts of mail to hosts. */
export const HOST_WORDS: Record<Language, HostWords> = { en: english, de: german }
