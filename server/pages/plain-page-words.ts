import type { Language } from '#contract/languages.ts'

/** Texts of a plain page. */
export interface PlainPageWords {
  title: string
  text: string
  /** The link to the same address. */
  again: string
}

/** Texts of the plain pages by status. */
export const PLAIN_PAGE_WORDS: Record<Language, Record<429 | 503, PlainPageWords>> = {
  en: {
    429: {
      title: 'That was a little too fast',
      text: 'You have opened a lot of pages in a short time. Please try again in a minute.',
      again: 'Try again',
    },
    503: {
      title: 'This page is not available right now',
      text: 'Something went wrong on our side. Please try again in a moment.',
      again: 'Try again',
    },
  },
  de: {
    429: {
      title: 'Das ging etwas zu schnell',
      text: 'Du hast in kurzer Zeit sehr viele Seiten geöffnet. Bitte versuch es in einer Minute noch einmal.',
      again: 'Noch einmal versuchen',
    },
    503: {
      title: 'Diese Seite ist gerade nicht verfügbar',
      text: 'Das liegt an uns. Bitte versuch es gleich noch einmal.',
      again: 'Noch einmal versuchen',
    },
  },
}
