import type { Words } from '#app/lib/words/en.ts'

/** Mail and push: words of the host's page. */
export const hostServices: Pick<Words['host'], 'mail' | 'warningMails' | 'push' | 'service'> = {
  mail: {
    isOff: 'Mail ist nicht eingerichtet. Push geht ohne sie.',
    isRefused: 'Mail wird nicht angenommen.',
    pushRefused: 'Mail geht, Push-Dienste antworten nicht.',
    bothWork: 'Beides geht.',
    lastTaken: 'Die letzte Mail wurde angenommen: {at}.',
    from: 'Von',
    server: 'Server',
    by: 'über {server}',
    set: '{server}, steht in SMTP_URL, ohne Passwort gezeigt.',
    folder: 'in einen Ordner geschrieben, nicht gesendet',
    test: 'Mir eine Probe senden',
    testTo: 'an {to}',
    sending: 'Die Probe ist unterwegs. Jeder Schritt hat zehn Sekunden.',
    notSent: 'Die Probe wurde nicht gesendet',
    seconds: '{seconds} s',
    steps: {
      found: 'Der Server wurde gefunden',
      connected: 'Er antwortet',
      encrypted: 'Die Verbindung ist verschlüsselt',
      encryptedUntil: 'Die Verbindung ist verschlüsselt, Zertifikat bis {day}',
      plain: 'Die Verbindung ist nicht verschlüsselt: Der Server bietet es nicht an',
      signedIn: 'Name und Passwort stimmen',
      accepted: 'Er hat die Mail angenommen',
      acceptedAs: 'Er hat die Mail angenommen: Nummer {number}',
      written: 'Die Mail wurde in den Ordner geschrieben',
    },
    failures: {
      nameUnknown: {
        what: 'Keine Maschine heißt wie der Server',
        act: 'Prüf, wie der Name in SMTP_URL geschrieben ist.',
      },
      closed: {
        what: 'An diesem Port antwortet niemand',
        act: 'Prüf den Port in SMTP_URL und ob der Mailserver läuft. Die meisten haben 587 (smtp://) oder 465 (smtps://).',
      },
      silent: {
        what: 'Keine Antwort in zehn Sekunden',
        act: 'Oft lässt eine Firewall an diesem Port nichts hinaus. Frag, wer dir die Maschine vermietet, und probier 587.',
      },
      noMailServer: {
        what: 'Es antwortet etwas, aber nicht wie ein Mailserver',
        act: 'Prüf den Port in SMTP_URL: 465 braucht smtps://, 587 braucht smtp://.',
      },
      certificateEnded: {
        what: 'Das Zertifikat des Servers ist abgelaufen',
        act: 'Wer den Mailserver betreibt, muss es erneuern.',
      },
      certificateOther: {
        what: 'Das Zertifikat gilt für einen anderen Namen',
        act: 'Schreib den Namen in SMTP_URL, der im Zertifikat steht.',
      },
      certificateUnknown: {
        what: 'Für das Zertifikat bürgt niemand',
        act: 'Gib dem Mailserver ein Zertifikat, dem auch Browser trauen. Ist es dein eigenes, nennt NODE_EXTRA_CA_CERTS, wer es unterschrieben hat.',
      },
      notEncrypted: {
        what: 'Die Verschlüsselung kam nicht zustande',
        act: 'Prüf den Port in SMTP_URL: 465 braucht smtps://, 587 braucht smtp://.',
      },
      signInRefused: {
        what: 'Der Server nimmt Name und Passwort nicht an',
        act: 'Prüf beide in SMTP_URL. Sonderzeichen schreibt man wie in Adressen: @ ist %40.',
      },
      signInMissing: {
        what: 'Der Server will einen Namen und ein Passwort',
        act: 'Schreib beide in SMTP_URL: smtp://name:passwort@server:587.',
      },
      senderRefused: {
        what: 'Der Server nimmt von diesem Absender keine Mail',
        act: 'Setz MAIL_FROM auf eine Adresse, von der dieses Konto senden darf.',
      },
      receiverRefused: {
        what: 'Der Server nimmt an deine Adresse keine Mail',
        act: 'Prüf deine Adresse in den Einstellungen. Stimmt sie, darf das Konto vielleicht noch nicht an andere senden.',
      },
      later: {
        what: 'Der Server nimmt gerade nichts an',
        act: 'Warte ein paar Minuten und versuch es noch einmal. Mails von Mitgliedern werden von selbst noch einmal gesendet.',
      },
      folder: {
        what: 'Die Mail ließ sich nicht schreiben',
        act: 'Prüf, ob der Server in DATA_DIR schreiben darf und ob dort Platz ist.',
      },
      other: {
        what: 'Der Server hat die Mail nicht angenommen',
        act: 'Frag, wer den Mailserver betreibt, und nenn den Code und die Uhrzeit.',
      },
    },
    code: 'Er antwortete {code}.',
    again: 'Starte nach einer Änderung neu und sende noch eine Probe.',
    arrived: 'Ist sie da? Das siehst nur du.',
    yes: 'Ja',
    no: 'Nein',
    works: 'Mail geht.',
    lost: 'Sie wurde angenommen und ging unterwegs verloren. Sieh in den Spamordner. Ist sie auch dort nicht, muss die Domain von MAIL_FROM diesen Mailserver nennen (SPF), und Mails müssen unterschrieben sein (DKIM): Wer den Server betreibt, weiß, wie.',
    silent: 'keine Antwort',
  },
  warningMails: {
    stop: 'Keine solchen Mails mehr',
    title: 'Wenn etwas dich braucht',
    label: 'Mail an mich, je Ding einmal',
    hint: 'Alle Hosts bekommen eine Mail, wenn es beginnt, und eine, wenn es vorbei ist. Nicht jede Stunde.',
    notChanged: 'Das wurde nicht geändert',
  },
  push: {
    gone: {
      one: '1 Gerät gibt es nicht mehr, es ist weg',
      other: '{count} Geräte gibt es nicht mehr, sie sind weg',
    },
    ownKeys: 'Eigene Schlüssel',
    keys: {
      database: 'beim ersten Start gemacht, in der Sicherung',
      environment: 'stehen in VAPID_PUBLIC_KEY und VAPID_PRIVATE_KEY',
      off: 'keine, weil SERVICE_WORKER aus ist',
    },
    devices: { one: '1 Gerät', other: '{count} Geräte' },
    number: 'Geräte',
    test: 'Push an dieses Gerät',
    notSent: 'Die Probe wurde nicht gesendet',
    notHere: 'Dieses Gerät bekommt keine Push-Nachrichten',
    switchOn: 'Schalt sie in den Einstellungen ein und versuch es noch einmal.',
    settings: 'Zu den Einstellungen',
    taken: 'Der Push-Dienst nahm sie nach {seconds} s an',
    refused: 'Der Push-Dienst nahm sie nicht an: {code}',
    mend: 'Prüf, ob der Server Push-Dienste über https erreicht: npm run doctor sagt, welche.',
  },
  service: {
    sent: 'Gesendet',
    inWeek: { one: '1 in 7 Tagen', other: '{count} in 7 Tagen' },
    notTaken: { one: '1 wurde nicht angenommen', other: '{count} wurden nicht angenommen' },
    lastTaken: 'zuletzt angenommen: {at}',
    last: 'Zuletzt',
    works: 'geht, zuletzt angenommen: {at}',
    taken: 'angenommen, {at}',
    refused: 'nicht angenommen seit {since} ({code})',
    unknown: 'noch nichts gesendet',
  },
}
