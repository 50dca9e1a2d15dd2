import type { Kysely } from 'kysely'
import type { WeekListChanges, WeekListThing } from '#contract/week/week-list.ts'
import { toMillionth } from '#cooking/amounts/millionth.ts'
import type { ItemReader } from '#cooking/items/understood.ts'
import type { Database } from '#server/db/schema.ts'
import { digestOf } from '#server/lib/digest.ts'
import { readLists } from '#server/shopping/access.ts'
import { readChangedMeals, type ChangedMeal, type ChangesReader } from './changed-meals.ts'
import { readFoods, type FoodRow } from './foods.ts'
import type { MealNeed } from './needs.ts'
import { readThere, type There } from './there.ts'

/** A food in one unit of which the week needs another amount than a list knows. */
export interface ChangedFood {
  readonly food: FoodRow
  readonly unit: number
  /** 0 for nothing, null for any amount. */
  readonly before: number | null
  readonly after: number | null
  readonly notes: readonly string[]
}

/** What the week needs otherwise than a list knows. */
export interface ListChanges {
  readonly meals: readonly ChangedMeal[]
  readonly foods: readonly ChangedFood[]
  /** Names them. */
  readonly seen: string
}

type Need = Pick<MealNeed, 'foodId' | 'unit' | 'amount'>

/** Needs that concern the list: not what was at home, or what somebody had written, when the meal went there. */
function concerning({ before, after }: ChangedMeal, there: There) {
  const known = new Map(before.map(({ foodId, isListed }) => [foodId, isListed]))
  const isThere = (foodId: number) => there.atHome.has(foodId) || there.written.has(foodId)
  return {
    before: before.filter(({ isListed }) => isListed),
    after: after.filter(({ foodId }) => known.get(foodId) ?? !isThere(foodId)),
  }
}

/** The sum of needs: 0 for none, null where there is no amount at all. */
function sumOf(needs: readonly Need[]): number | null {
  if (needs.length === 0) return 0
  const known = needs.flatMap(({ amount }) => amount ?? [])
  if (known.length === 0) return null
  return toMillionth(known.reduce((sum, amount) => sum + amount, 0))
}

const kindOf = ({ foodId, unit }: Need) => `${foodId} ${unit}`

/** What the week needs otherwise than one list knows. */
export async function readListChanges(
  db: Kysely<Database>,
  reader: ChangesReader,
  items: ItemReader,
): Promise<ListChanges> {
  const meals = await readChangedMeals(db, reader)
  if (meals.length === 0) return { meals, foods: [], seen: '' }
  const there = await readThere(db, reader, items)
  const all = meals.map((meal) => concerning(meal, there))
  const before = Map.groupBy(
    all.flatMap((meal) => meal.before),
    kindOf,
  )
  const after = Map.groupBy(
    all.flatMap((meal) => meal.after),
    kindOf,
  )
  const kinds = new Map([...before, ...after].map(([kind, [first]]) => [kind, first]))
  const ids = [...kinds.values()].flatMap((need) => need?.foodId ?? [])
  const foods = (await readFoods(db, [...new Set(ids)], reader)).flatMap((food) =>
    [...kinds].flatMap(([kind, need]): ChangedFood[] => {
      if (need?.foodId !== food.id) return []
      const now = after.get(kind) ?? []
      const amounts = { before: sumOf(before.get(kind) ?? []), after: sumOf(now) }
      const notes = [...new Set(now.flatMap((one) => one.notes))]
      return amounts.before === amounts.after ? [] : [{ food, unit: need.unit, ...amounts, notes }]
    }),
  )
  return { meals, foods, seen: digestOf(meals.map(({ key, digest }) => [key, digest])) }
}

const thingOf = ({ food, unit, before, after }: ChangedFood): WeekListThing => ({
  Id: food.id,
  Name: food.name_one,
  PluralName: food.name_other,
  Unit: unit,
  Before: before,
  After: after,
})

/** What the week has changed, of all lists that a member sees. */
export async function readAllChanges(
  db: Kysely<Database>,
  reader: Omit<ChangesReader, 'listId'>,
  items: ItemReader,
): Promise<WeekListChanges> {
  const lists = await readLists(db, reader.userId)
  const changes: WeekListChanges['Lists'] = []
  for (const { id, name } of lists) {
    const { foods, seen } = await readListChanges(db, { ...reader, listId: id }, items)
    if (foods.length > 0)
      changes.push({ List: id, Name: name, Things: foods.map(thingOf), Seen: seen })
  }
  return { Lists: changes }
}
