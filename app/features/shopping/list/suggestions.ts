import type { Ingredient } from '#contract/ingredient.ts'

/** Maximum number of names below the field. */
const MOST = 8

/**
 * Known names that contain the text, ignoring case; those that begin with it come first (SHP-10). None
 * for a text that is a name already.
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
