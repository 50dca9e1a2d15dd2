import type { NewsKind, ReadKind } from '#contract/news/news.ts'
import type { Provider } from '#contract/provider-sign-in.ts'
import type { ReportReason } from '#contract/reports/limits.ts'
import { type LangId, type Language, languageOf } from '#contract/languages.ts'

/** Texts of the password reset mail. None of them contains text that a person entered. */
export interface ResetWords {
  subject: string
  greeting: string
  /** Before the button. */
  intro: string
  /** Label of the button. */
  action: string
  /** How long the link is valid. */
  validity: (minutes: number) => string
  /** For a person who did not request the mail. */
  notYou: string
}

/**
 * Texts of the mail to a member whose password was removed when they first signed in with a
 * provider.
 */
export interface LinkedWords {
  subject: (provider: Provider) => string
  greeting: string
  /** Before the button. */
  intro: (provider: Provider) => string
  /** Offers a new password, where people sign in with passwords. */
  offer: string
  /** Label of the button below the offer. */
  action: string
  /** Why the password was removed. */
  reason: string
}

/** Texts of the mail to a member whose account somebody has added a way in to. */
export interface WayAddedWords {
  subject: string
  greeting: string
  /** The name is what the member calls the passkey, or what people call the provider. */
  intro: (name: string) => string
  /** For a member who did not do it. */
  notYou: string
}

/** What mails about ways to sign in share. */
export interface WaysWords {
  /** Before the button that leads to them. */
  see: string
  /** Label of that button. */
  action: string
  /** For a member with a password who did not do it. */
  newPassword: string
}

/** Texts of the mail by which a host tests mail. */
export interface TestWords {
  subject: string
  greeting: string
  intro: string
  /** Label of the button. */
  action: string
  /** Why it was sent. */
  reason: string
}

/** Texts of the mail with an invitation to register. */
export interface InvitationWords {
  subject: string
  greeting: string
  intro: string
  /** Label of the button. */
  action: string
  /** Until when it works, in milliseconds since 1970, UTC. */
  validity: (ends: number) => string
}

/** Texts of the mail about a decided application to become an author. */
export interface ApplicationWords {
  greeting: string
  approved: { subject: string; intro: string; action: string; notes: readonly string[] }
  /** The remark is what an editor wrote. */
  refused: { subject: string; intro: string; action: string; remark: (text: string) => string }
}

/** Texts of the mail to the desk about a notice. */
export interface NoticeWords {
  subject: (number: number) => string
  greeting: string
  intro: string
  action: string
  sender: (name: string, email: string) => string
  page: (address: string) => string
  reasons: Record<ReportReason, string>
}

/** Texts of the mail about a script key that ends soon. */
export interface KeyEndsWords {
  subject: string
  greeting: string
  /** The name is what its member has called it. */
  intro: (name: string, ends: Date) => string
  action: string
  /** Why it ends: because nothing uses it, or because that was chosen. */
  unused: string
  chosen: string
}

/** Texts of the mail about what is new, on Fridays. */
export interface NewsWords {
  /** What else there is, as a number; none is left out. */
  subject: (name: string, others: number) => string
  /** What is new about it, after the author's name. */
  kinds: Record<Exclude<NewsKind, 'answer' | ReadKind>, (count: number) => string>
  /** What the desk has decided about something of the member's. */
  decided: Record<ReadKind, Record<'approved' | 'returned', string>>
  /** In place of the name of what is new: an answer to a comment on a recipe. */
  answerOn: (recipe: string) => string
  /** How an answer begins. */
  quote: (text: string) => string
  /** Labels of the button. */
  open: Record<'recipe' | 'cookbook' | 'answer' | 'decision', string>
  /** Above the others. */
  also: string
  more: (count: number) => string
  /** 0 for a mail about what concerns the member alone. */
  why: (authors: number) => string
  change: string
  leave: string
}

/** All texts of mail in one language. */
export interface MailWords {
  reset: ResetWords
  linked: LinkedWords
  ways: WaysWords
  passkeyAdded: WayAddedWords
  providerAdded: WayAddedWords
  application: ApplicationWords
  notice: NoticeWords
  keyEnds: KeyEndsWords
  invitation: InvitationWords
  test: TestWords
  news: NewsWords
  /** Below the button. */
  copyLink: string
  closing: string
}

