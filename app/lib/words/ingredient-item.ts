import type { AmountOptions } from '#cooking/amounts/amounts.ts'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'
import { ingredientDetails } from './ingredient-details.ts'
import { ingredientLine } from './ingredient-line.ts'
import type { Translate } from './translate.ts'

/** An ingredient in two columns: its amount, and its name with its kind: "Butter, cold, diced". */
export function ingredientItem(
  row: RecipeIngredient,
  options: AmountOptions,
  t: Translate,
): { amount: string; name: string } {
  const { amount, name } = ingredientLine(row, options)
  const details = ingredientDetails(row, options, t)
  return { amount: amount ?? '', name: [name, details].filter(Boolean).join(', ') }
}
