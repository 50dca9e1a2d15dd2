import type { Kysely } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import type { ListedMeal, WeekFood, WeekList, WeekNeed } from '#contract/week/week-list.ts'
import type { Foods } from '#server/catalogue/foods.ts'
import type { Database } from '#server/db/schema.ts'
import { mediaPath } from '#server/media/media-path.ts'
import { readWeekRecipes } from '../recipes.ts'
import { readFoods } from './foods.ts'
import { readMealsToCook, type MealToCook } from './meals.ts'
import { needsFor, readRecipeNeeds, type MealNeed } from './needs.ts'
import { readThere, type There } from './there.ts'

/** Whose list is asked about which days. */
export interface WeekListReader {
  userId: number
  listId: number
  langId: LangId
  /** Ids of whom the list may name. */
  people: ReadonlySet<number>
  from: string
  to: string
}

/** A meal with what it needs. */
export interface MealWithNeeds {
  readonly row: MealToCook
  readonly state: ListedMeal['State']
  /** Empty unless it can be put on the list. */
  readonly needs: readonly MealNeed[]
}

/** Meals of some days with what a list does not know of them. */
export async function readMealNeeds(
  db: Kysely<Database>,
  { userId, langId, from, to }: Omit<WeekListReader, 'people'>,
  there: There,
): Promise<MealWithNeeds[]> {
  const meals = await readMealsToCook(db, userId, { from, to })
  const open = meals.filter(({ meal_key }) => !there.put.has(meal_key))
  const readable = await readWeekRecipes(
    db,
    open.map(({ recipe_id }) => recipe_id),
    { userId, langId },
  )
  const ids = new Set(readable.map(({ Id }) => Id))
  const needs = await readRecipeNeeds(db, [...ids], langId)
  const covered = new Set(there.recipes)
  return meals.map((row) => {
    if (there.put.has(row.meal_key)) return { row, state: 'put', needs: [] }
    if (!ids.has(row.recipe_id)) return { row, state: 'closed', needs: [] }
    // The dish is on the list once: the first meal of it is meant.
    if (covered.delete(row.recipe_id)) return { row, state: 'recipe', needs: [] }
    return { row, state: 'open', needs: needsFor(needs.get(row.recipe_id) ?? [], row.persons) }
  })
}

/** What a meal needs of a food, as the wire has it. */
function needsOf({ row, needs }: MealWithNeeds, food: number): WeekNeed[] {
  return needs.flatMap(({ foodId, amount, unit, notes }) => {
    if (foodId !== food) return []
    const need = { Meal: row.meal_key, Amount: amount, Unit: unit }
    return notes.length > 0 ? { ...need, Note: notes.join(', ') } : need
  })
}

/** What some days of the week need, and what a list has of it. */
export async function readWeekList(
  db: Kysely<Database>,
  reader: WeekListReader,
  { reader: items }: Foods,
): Promise<Omit<WeekList, 'List'>> {
  const there = await readThere(db, reader, items)
  return await weekListOf(db, reader, { there, meals: await readMealNeeds(db, reader, there) })
}

/** What meals need, and what a list has of it. */
export async function weekListOf(
  db: Kysely<Database>,
  reader: Pick<WeekListReader, 'listId' | 'langId' | 'people'>,
  { there, meals }: { there: There; meals: readonly MealWithNeeds[] },
): Promise<Omit<WeekList, 'List'>> {
  const ids = new Set(meals.flatMap(({ needs }) => needs.map(({ foodId }) => foodId)))
  const foods = await readFoods(db, [...ids], reader)
  return {
    Meals: meals.map(({ row, state }) => ({ Key: row.meal_key, Day: row.day, State: state })),
    Foods: foods.map((food): WeekFood => {
      const written = there.written.get(food.id)
      const isNamed = written?.addedBy !== null && reader.people.has(written?.addedBy ?? 0)
      return {
        Id: food.id,
        Name: food.name_one,
        PluralName: food.name_other,
        ThumbPath: mediaPath(food.path),
        DepartementId: food.department_id,
        Needs: meals.flatMap((meal) => needsOf(meal, food.id)),
        IsAtHome: there.atHome.has(food.id),
        Written: written
          ? {
              Amount: written.amount,
              Unit: written.unit,
              AddedBy: isNamed ? written.addedBy : null,
              Added: new Date(written.addedAt).toISOString(),
            }
          : null,
      }
    }),
  }
}
