import type { Ingredient } from '#contract/ingredient.ts'

/** Names shown below the field at most. */
const MOST = 8

/**
 * Known names that have the text in them, those that begin with it first; capitals do not matter
 * (SHP-10). Nothing for a text that is a name already.
 */
export function suggestionsFor(text: string, ingredients: readonly Ingredient[]): string[] {
  const sought = text.trim().toLowerCase()
  if (sought === '') return []
  const found = ingredients
    .map(({ Name }) => ({ Name, at: Name.toLowerCase().indexOf(sought) }))
    .filter(({ Name, at }) => at !== -1 && Name.toLowerCase() !== sought)
  const first = found.filter(({ at }) => at === 0)
  const others = found.filter(({ at }) => at > 0)
  return [...first, ...others].slice(0, MOST).map(({ Name }) => Name)
}
