import type { Words } from '#app/lib/words/en.ts'

/** Signing in, registering and setting a new password. */
export const auth: Words['auth'] = {
  email: 'E-Mail',
  password: 'Passwort',
  required: 'Bitte füll das aus.',
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
  social: {
    continue: 'Weiter mit {provider}',
    problem: {
      Google: 'Die Anmeldung mit Google hat nicht geklappt. Bitte versuch es später noch einmal.',
      Facebook:
        'Die Anmeldung mit Facebook hat nicht geklappt. Bitte versuch es später noch einmal.',
    },
    unconfigured: 'Die Anmeldung mit {provider} ist hier nicht eingerichtet.',
    noResponse: 'Keine Antwort erhalten',
  },
  register: {
    title: 'Konto erstellen',
    name: 'Vor- und Nachname',
    username: 'Benutzername',
    submit: 'Konto erstellen',
    terms: 'Mit der Registrierung bestätigst du, dass du mindestens 13 bist und die',
    termsLink: 'Nutzungs­bedingungen',
    termsEnd: ' akzeptierst.',
    member: 'Schon dabei?',
  },
  forgot: {
    title: 'Passwort zurücksetzen',
    text: 'Sag uns deine E-Mail-Adresse, und wir schicken dir einen Link für ein neues Passwort.',
    submit: 'Link schicken',
    sent: 'Bitte sieh in deine E-Mails',
    sentText:
      'Wenn es zu {email} ein Konto gibt, ist ein Brief unterwegs. Folge dem Link darin, um ein neues Passwort zu setzen.',
    back: 'Zurück zur Anmeldung',
  },
  reset: {
    title: 'Neues Passwort setzen',
    password: 'Neues Passwort',
    confirm: 'Passwort wiederholen',
    submit: 'Neues Passwort setzen',
    done: 'Dein neues Passwort gilt',
    doneText: 'Melde dich jetzt damit an.',
  },
  newPassword: {
    hint: 'Mindestens {count} Zeichen.',
    empty: 'Leere Felder.',
    mismatch: 'Neues Passwort und Wiederholung stimmen nicht überein.',
    short: 'Das Passwort braucht mindestens {count} Zeichen.',
  },
}
