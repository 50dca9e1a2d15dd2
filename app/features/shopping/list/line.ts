import { ingredientDetails } from '#app/lib/words/ingredient-details.ts'
import { ingredientLine } from '#app/lib/words/ingredient-line.ts'
import type { Translate } from '#app/lib/words/translate.ts'
import { showAmount, type AmountOptions } from '#contract/amounts.ts'
import { TEXT_LIMITS } from '#contract/limits.ts'
import type { ShoppingIngredient } from '#contract/shopping.ts'
import type { NeededRow } from '#app/features/shopping/departments.ts'
import { truncate } from '#contract/truncate.ts'

/** The text of a row of the list. */
export interface ShoppingLine {
  /** "800 g"; null where there is no amount. */
  readonly amount: string | null
  readonly name: string
}

/** Formats a row of the list; amounts are per person times `persons`, rounded (SHP-19, D-46). */
export function shoppingLine(row: ShoppingIngredient, options: AmountOptions): ShoppingLine {
  const { Id, Name, PluralName, ThumbPath, ImperialAmount, MetricUnit, Pinned } = row
  const Ingredient = { Id, Name, PluralName, ImagePath: ThumbPath }
  const pinned = Pinned && { Pinned }
  return ingredientLine({ Ingredient, ImperialAmount, MetricUnit, ...pinned }, options)
}

/** The same for narrow rows: long names are cut, and the units of ticked rows (SHP-08, SHP-09). */
export function shortLine(row: ShoppingIngredient, options: AmountOptions): ShoppingLine {
  const { amount, name } = shoppingLine(row, options)
  const persons = row.Pinned ? 1 : options.persons
  const shown = showAmount(row.ImperialAmount, row.MetricUnit, { ...options, persons })
  const unit = shown && truncate(shown.unit, TEXT_LIMITS.shoppingUnit)
  const isLong = row.State === 1 && shown !== null && unit !== shown.unit
  return {
    amount: isLong ? `${shown.number}\u00a0${unit}` : amount,
    name: truncate(name, TEXT_LIMITS.shoppingName),
  }
}

/** Options without the number of people, which the recipe of a row knows. */
type SourceOptions = Omit<AmountOptions, 'persons'>

/** What one recipe says of an ingredient: note, whether it is optional, and what may replace it. */
export function sourceDetails(row: NeededRow, options: SourceOptions, t: Translate): string {
  return ingredientDetails(row, { ...options, persons: row.Recipe.Persons }, t)
}

/** The same of a merged row; of several recipes only their notes hold for all of it. */
export function mergedDetails(
  sources: readonly NeededRow[],
  options: SourceOptions,
  t: Translate,
): string {
  const [only, ...others] = sources
  if (only && others.length === 0) return sourceDetails(only, options, t)
  return [...new Set(sources.flatMap(({ Note }) => Note ?? []))].join(' · ')
}
