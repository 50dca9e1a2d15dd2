import { keys } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import type { Id } from '#contract/common.ts'
import { langIdOf } from '#contract/languages.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'

/** Names of the foods of a draft's lines in the language that it is written in, by the keys of the lines. */
export function useFoodsOfLines(
  recipe: Id,
  { Language, Lines }: Draft,
): ReadonlyMap<string, readonly string[]> | undefined {
  const { data: ingredients } = useKey(keys.recipeIngredients(recipe, langIdOf(Language)))
  const lines = Lines.filter(({ IsHeading }) => !IsHeading)
  if (ingredients?.length !== lines.length) return undefined
  return new Map(
    ingredients.map(({ Ingredient }, index) => [
      lines[index]?.Key ?? '',
      [Ingredient.Name, Ingredient.PluralName],
    ]),
  )
}
