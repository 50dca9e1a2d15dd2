import type { AmountOptions } from '#cooking/amounts/amounts.ts'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'
import { ingredientLine } from './ingredient-line.ts'
import type { Translate } from './translate.ts'

/** The part of a row that its amount and name do not say. */
type Details = Pick<RecipeIngredient, 'Alternatives' | 'Note' | 'Optional' | 'Pinned'>

/** What may replace an ingredient, as rows; their amounts are pinned where its own is. */
export function alternativesOf({
  Alternatives = [],
  Pinned,
}: Pick<Details, 'Alternatives' | 'Pinned'>): RecipeIngredient[] {
  return Alternatives.map((other) => ({ ...other, ...(Pinned && { Pinned }) }))
}

/**
 * What stands below the name of an ingredient or behind it: "roasted, optional, or 40 g ground almonds".
 * Empty where there is nothing to say.
 */
export function ingredientDetails(row: Details, options: AmountOptions, t: Translate): string {
  const alternatives = alternativesOf(row).flatMap((other) => [
    `${t('common.or')} ${ingredientLine(other, options).text}`,
    other.Note,
  ])
  return [row.Note, row.Optional && t('common.optional'), ...alternatives]
    .filter(Boolean)
    .join(', ')
}
