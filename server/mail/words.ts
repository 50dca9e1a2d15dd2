import { type LangId, languageOf } from '#contract/languages.ts'

/** What the letter about a new password says. Nothing in it comes from a person. */
export interface ResetWords {
  subject: string
  greeting: string
  /** Before the button. */
  intro: string
  /** Label of the button. */
  action: string
  /** How long the link is good for. */
  validity: (minutes: number) => string
  /** For somebody who did not ask. */
  notYou: string
}

/** All words of mail in one language. */
export interface MailWords {
  reset: ResetWords
  /** Below the button. */
  copyLink: string
  closing: string
}

const english: MailWords = {
  reset: {
    subject: 'Set a new password for Simmer',
    greeting: 'Hello,',
    intro: 'A new password was requested for your Simmer account. You can choose one here:',
    action: 'Set a new password',
    validity: (minutes) => `The link works once, within the next ${minutes}\u00a0minutes.`,
    notYou: 'Wasn’t that you? Then just ignore this e-mail. Your password stays as it is.',
  },
  copyLink: 'If the button does not work, copy this link into your browser:',
  closing: 'Happy cooking from Simmer',
}

const german: MailWords = {
  reset: {
    subject: 'Neues Passwort für Simmer',
    greeting: 'Hallo,',
    intro:
      'für dein Simmer-Konto wurde ein neues Passwort angefordert. Hier kannst du es festlegen:',
    action: 'Neues Passwort festlegen',
    validity: (minutes) =>
      `Der Link funktioniert einmal und nur in den nächsten ${minutes}\u00a0Minuten.`,
    notYou:
      'Das warst nicht du? Dann ignorier diese E-Mail einfach. Dein Passwort bleibt, wie es ist.',
  },
  copyLink: 'Falls der Button nicht funktioniert, kopier diesen Link in deinen Browser:',
  closing: 'Viel Spaß beim Kochen wünscht Simmer',
}

/** The words of mail in a language. */
export function mailWords(langId: LangId): MailWords {
  return languageOf(langId) === 'de' ? german : english
}
