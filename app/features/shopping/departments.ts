import { purchaseOf, type Need, type Purchase } from '#contract/buyable.ts'
import type { Id } from '#contract/common.ts'
import type { LangId } from '#contract/languages.ts'
import { isUnderstood, type ItemReader } from '#contract/own-items.ts'
import type {
  ShoppingFood,
  ShoppingFoods,
  ShoppingIngredient,
  ShoppingNote,
  ShoppingRecipe,
} from '#contract/shopping.ts'
import { unitKey } from '#contract/units.ts'
import type { ShoppingList } from './overlay.ts'

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
  readonly items: readonly ShoppingNote[]
  /** 1 when all of it is ticked off. */
  readonly State: 0 | 1
  /** All of it is at home. */
  readonly isAtHome: boolean
  /** Not asked for again: it is always at home. */
  readonly isStaple: boolean
  /** Usually there in every kitchen. */
  readonly isUsual: boolean
  /** Nothing of it was understood, so that it stands there word for word. */
  readonly isNote: boolean
  /** Department where it is bought, 0 for none. */
  readonly placeId: number
}

/** A department with what is bought there. */
export interface Department {
  /** 0 for what has no department. */
  readonly id: number
  /** Empty for department 0. */
  readonly name: string
  /** One row for each food or word, in their own order. */
  readonly rows: readonly ListRow[]
}

/** The list as it is shown by departments. */
export interface ArrangedList {
  readonly departments: readonly Department[]
  /** What need not be bought. */
  readonly atHome: readonly ListRow[]
  /** What comes out of the tap. */
  readonly leftOut: readonly ListRow[]
}

/** What is needed beside the list to arrange it. */
export interface ArrangeOptions {
  /** Undefined while they are unknown: then nothing is known of packs. */
  readonly foods: ShoppingFoods | undefined
  readonly reader: ItemReader
  readonly langId: LangId
}

/** Ticked rows after the others, each part in its own order (SHP-15). */
export function openFirst<Row extends Pick<ShoppingIngredient, 'State'>>(
  rows: readonly Row[],
): Row[] {
  return rows.toSorted((a, b) => a.State - b.State)
}

function neededRows({ Id: recipeId, RecipeName, Persons, Ingredients }: ShoppingRecipe) {
  return Ingredients.map((row): NeededRow => ({
    ...row,
    ImperialAmount: row.ImperialAmount && row.ImperialAmount * (row.Pinned ? 1 : Persons),
    Recipe: { Id: recipeId, RecipeName, Persons },
  }))
}

interface Part {
  readonly key: string
  readonly need?: NeededRow
  readonly item?: ShoppingNote
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

interface RowOptions {
  readonly foods: ReadonlyMap<Id, ShoppingFood>
  readonly staples: ReadonlySet<Id>
  readonly langId: LangId
}

type UnplacedRow = Omit<ListRow, 'placeId'>

function rowOf(key: string, parts: readonly Part[], options: RowOptions): UnplacedRow {
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
  return {
    key,
    foodId,
    ...namesOf(parts[0], food, langId),
    picture: needs[0]?.ThumbPath ?? food?.ThumbPath ?? null,
    purchase: purchaseOf(bought.map(needOf), food?.Facts),
    needs,
    items,
    State: open.length > 0 ? 0 : 1,
    isAtHome: isStaple || parts.every(isHome),
    isStaple,
    isUsual: food?.Facts.Staple === true,
    isNote: needs.length === 0 && items.every((item) => !isUnderstood(item)),
  }
}

/**
 * Where the parts of a row are bought: as the member says of an item or has said before of this food, or as
 * the catalogue does.
 */
function placeOf(
  { key, items, foodId }: UnplacedRow,
  places: ReadonlyMap<Id, Id>,
  habits: ReadonlyMap<string, Id>,
): number {
  const own = items.findLast(({ DepartementId }) => DepartementId !== undefined)
  const usual = items.length === 0 ? habits.get(key) : undefined
  const known = foodId === undefined ? 0 : (places.get(foodId) ?? 0)
  return own?.DepartementId ?? usual ?? known
}

/** Departments that the member chose, by what is bought there. */
function habitPlaces({ habits }: ShoppingList, reader: ItemReader): Map<string, Id> {
  return new Map(
    habits.flatMap(({ Name, DepartementId }) =>
      DepartementId === undefined ? [] : [[reader.kindOf(reader.read(Name)), DepartementId]],
    ),
  )
}

/**
 * The list by departments, with one row for each food and what to buy of it. It is computed from the
 * recipes and items, so that it is right without a connection, too. The departments of the server only
 * assign the ingredients and define the order.
 */
export function arrange(list: ShoppingList, options: ArrangeOptions): ArrangedList {
  const { reader, langId } = options
  const foods = new Map((options.foods?.Foods ?? []).map((food) => [food.Id, food]))
  const parts: Part[] = [
    ...list.recipes.flatMap(neededRows).map((need) => ({ key: `food ${need.Id}`, need })),
    ...list.items.map((item) => ({ key: reader.kindOf(item), item })),
  ]
  const rowOptions = { foods, staples: new Set(list.staples), langId }
  const places = new Map([
    ...[...foods.values()].map(({ Id, DepartementId }) => [Id, DepartementId] as const),
    ...list.departments.flatMap(({ DepartementId, Ingredients }) =>
      Ingredients.map(({ Id }) => [Id, DepartementId] as const),
    ),
  ])
  const habits = habitPlaces(list, reader)
  const rows = Array.from(
    Map.groupBy(parts, ({ key }) => key),
    ([key, group]): ListRow => {
      const row = rowOf(key, group, rowOptions)
      return { ...row, placeId: placeOf(row, places, habits) }
    },
  )
  const isTap = ({ foodId = 0, items }: ListRow) =>
    items.length === 0 && foods.get(foodId)?.Facts.Tap === true
  const leftOut = rows.filter(isTap)
  const atHome = rows.filter((row) => row.isAtHome && !isTap(row))
  const toBuy = rows.filter((row) => !row.isAtHome && !isTap(row))

  const byPlace = Map.groupBy(toBuy, ({ placeId }) => placeId)
  const known = list.places.length > 0 ? list.places : list.departments
  const all = known.map(({ DepartementId: id, DepartementName: name }) => ({ id, name }))
  const departments = [...all, { id: 0, name: '' }].flatMap(({ id, name }) => {
    const here = byPlace.get(id)
    return here ? [{ id, name, rows: here }] : []
  })
  return { departments, atHome, leftOut }
}

/** Number of rows that are still to be bought. */
export function countOpen({ departments }: ArrangedList): number {
  return departments.flatMap(({ rows }) => rows).filter(({ State }) => State === 0).length
}
