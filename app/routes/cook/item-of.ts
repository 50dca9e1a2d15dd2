import { ingredientDetails } from '#app/lib/words/ingredient-details.ts'
import { ingredientLine } from '#app/lib/words/ingredient-line.ts'
import type { Translate } from '#app/lib/words/translate.ts'
import type { AmountOptions } from '#contract/amounts.ts'
import type { RecipeIngredient } from '#contract/ingredient.ts'

/** An ingredient to lay out: its amount, and its name with its kind: "Butter, cold, diced". */
export function itemOf(
  row: RecipeIngredient,
  options: AmountOptions,
  t: Translate,
): { amount: string; name: string } {
  const { amount, name } = ingredientLine(row, options)
  const details = ingredientDetails(row, options, t)
  return { amount: amount ?? '', name: [name, details].filter(Boolean).join(', ') }
}