/** "14 March 2027", by the clock of Greenwich. */
const dayIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })

const english: MailWords = {
  reset: {
    subject: 'Set a new password for Simmer',
    greeting: 'Hello,',
    intro: 'A new password was requested for your Simmer account. You can choose one here:',
    action: 'Set a new password',
    validity: (minutes) => `The link works once, within the next ${minutes}\u00a0minutes.`,
    notYou: 'Wasn’t you? Just ignore this e-mail. Your password stays the same.',
  },
  linked: {
    subject: (provider) => `You now sign in to Simmer with ${provider}`,
    greeting: 'Hello,',
    intro: (provider) =>
      `You have signed in to your Simmer account with ${provider} for the first time. Your old password no longer works, and all other devices are signed out.`,
    offer: 'If you want a password as well, you can set a new one:',
    action: 'Set a new password',
    reason:
      'Why? Nobody had confirmed this e-mail address until now, so the old password might have been somebody else’s. Your recipes and lists are unchanged.',
  },
  passkeyAdded: {
    subject: 'A passkey was added to your Simmer account',
    greeting: 'Hello,',
    intro: (name) => `the passkey “${name}” now signs in to your account.`,
    notYou: 'Wasn’t you? Remove the passkey there, and then sign out all other devices.',
  },
  providerAdded: {
    subject: 'Your Simmer account has another way in',
    greeting: 'Hello,',
    intro: (name) =>
      `your account is now linked to ${name}, and whoever signs in there signs in here.`,
    notYou: 'Wasn’t you? Unlink it there, and then sign out all other devices.',
  },
  ways: {
    see: 'All ways into your account are in the settings:',
    action: 'To the ways to sign in',
    newPassword: 'Somebody may know your password: set a new one, too.',
  },
  application: {
    greeting: 'Hello,',
    approved: {
      subject: 'You are now an author at Simmer',
      intro:
        'You asked to become an author, and the answer is yes. You can send in your recipes from now on; somebody reads each of them before others see it.',
      action: 'To your recipes',
      notes: ['Your texts and pictures stay yours. You can withdraw them at any time.'],
    },
    refused: {
      subject: 'About your wish to become an author at Simmer',
      intro:
        'You asked to become an author. For now the answer is no. Your recipes stay as they are, for you alone.',
      action: 'To your recipes',
      remark: (text) => `Why: ${text}`,
    },
  },
  notice: {
    subject: (number) => `Notice ${number} about something on Simmer`,
    greeting: 'Hello,',
    intro: 'Somebody without an account says that something on Simmer is not lawful. Please look:',
    action: 'To the notices',
    sender: (name, email) => `From: ${name}, ${email}`,
    page: (address) => `Page: ${address}`,
    reasons: {
      danger: 'Reason: dangerous to eat or do',
      insult: 'Reason: insulting or hateful',
      advert: 'Reason: advertising',
      copied: 'Reason: copied from somebody',
      other: 'Reason: something else',
    },
  },
  keyEnds: {
    subject: 'A key for your scripts ends in a week',
    greeting: 'Hello,',
    intro: (name, ends) =>
      `your key “${name}” ends on ${dayIn('en-GB').format(ends)}. Whatever uses it can do nothing at Simmer after that. You can make a new one in the settings:`,
    action: 'To the keys',
    unused:
      'It ends because nothing has used it for three months. If something still does, the key stays.',
    chosen: 'It ends because no key runs longer than you chose when you made it.',
  },
  test: {
    subject: 'Mail from Simmer arrives',
    greeting: 'Hello,',
    intro: 'this is the test that you have sent. If you can read it, mail works.',
    action: 'Back to Simmer',
    reason: 'Only whoever looks after the site can send it, and only to themselves.',
  },
  invitation: {
    subject: 'Come and cook on Simmer',
    greeting: 'Hello,',
    intro:
      'you are invited to Simmer: recipes with films that wait for you at every step. Make your account here:',
    action: 'Make an account',
    validity: (ends) =>
      `The invitation is for one person, until ${dayIn('en-GB').format(ends)}. If you do not need it, there is nothing to do.`,
  },
  news: {
    subject: (name, others) =>
      others === 0 ? `New this week: ${name}` : `New this week: ${name} and ${others} more`,
    kinds: {
      recipe: () => 'new recipe',
      cookbook: () => 'new cookbook',
      added: (count) => `${count} new ${count === 1 ? 'recipe' : 'recipes'} in the book`,
      translated: () => 'now in English too',
      film: () => 'now with a film',
    },
    decided: {
      readRecipe: { approved: 'your recipe is published', returned: 'your recipe came back' },
      readCookbook: { approved: 'your cookbook is published', returned: 'your cookbook came back' },
      readProfile: {
        approved: 'others see your profile so now',
        returned: 'your profile came back',
      },
    },
    answerOn: (recipe) => `Answer to your comment on ${recipe}`,
    quote: (text) => `“${text}”`,
    open: {
      recipe: 'Open the recipe',
      cookbook: 'Open the cookbook',
      answer: 'Read the answer',
      decision: 'See how it stands',
    },
    also: 'Also new',
    more: (count) => `And ${count} more`,
    why: (authors) =>
      authors === 0
        ? 'You get this because you chose to hear of answers to you, and of what was read of yours, on Fridays.'
        : `You get this because you follow ${authors} ${authors === 1 ? 'author' : 'authors'} and chose the mail on Fridays.`,
    change: 'Change it',
    leave: 'No more of these mails',
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
      'Das warst nicht du? Dann ignoriere diese E-Mail einfach. Dein Passwort bleibt, wie es ist.',
  },
  linked: {
    subject: (provider) => `Du meldest dich jetzt mit ${provider} bei Simmer an`,
    greeting: 'Hallo,',
    intro: (provider) =>
      `du hast dich zum ersten Mal mit ${provider} bei deinem Simmer-Konto angemeldet. Dein altes Passwort gilt nicht mehr, und alle anderen Geräte sind abgemeldet.`,
    offer: 'Wenn du auch ein Passwort möchtest, kannst du ein neues festlegen:',
    action: 'Neues Passwort festlegen',
    reason:
      'Warum? Diese E-Mail-Adresse war bisher nicht bestätigt, das alte Passwort hätte also von jemand anderem sein können. Deine Rezepte und Listen sind unverändert.',
  },
  passkeyAdded: {
    subject: 'Ein Passkey für dein Simmer-Konto ist dazugekommen',
    greeting: 'Hallo,',
    intro: (name) => `mit dem Passkey „${name}“ kommt man jetzt in dein Konto.`,
    notYou:
      'Das warst nicht du? Dann entferne den Passkey dort und melde danach alle anderen Geräte ab.',
  },
  providerAdded: {
    subject: 'In dein Simmer-Konto führt ein weiterer Weg',
    greeting: 'Hallo,',
    intro: (name) =>
      `dein Konto ist jetzt mit ${name} verbunden: Wer sich dort anmeldet, ist auch hier angemeldet.`,
    notYou:
      'Das warst nicht du? Dann löse die Verbindung dort und melde danach alle anderen Geräte ab.',
  },
  ways: {
    see: 'Alle Wege ins Konto siehst du in den Einstellungen:',
    action: 'Zu den Wegen ins Konto',
    newPassword: 'Vielleicht kennt jemand dein Passwort: Leg auch ein neues fest.',
  },
  application: {
    greeting: 'Hallo,',
    approved: {
      subject: 'Du kannst bei Simmer jetzt Rezepte veröffentlichen',
      intro:
        'du hast gefragt, ob du bei Simmer veröffentlichen kannst, und die Antwort ist Ja. Ab jetzt kannst du deine Rezepte einreichen. Jemand liest jedes, bevor andere es sehen.',
      action: 'Zu deinen Rezepten',
      notes: ['Deine Texte und Bilder gehören weiter dir. Du kannst sie jederzeit zurückziehen.'],
    },
    refused: {
      subject: 'Zu deiner Anfrage, bei Simmer zu veröffentlichen',
      intro:
        'du hast gefragt, ob du bei Simmer veröffentlichen kannst. Vorerst ist die Antwort Nein. Deine Rezepte bleiben, wie sie sind, und nur für dich.',
      action: 'Zu deinen Rezepten',
      remark: (text) => `Der Grund: ${text}`,
    },
  },
  notice: {
    subject: (number) => `Hinweis ${number} zu etwas auf Simmer`,
    greeting: 'Hallo,',
    intro: 'jemand ohne Konto sagt, dass etwas auf Simmer nicht erlaubt ist. Bitte sieh es dir an:',
    action: 'Zu den Hinweisen',
    sender: (name, email) => `Von: ${name}, ${email}`,
    page: (address) => `Seite: ${address}`,
    reasons: {
      danger: 'Grund: gefährlich zu essen oder zu tun',
      insult: 'Grund: beleidigend oder hasserfüllt',
      advert: 'Grund: Werbung',
      copied: 'Grund: von jemandem kopiert',
      other: 'Grund: etwas anderes',
    },
  },
  keyEnds: {
    subject: 'Ein Schlüssel für deine Skripte endet in einer Woche',
    greeting: 'Hallo,',
    intro: (name, ends) =>
      `dein Schlüssel „${name}“ gilt nur noch bis zum ${dayIn('de').format(ends)}. Was ihn benutzt, kann danach bei Simmer nichts mehr tun. Einen neuen machst du in den Einstellungen:`,
    action: 'Zu den Schlüsseln',
    unused:
      'Er endet, weil ihn drei Monate lang nichts benutzt hat. Benutzt ihn doch noch etwas, dann gilt er weiter.',
    chosen: 'Er endet, weil du ihn nur bis dahin gemacht hast.',
  },
  test: {
    subject: 'Mail von Simmer kommt an',
    greeting: 'Hallo,',
    intro: 'das ist die Probe, die du gesendet hast. Wenn du sie liest, geht Mail.',
    action: 'Zurück zu Simmer',
    reason: 'Nur wer nach Simmer sieht, kann sie senden, und nur an sich selbst.',
  },
  invitation: {
    subject: 'Komm zu Simmer',
    greeting: 'Hallo,',
    intro:
      'du bist eingeladen, bei Simmer mitzukochen: Rezepte mit Filmen, die bei jedem Schritt auf dich warten. Dein Konto legst du hier an:',
    action: 'Konto anlegen',
    validity: (ends) =>
      `Die Einladung gilt für eine Person und bis zum ${dayIn('de').format(ends)}. Wenn du sie nicht brauchst, musst du nichts tun.`,
  },
  news: {
    subject: (name, others) =>
      others === 0
        ? `Neu diese Woche: ${name}`
        : `Neu diese Woche: ${name} und ${others} ${others === 1 ? 'weiteres' : 'weitere'}`,
    kinds: {
      recipe: () => 'neues Rezept',
      cookbook: () => 'neues Kochbuch',
      added: (count) => `${count} ${count === 1 ? 'neues Rezept' : 'neue Rezepte'} im Buch`,
      translated: () => 'jetzt auch auf Deutsch',
      film: () => 'jetzt mit Film',
    },
    decided: {
      readRecipe: {
        approved: 'dein Rezept ist veröffentlicht',
        returned: 'dein Rezept kam zurück',
      },
      readCookbook: {
        approved: 'dein Kochbuch ist veröffentlicht',
        returned: 'dein Kochbuch kam zurück',
      },
      readProfile: {
        approved: 'andere sehen dein Profil jetzt so',
        returned: 'dein Profil kam zurück',
      },
    },
    answerOn: (recipe) => `Antwort auf deinen Kommentar zu ${recipe}`,
    quote: (text) => `„${text}“`,
    open: {
      recipe: 'Rezept öffnen',
      cookbook: 'Kochbuch öffnen',
      answer: 'Antwort lesen',
      decision: 'Nachsehen',
    },
    also: 'Auch neu',
    more: (count) => `Und ${count} mehr`,
    why: (authors) =>
      authors === 0
        ? 'Du bekommst das, weil du von Antworten an dich und davon, was von dir gelesen wurde, freitags erfahren willst.'
        : `Du bekommst das, weil du ${authors} ${authors === 1 ? 'Abo' : 'Abos'} hast und die Mail am Freitag gewählt hast.`,
    change: 'Ändern',
    leave: 'Keine solchen Mails mehr',
  },
  copyLink: 'Falls der Button nicht funktioniert, kopiere diesen Link in deinen Browser:',
  closing: 'Viel Spaß beim Kochen wünscht Simmer',
}

const WORDS: Record<Language, MailWords> = { en: english, de: german }

/** The texts of mail in a language. */
export function mailWords(langId: LangId): MailWords {
  return WORDS[languageOf(langId)]
}
