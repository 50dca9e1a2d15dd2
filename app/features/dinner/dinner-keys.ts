import { keyOf } from '#app/lib/api/keys.ts'
import type { LangId } from '#contract/languages.ts'

/** Keys of dinners. They are not among the keys of every page. */
export const dinnerKeys = {
  /** All that the member sees, and what the next one is planned with. */
  all: (langId: LangId) => keyOf('/dinners', { LangId: langId }),
  one: (key: string, langId: LangId) => keyOf('/dinners/:key', { key, LangId: langId }),
}
