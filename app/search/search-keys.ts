import { API_BASE } from '#app/data/keys.ts'
import type { LangId } from '#contract/languages.ts'

const address = (path: string, term: string, langId: LangId, name = 'term') =>
  `${API_BASE}${path}?${name}=${encodeURIComponent(term)}&LangId=${langId}`

/** The call behind each kind of result, in the order of asking (SRC-14). */
export const SEARCH_KEYS = {
  recipes: (term: string, langId: LangId) => address('/recipe', term, langId),
  cookbooks: (term: string, langId: LangId) => address('/book', term, langId),
  ingredients: (term: string, langId: LangId) => address('/ingredient', term, langId),
  authors: (term: string, langId: LangId) => address('/author', term, langId, 'Term'),
}

/** The call behind the suggestions for a text. */
export const suggestionsKey = (term: string, langId: LangId) => address('/search', term, langId)
