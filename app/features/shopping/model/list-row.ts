import { inShopMeasures, purchaseOf, type Need, type Purchase } from '#cooking/amounts/buyable.ts'
import type { Id } from '#contract/common.ts'
import type { LangId } from '#contract/languages.ts'
import { isUnderstood } from '#cooking/items/understood.ts'
import type {
  ShoppingFood,
  ShoppingIngredient,
  ShoppingItem,
  ShoppingRecipe,
} from '#contract/shopping/shopping.ts'
import { unitKey } from '#contract/units.ts'

/** An ingredient of one recipe with the amount for all its people; its alternatives are for one. */
export interface NeededRow extends ShoppingIngredient {
  readonly Recipe: Pick<ShoppingRecipe, 'Id' | 'RecipeName' | 'Persons'>
}

/** Everything on the list that is the same thing: what recipes need and what the member wrote. */
export interface ListRow {
  /** `kindOf` of the reader. */
  readonly key: string
  /** The food of the catalogue. */
  readonly foodId: Id | undefined
  /** Name of one and of several, or of a measured amount. */
  readonly one: string
  readonly other: string
  readonly picture: string | null
  /** What to buy for all that is open, or for everything where nothing is. */
  readonly purchase: Purchase
  readonly needs: readonly NeededRow[]
  readonly items: readonly ShoppingItem[]
  /** 1 when all of it is ticked off. */
  readonly State: 0 | 1
  /** All of it is at home. */
  readonly isAtHome: boolean
  /** Not asked for again: it is always at home. */
  readonly isStaple: boolean
  /** Usually there in every kitchen. */
  readonly isUsual: boolean
  /** Nothing of it was understood, so that it stands there word for word. */
  readonly isNotUnderstood: boolean
  /** Department where it is bought, 0 for none. */
  readonly departmentId: number
}

/** What a recipe needs or a member wrote. */
export interface Part {
  readonly key: string
  readonly need?: NeededRow
  readonly item?: ShoppingItem
}

const stateOf = ({ need, item }: Part) => need ?? item
const isOpen = (part: Part) => stateOf(part)?.State !== 1
const isHome = (part: Part) => stateOf(part)?.AtHome === true

function needOf({ need, item }: Part): Need {
  const [amount, unit] = need
    ? [need.ImperialAmount, need.MetricUnit]
    : [item?.Amount ?? null, item?.Unit ?? 0]
  return { amount, unit: unitKey(unit) ?? 'piece' }
}

function namesOf(part: Part | undefined, food: ShoppingFood | undefined, langId: LangId) {
  const forms = food?.Names.find(({ LangId }) => LangId === langId)
  if (part?.need) return { one: part.need.Name, other: part.need.PluralName }
  if (forms) return { one: forms.One, other: forms.Other }
  return { one: part?.item?.Label ?? '', other: part?.item?.Label ?? '' }
}

/** Options of {@link rowOf}. */
export interface RowOptions {
  readonly foods: ReadonlyMap<Id, ShoppingFood>
  readonly staples: ReadonlySet<Id>
  readonly langId: LangId
}

/** A row before it is known where it is bought. */
export type RowWithoutDepartment = Omit<ListRow, 'departmentId'>

/** Makes a row of its parts. */
export function rowOf(
  key: string,
  parts: readonly Part[],
  options: RowOptions,
): RowWithoutDepartment {
  const { foods, staples, langId } = options
  const needs = parts.flatMap(({ need }) => need ?? [])
  const items = parts.flatMap(({ item }) => item ?? [])
  const foodId = needs[0]?.Id ?? items[0]?.FoodId
  const food = foodId === undefined ? undefined : foods.get(foodId)
  // What was written is to be bought, also of a staple.
  const isStaple =
    foodId !== undefined && staples.has(foodId) && !items.some(({ State }) => State === 0)
  const open = isStaple ? [] : parts.filter(isOpen)
  const bought = open.length > 0 ? open : parts
  const purchase = purchaseOf(bought.map(needOf), food?.Facts)
  // What only the member wrote is bought as it is written.
  const isWritten = bought.every(({ need }) => !need)
  return {
    key,
    foodId,
    ...namesOf(parts[0], food, langId),
    picture: needs[0]?.ThumbPath ?? food?.ThumbPath ?? null,
    purchase: isWritten ? purchase : inShopMeasures(purchase),
    needs,
    items,
    State: open.length > 0 ? 0 : 1,
    isAtHome: isStaple || parts.every(isHome),
    isStaple,
    isUsual: food?.Facts.Staple === true,
    isNotUnderstood: needs.length === 0 && items.every((item) => !isUnderstood(item)),
  }
}
