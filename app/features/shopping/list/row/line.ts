import type { ListRow, NeededRow } from '#app/features/shopping/model/list-row.ts'
import { ingredientDetails } from '#app/lib/words/ingredient-details.ts'
import { ingredientLine } from '#app/lib/words/ingredient-line.ts'
import type { Translate } from '#app/lib/words/translate.ts'
import { showAmount, type AmountOptions } from '#cooking/amounts/amounts.ts'
import { isSold, type Need } from '#cooking/amounts/buyable.ts'
import { capitalised } from '#cooking/capitalised.ts'
import { kitchenNumber, writeNumber } from '#cooking/amounts/kitchen-number.ts'
import { TEXT_LIMITS } from '#contract/limits.ts'
import type { ShoppingIngredient } from '#contract/shopping/shopping.ts'
import { truncate } from '#contract/text/truncate.ts'
import { unitCode } from '#contract/units.ts'
import { PACK_WORDS } from './pack-words.ts'

/** The text of a row of a recipe. */
export interface ShoppingLine {
  /** "800 g"; null where there is no amount. */
  readonly amount: string | null
  readonly name: string
}

/** The text of a row of a department: what to buy. */
export interface PurchaseLine {
  /** "2"; null where any amount will do. */
  readonly number: string | null
  /** "bulbs", "g"; empty for pieces. */
  readonly unit: string
  readonly name: string
  /** "15 cloves", where that is not the amount itself; empty otherwise. */
  readonly exact: string
}

/** Options without the number of people: the amounts of departments are for all of them. */
type TotalOptions = Omit<AmountOptions, 'persons'>

/** Formats a row of the list; amounts are per person times `persons`, rounded. */
export function shoppingLine(row: ShoppingIngredient, options: AmountOptions): ShoppingLine {
  const { Id, Name, PluralName, ThumbPath, ImperialAmount, MetricUnit, Pinned } = row
  const Ingredient = { Id, Name, PluralName, ImagePath: ThumbPath }
  const pinned = Pinned && { Pinned }
  return ingredientLine({ Ingredient, ImperialAmount, MetricUnit, ...pinned }, options)
}

function exactText(needs: readonly Need[], options: TotalOptions): string {
  return needs
    .flatMap(({ amount, unit }) => {
      return showAmount(amount, unitCode(unit), { ...options, persons: 1 })?.text ?? []
    })
    .join(' + ')
}

/** Names as they begin a row: those of the catalogue with a capital, what was typed as it was typed. */
function nameOf({ one, other, foodId }: ListRow, isPlural: boolean): string {
  const name = isPlural ? other : one
  return foodId === undefined ? name : capitalised(name)
}

/** Formats what to buy of a row, with the exact need beside it. */
export function purchaseLine(row: ListRow, options: TotalOptions): PurchaseLine {
  const { amount, sold, exact } = row.purchase
  if (!isSold(row.purchase) || amount === null) {
    const needs = 'unit' in sold ? [{ amount, unit: sold.unit }] : []
    const own = exact.length > 0 ? exact : needs
    return { number: null, unit: '', name: nameOf(row, true), exact: exactText(own, options) }
  }
  if ('pack' in sold) {
    const [one, other] = PACK_WORDS[options.language][sold.pack]
    const number = writeNumber(kitchenNumber(amount), options.language)
    const unit = amount > 1 ? other : one
    return { number, unit, name: nameOf(row, true), exact: exactText(exact, options) }
  }
  const shown = showAmount(amount, unitCode(sold.unit), { ...options, persons: 1 })
  const isPiece = sold.unit === 'piece'
  const unit = isPiece ? '' : [shown?.unit, shown?.imperial && `(${shown.imperial})`]
  return {
    number: shown?.number ?? null,
    unit: [unit].flat().filter(Boolean).join('\u00a0'),
    name: nameOf(row, !isPiece || (shown?.isPlural ?? true)),
    exact: exactText(exact, options),
  }
}

/** Number and unit in one, with a no-break space: "2 bulbs"; empty where any amount will do. */
export function wholeAmount({ number, unit }: Pick<PurchaseLine, 'number' | 'unit'>): string {
  return [number, unit].filter(Boolean).join('\u00a0')
}

/** Amount and name in one: "2 bulbs Garlic". */
export function wholeLine({ number, unit, name }: PurchaseLine): string {
  return [number, unit, name].filter(Boolean).join(' ')
}

/** The same for narrow rows: long names are cut, and the units of ticked rows. */
export function shortLine(line: PurchaseLine, isTicked: boolean): PurchaseLine {
  const { unit } = line
  return {
    ...line,
    unit: isTicked ? truncate(unit, TEXT_LIMITS.shoppingUnit) : unit,
    name: truncate(line.name, TEXT_LIMITS.shoppingName),
  }
}

/** What one recipe says of an ingredient: note, whether it is optional, and what may replace it. */
export function sourceDetails(row: NeededRow, options: TotalOptions, t: Translate): string {
  return ingredientDetails(row, { ...options, persons: row.Recipe.Persons }, t)
}

/** What recipes and the member say of a row, each once. */
export function rowNotes({ needs, items }: ListRow, options: TotalOptions, t: Translate): string {
  const [only, ...others] = needs
  const said =
    only && others.length === 0
      ? [sourceDetails(only, options, t)]
      : needs.flatMap(({ Note }) => Note ?? [])
  const notes = new Set([...said, ...items.flatMap(({ Note }) => Note ?? [])])
  return [...notes].filter(Boolean).join(' · ')
}

/** What stands below the name: the exact need, notes, and how many recipes need it. */
export function rowDetails(row: ListRow, options: TotalOptions, t: Translate): string {
  const { exact } = purchaseLine(row, options)
  const recipes = new Set(row.needs.map(({ Recipe }) => Recipe.Id)).size
  const count = recipes > 1 && t('shopping.recipeCount', { count: recipes })
  return [exact, rowNotes(row, options, t), count].filter(Boolean).join(', ')
}

/** Most letters of a word that fit beside an amount without being hyphenated. */
const FITTING = 14

/** Whether a word of a name is too long to stand beside its amount: a soft hyphen ends a part. */
export function hasUnbreakableWord(name: string): boolean {
  return name.split(/[\s\u00AD-]+/u).some((word) => Array.from(word).length > FITTING)
}
