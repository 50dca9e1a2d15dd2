import type { Id } from '#contract/common.ts'
import type { Language } from '#contract/languages.ts'

/** What is said about a cookbook, by language. */
export type Sentences = Partial<Record<Language, string>>

/** Sentences that are typed and not saved, and about which cookbook. */
export interface TypedSentences {
  readonly about: Id
  readonly sentences: Sentences
}
