import type { Id } from '#contract/common.ts'
import type { Ingredient } from '#contract/recipes/ingredient.ts'
import { FILTER_VALUES_MAX } from '#contract/limits.ts'
import { recipeWords } from '#cooking/food-words.ts'
import { readItem } from '#cooking/line/read-item.ts'

/** Foods that somebody typed, and the first text that no food is called by, if there is one. */
export interface TypedFoods {
  readonly ids: readonly Id[]
  readonly unknown: string | undefined
}

/**
 * Reads "2 eggs, flour". What is not the name of an ingredient is searched for, so that plurals,
 * synonyms and the other language are understood.
 *
 * @param search ingredients that match a name, best first
 */
export async function readTypedFoods(
  text: string,
  ingredients: readonly Ingredient[],
  search: (name: string) => Promise<readonly Ingredient[] | undefined>,
): Promise<TypedFoods> {
  const words = recipeWords(ingredients.map(({ Id: id, Name }) => ({ id, names: [Name] })))
  const lines = text
    .split(/,(?!\d)|[;\n]/u)
    .map((part) => readItem(part, words))
    .filter(({ name }) => name !== '')
    .slice(0, FILTER_VALUES_MAX)
  const ids = await Promise.all(
    lines.map(async ({ food, name }) => {
      if (food !== undefined) return food
      const found = await search(name)
      return found?.[0]?.Id
    }),
  )
  return {
    ids: ids.filter((id) => id !== undefined),
    unknown: lines[ids.indexOf(undefined)]?.name,
  }
}
