import { keyOf } from '#app/lib/api/keys.ts'
import type { LangId } from '#contract/languages.ts'

/** What is new of the authors whom the member follows. */
export const newsKey = (langId: LangId) => keyOf('/my/news', { LangId: langId })

/** How much of it the member has not seen. */
export const unseenKey = (langId: LangId) => keyOf('/my/news/unseen', { LangId: langId })

/** How the member is told, and whom they follow. */
export const choicesKey = () => keyOf('/my/news/choices', {})
