import type { BothLanguages, Draft } from '#contract/own-recipes/draft.ts'
import { type Language, otherLanguage } from '#contract/languages.ts'

/** A change of a draft. It returns an equal draft where there is nothing to change. */
export type Edit = (draft: Draft) => Draft

/** A text with another one in one language; a blank text is left out. */
export function withText(
  text: BothLanguages | undefined,
  language: Language,
  words: string,
): BothLanguages {
  const { [language]: _, ...rest } = text ?? {}
  return words === '' ? rest : { ...rest, [language]: words }
}

/** The text in a language; '' where there is none. */
export const ownText = (text: BothLanguages | undefined, language: Language): string =>
  text?.[language] ?? ''

/** The text in a language, else in the other one, and which language it is. */
export function textIn(
  text: BothLanguages | undefined,
  language: Language,
): { words: string; language: Language } {
  const own = text?.[language]
  if (own !== undefined && own !== '') return { words: own, language }
  const other = otherLanguage(language)
  const words = text?.[other]
  return words === undefined || words === '' ? { words: '', language } : { words, language: other }
}

/** Letters of a key: those that tell a line or a step of two devices apart. */
const KEY_LETTERS = 8

/** A key for a new line (`i`) or step (`s`), which no other device makes. */
export function newKey(kind: 'i' | 's'): string {
  const letters = crypto.randomUUID().replaceAll('-', '').slice(0, KEY_LETTERS)
  return `${kind}-${letters}`
}

/** A list with another item in the place of one. */
export function replaced<Item extends { Key: string }>(
  items: readonly Item[],
  key: string,
  change: (item: Item) => Item,
): Item[] {
  return items.map((item) => (item.Key === key ? change(item) : item))
}

/** A copy of a list in which an item has changed places with its neighbour; unchanged where there is none. */
export function moved<Item extends { Key: string }>(
  items: readonly Item[],
  key: string,
  by: 1 | -1,
): Item[] {
  const at = items.findIndex(({ Key }) => Key === key)
  const item = items[at]
  if (!item || !items[at + by]) return [...items]
  return items.toSpliced(at, 1).toSpliced(at + by, 0, item)
}
