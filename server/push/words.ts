import type { ReadKind } from '#contract/news/news.ts'
import { type LangId, type Language, languageOf } from '#contract/languages.ts'

/** What a message about one thing says. */
interface OneThing {
  title: (author: string) => string
  body: (name: string, count: number) => string
}

/** Texts of messages about what is new in one language. */
export interface PushWords {
  recipe: OneThing
  cookbook: OneThing
  /** Recipes that were added to a cookbook. */
  added: OneThing
  /** A recipe that can now be read in the language of the message. */
  translated: OneThing
  /** A recipe that has a film now; the count is that of its steps. */
  film: OneThing
  /** The body has how the answer begins. */
  answer: { title: (author: string) => string; body: (recipe: string, text: string) => string }
  /** Title about what the desk has decided; its name is the body. */
  decided: Record<ReadKind, Record<'approved' | 'returned', string>>
  /** Title about several decisions. */
  decisions: (count: number) => string
  /** Who decides, after "from". */
  desk: string
  /** Title about several answers. */
  answers: (count: number) => string
  /** Title about several recipes of one author. */
  recipesByOne: (count: number, author: string) => string
  /** Title about several things. */
  many: (count: number) => string
  /** Below it: "from Ada, Ben and Cleo". */
  from: (authors: string) => string
  /** Ends a list of names that is not complete. */
  more: (count: number) => string
  /** The message by which a host tries whether messages arrive. */
  test: { title: string; body: string }
  /** Buttons. */
  look: string
  read: string
  noneOfThese: string
  less: (author: string) => string
  later: string
}

const named = (name: string) => name

const english: PushWords = {
  recipe: { title: (author) => `New from ${author}`, body: named },
  cookbook: {
    title: (author) => `${author} has a new cookbook`,
    body: (name, count) => `${name}, ${count} ${count === 1 ? 'recipe' : 'recipes'}`,
  },
  added: {
    title: (author) => `${author} has added to a cookbook`,
    body: (name, count) => `${name}, ${count} new ${count === 1 ? 'recipe' : 'recipes'}`,
  },
  translated: { title: (author) => `Now in English, from ${author}`, body: named },
  film: {
    title: (author) => `Now with a film, from ${author}`,
    body: (name, count) => `${name}, ${count} ${count === 1 ? 'step' : 'steps'}`,
  },
  answer: {
    title: (author) => `${author} answered you`,
    body: (recipe, text) => `${recipe}: “${text}”`,
  },
  decided: {
    readRecipe: { approved: 'Your recipe is published', returned: 'Your recipe came back' },
    readCookbook: { approved: 'Your cookbook is published', returned: 'Your cookbook came back' },
    readProfile: {
      approved: 'Others see your profile so now',
      returned: 'Your profile came back',
    },
  },
  decisions: (count) => `${count} things of yours were read`,
  desk: 'the editors',
  answers: (count) => `${count} answers to your comments`,
  recipesByOne: (count, author) => `${count} new recipes from ${author}`,
  many: (count) => `${count} things are new`,
  from: (authors) => `from ${authors}`,
  more: (count) => `${count} more`,
  test: { title: 'Push from Simmer arrives', body: 'This is the test that you have sent.' },
  look: 'Look',
  read: 'Read',
  noneOfThese: 'No more of these',
  less: (author) => `Less from ${author}`,
  later: 'Later',
}

const german: PushWords = {
  recipe: { title: (author) => `Neu von ${author}`, body: named },
  cookbook: {
    title: (author) => `${author} hat ein neues Kochbuch`,
    body: (name, count) => `${name}, ${count} ${count === 1 ? 'Rezept' : 'Rezepte'}`,
  },
  added: {
    title: (author) => `${author} hat ein Kochbuch ergänzt`,
    body: (name, count) => `${name}, ${count} ${count === 1 ? 'neues Rezept' : 'neue Rezepte'}`,
  },
  translated: { title: (author) => `Jetzt auf Deutsch, von ${author}`, body: named },
  film: {
    title: (author) => `Jetzt mit Film, von ${author}`,
    body: (name, count) => `${name}, ${count} ${count === 1 ? 'Schritt' : 'Schritte'}`,
  },
  answer: {
    title: (author) => `${author} hat dir geantwortet`,
    body: (recipe, text) => `${recipe}: „${text}“`,
  },
  decided: {
    readRecipe: { approved: 'Dein Rezept ist veröffentlicht', returned: 'Dein Rezept kam zurück' },
    readCookbook: {
      approved: 'Dein Kochbuch ist veröffentlicht',
      returned: 'Dein Kochbuch kam zurück',
    },
    readProfile: {
      approved: 'Andere sehen dein Profil jetzt so',
      returned: 'Dein Profil kam zurück',
    },
  },
  decisions: (count) => `${count} Sachen von dir wurden gelesen`,
  desk: 'der Redaktion',
  answers: (count) => `${count} Antworten auf deine Kommentare`,
  recipesByOne: (count, author) => `${count} neue Rezepte von ${author}`,
  many: (count) => `${count} Dinge sind neu`,
  from: (authors) => `von ${authors}`,
  more: (count) => (count === 1 ? '1 weiteres' : `${count} weitere`),
  test: { title: 'Push von Simmer kommt an', body: 'Das ist die Probe, die du gesendet hast.' },
  look: 'Ansehen',
  read: 'Lesen',
  noneOfThese: 'Keine solchen mehr',
  less: (author) => `Weniger von ${author}`,
  later: 'Später',
}

const WORDS: Record<Language, PushWords> = { en: english, de: german }

/** The texts of messages in a language. */
export function pushWords(langId: LangId): PushWords {
  return WORDS[languageOf(langId)]
}
