import { type LangId, type Language, languageOf } from '#contract/languages.ts'

/** Texts of messages about new recipes in one language. */
export interface PushWords {
  /** Title about recipes of one author; one recipe or more. */
  byOne: (count: number, author: string) => string
  /** Title about recipes of several authors. */
  byMany: (count: number) => string
  /** Ends a list of names that is not complete. */
  more: (count: number) => string
}

const english: PushWords = {
  byOne: (count, author) =>
    count === 1 ? `New from ${author}` : `${count} new recipes from ${author}`,
  byMany: (count) => `${count} new recipes from authors you follow`,
  more: (count) => `${count} more`,
}

const german: PushWords = {
  byOne: (count, author) =>
    count === 1 ? `Neu von ${author}` : `${count} neue Rezepte von ${author}`,
  byMany: (count) => `${count} neue Rezepte von allen, denen du folgst`,
  more: (count) => (count === 1 ? '1 weiteres' : `${count} weitere`),
}

const WORDS: Record<Language, PushWords> = { en: english, de: german }

/** The texts of messages in a language. */
export function pushWords(langId: LangId): PushWords {
  return WORDS[languageOf(langId)]
}
