import type { Language } from '#contract/languages.ts'
import type { ReportKind, ReportReason } from '#contract/reports/limits.ts'

/** Texts of mails about what was reported, and about being on hold. Nobody who reported is named. */
export interface ReportWords {
  /** Of dates. */
  locale: string
  greeting: string
  /** Why something was reported or hidden. */
  reasons: Record<ReportReason, string>
  /** To the owner, when something is hidden from others. */
  hidden: {
    subject: (kind: ReportKind) => string
    byReports: (kind: ReportKind) => string
    byDesk: (kind: ReportKind) => string
    afterObjection: (kind: ReportKind) => string
    action: string
    written: (text: string) => string
    remark: (text: string) => string
    /** What they can do about it. */
    next: Record<'wait' | 'object' | 'final', string>
  }
  /** To whose it is, when others see it again. */
  shown: { subject: (kind: ReportKind) => string; intro: string; action: string }
  /** To the member who has reported it, when it is decided. */
  decided: {
    subject: string
    hidden: (kind: ReportKind) => string
    kept: (kind: ReportKind) => string
    action: string
    thanks: string
  }
  /** To a member who was put on hold. */
  onHold: {
    subject: string
    intro: string
    until: (day: string) => string
    noEnd: string
    why: (text: string) => string
    action: string
  }
}

const EN: Record<ReportKind, { your: string; the: string }> = {
  comment: { your: 'Your comment', the: 'the comment' },
  note: { your: 'Your note', the: 'the note' },
  picture: { your: 'Your picture', the: 'the picture' },
  recipe: { your: 'Your recipe', the: 'the recipe' },
  cookbook: { your: 'Your cookbook', the: 'the cookbook' },
  author: { your: 'Your author page', the: 'the author page' },
  film: { your: 'Your film', the: 'the film' },
}

const english: ReportWords = {
  locale: 'en-GB',
  greeting: 'Hello,',
  reasons: {
    danger: 'Reason: dangerous to eat or do',
    insult: 'Reason: insulting or hateful',
    advert: 'Reason: advertising',
    copied: 'Reason: copied from somebody',
    other: 'Reason: something else',
  },
  hidden: {
    subject: (kind) => `${EN[kind].your} on Simmer is hidden`,
    byReports: (kind) =>
      `${EN[kind].your} was reported by several members, and others do not see it for now. Somebody at Simmer looks at it.`,
    byDesk: (kind) => `Somebody at Simmer has hidden it. ${EN[kind].your} is still there for you:`,
    afterObjection: () =>
      'You objected, and somebody else at Simmer has looked at it again. It stays hidden.',
    action: 'See it',
    written: (text) => `You wrote: “${text}”`,
    remark: (text) => `They say: “${text}”`,
    next: {
      wait: 'You can change it or delete it. You hear from us when it is decided.',
      object:
        'You can object within the page above: somebody else decides then. You may also turn to an out-of-court dispute settlement body or to a court.',
      final: 'You may still turn to an out-of-court dispute settlement body or to a court.',
    },
  },
  shown: {
    subject: (kind) => `${EN[kind].your} on Simmer is visible again`,
    intro: 'Somebody at Simmer has looked at it, and everybody sees it again.',
    action: 'See it',
  },
  decided: {
    subject: 'What became of your report on Simmer',
    hidden: (kind) =>
      `You reported something. Somebody has looked at it: ${EN[kind].the} is hidden.`,
    kept: (kind) =>
      `You reported something. Somebody has looked at it and found that ${EN[kind].the} may stay.`,
    action: 'Your reports',
    thanks: 'Thank you for looking out for everybody.',
  },
  onHold: {
    subject: 'Your Simmer account is on hold',
    intro:
      'You can go on reading and cooking, and everything that is yours stays. What others see is paused.',
    until: (day) => `It lasts until ${day}.`,
    noEnd: 'It lasts until somebody at Simmer lifts it.',
    why: (text) => `Why: “${text}”`,
    action: 'To Simmer',
  },
}

const DE: Record<ReportKind, { your: string; the: string }> = {
  comment: { your: 'Dein Kommentar', the: 'der Kommentar' },
  note: { your: 'Deine Notiz', the: 'die Notiz' },
  picture: { your: 'Dein Bild', the: 'das Bild' },
  recipe: { your: 'Dein Rezept', the: 'das Rezept' },
  cookbook: { your: 'Dein Kochbuch', the: 'das Kochbuch' },
  author: { your: 'Deine Profilseite', the: 'die Profilseite' },
  film: { your: 'Dein Film', the: 'der Film' },
}

const german: ReportWords = {
  locale: 'de-DE',
  greeting: 'Hallo,',
  reasons: {
    danger: 'Grund: gefährlich zu essen oder zu tun',
    insult: 'Grund: beleidigend oder hasserfüllt',
    advert: 'Grund: Werbung',
    copied: 'Grund: von jemandem kopiert',
    other: 'Grund: etwas anderes',
  },
  hidden: {
    subject: (kind) => `${DE[kind].your} bei Simmer ist verborgen`,
    byReports: (kind) =>
      `mehrere haben etwas von dir gemeldet. ${DE[kind].your} ist vorerst für andere nicht zu sehen. Jemand von Simmer sieht es sich an.`,
    byDesk: (kind) =>
      `jemand von Simmer hat etwas von dir verborgen. ${DE[kind].your} ist für dich noch da:`,
    afterObjection: () =>
      'du hast widersprochen, und jemand anderes von Simmer hat noch einmal nachgesehen. Es bleibt verborgen.',
    action: 'Ansehen',
    written: (text) => `Du hast geschrieben: „${text}“`,
    remark: (text) => `Dazu heißt es: „${text}“`,
    next: {
      wait: 'Du kannst es ändern oder löschen. Sobald entschieden ist, erfährst du es.',
      object:
        'Auf der Seite oben kannst du widersprechen, dann entscheidet jemand anderes. Du kannst dich auch an eine außergerichtliche Streitbeilegungsstelle oder ein Gericht wenden.',
      final:
        'Du kannst dich weiterhin an eine außergerichtliche Streitbeilegungsstelle oder ein Gericht wenden.',
    },
  },
  shown: {
    subject: (kind) => `${DE[kind].your} bei Simmer ist wieder zu sehen`,
    intro: 'jemand von Simmer hat es sich angesehen, und alle sehen es wieder.',
    action: 'Ansehen',
  },
  decided: {
    subject: 'Was aus deiner Meldung bei Simmer wurde',
    hidden: (kind) =>
      `du hast etwas gemeldet. Jemand hat es sich angesehen: ${DE[kind].the} ist jetzt verborgen.`,
    kept: (kind) =>
      `du hast etwas gemeldet. Jemand hat es sich angesehen: ${DE[kind].the} darf bleiben.`,
    action: 'Deine Meldungen',
    thanks: 'Danke, dass du auf alle achtest.',
  },
  onHold: {
    subject: 'Dein Simmer-Konto ruht',
    intro:
      'du kannst weiter lesen und kochen, und alles von dir bleibt. Was andere sehen, ruht solange.',
    until: (day) => `Das gilt bis ${day}.`,
    noEnd: 'Das gilt, bis jemand von Simmer es aufhebt.',
    why: (text) => `Der Grund: „${text}“`,
    action: 'Zu Simmer',
  },
}

/** The texts by language. */
export const REPORT_WORDS: Record<Language, ReportWords> = { en: english, de: german }
