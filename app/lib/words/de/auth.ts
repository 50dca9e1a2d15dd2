import type { Words } from '#app/lib/words/en.ts'

/** Signing in, registering and setting a new password. */
export const auth: Words['auth'] = {
  email: 'E-Mail',
  password: 'Passwort',
  required: 'Bitte fülle dieses Feld aus.',
  description:
    'Deine Rezepte, deine Einkaufsliste, deine Kochbücher: Melde dich bei {brand} an oder registriere dich kostenlos.',
  signIn: {
    title: 'Anmelden',
    forgot: 'Passwort vergessen?',
    submit: 'Anmelden',
    or: 'oder',
    newHere: 'Neu hier?',
    create: 'Konto erstellen',
    checkPassword: 'Prüfe das Passwort und versuch es noch einmal.',
    noData: 'Keine Daten erhalten',
    registered: 'Dein Konto ist bereit',
    registeredText: 'Melde dich mit dem Passwort an, das du gerade gewählt hast.',
  },
  provider: {
    continue: 'Weiter mit {provider}',
    problem: {
      Google: 'Die Anmeldung mit Google hat nicht geklappt. Bitte versuch es später noch einmal.',
      Facebook:
        'Die Anmeldung mit Facebook hat nicht geklappt. Bitte versuch es später noch einmal.',
    },
    failed: 'Die Anmeldung mit {provider} hat nicht geklappt. Bitte versuch es später noch einmal.',
    unconfigured: 'Die Anmeldung mit {provider} ist hier nicht eingerichtet.',
    noResponse: 'Keine Antwort erhalten',
  },
  passkey: {
    submit: 'Mit Passkey anmelden',
    failed:
      'Dieser Passkey hat nicht funktioniert. Versuch es noch einmal, oder melde dich anders an.',
  },
  passwordsOff: {
    title: 'Hier meldet sich niemand mit einem Passwort an',
    text: 'Melde dich mit einem Passkey an, oder auf einem der anderen Wege auf der Anmeldeseite.',
    new: 'Wer neu ist, kommt auf einem dieser Wege:',
  },
  register: {
    title: 'Konto erstellen',
    name: 'Vor- und Nachname',
    username: 'Benutzername',
    submit: 'Konto erstellen',
    terms: 'Mit der Registrierung bestätigst du, dass du mindestens 13 Jahre alt bist und die',
    termsLink: 'Nutzungs­bedingungen',
    termsEnd: ' akzeptierst.',
    member: 'Schon dabei?',
    invited: {
      title: 'Du brauchst eine Einladung',
      text: 'Wer hier neu ist, kommt mit einer Einladung. Frag jemanden, der hier schon kocht, und öffne den Link, den du bekommst.',
    },
    closed: {
      title: 'Zurzeit kann sich niemand neu registrieren',
      text: 'Alle Rezepte kannst du lesen und kochen. Wer ein Konto hat, behält es.',
    },
  },
  forgot: {
    title: 'Passwort zurücksetzen',
    text: 'Gib deine E-Mail-Adresse ein, dann schicken wir dir einen Link für ein neues Passwort.',
    submit: 'Link schicken',
    sent: 'Schau in dein Postfach',
    sentText:
      'Wenn es zu {email} ein Konto gibt, ist eine E-Mail unterwegs. Folge dem Link darin, um ein neues Passwort festzulegen.',
    back: 'Zurück zur Anmeldung',
  },
  reset: {
    title: 'Neues Passwort festlegen',
    password: 'Neues Passwort',
    confirm: 'Passwort wiederholen',
    submit: 'Neues Passwort festlegen',
    done: 'Dein neues Passwort ist gespeichert',
    doneText: 'Melde dich jetzt damit an.',
  },
  newPassword: {
    hint: 'Mindestens {count} Zeichen.',
    empty: 'Bitte fülle alle Felder aus.',
    mismatch: 'Die beiden neuen Passwörter stimmen nicht überein.',
    short: 'Das Passwort braucht mindestens {count} Zeichen.',
  },
}
