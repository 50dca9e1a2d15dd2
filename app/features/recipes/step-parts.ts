import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'
import {
  writeStepText,
  type StepTextMention,
  type StepTextOptions,
  type TextPart,
} from '#cooking/step-text.ts'

/**
 * A step's text in parts, with its amounts for a number of people. Without the
 * ingredients it is the text for the default number.
 */
export function stepParts(
  step: HowToStep,
  ingredients: readonly RecipeIngredient[] | undefined,
  options: StepTextOptions,
): TextPart[] {
  const rows = new Map(ingredients?.map((row) => [row.Ingredient.Id, row]))
  const pieces: StepTextMention[] = []
  for (const part of step.TextParts) {
    if (typeof part === 'string') {
      pieces.push(part)
      continue
    }
    const row = rows.get(part.IngredientId)
    if (!row) return [{ text: step.Text, isAmount: false }]
    pieces.push({
      withAmount: part.WithAmount,
      ingredient: {
        one: row.Ingredient.Name,
        other: row.Ingredient.PluralName,
        word: part.Word,
        amount: part.Amount === undefined ? row.ImperialAmount : part.Amount,
        unit: part.Unit ?? row.MetricUnit,
        isPinned: row.Pinned === true,
        gramsPerMl: row.GramsPerMl,
      },
    })
  }
  return writeStepText(pieces, options)
}
