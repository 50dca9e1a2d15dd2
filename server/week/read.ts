import type { Kysely } from 'kysely'
import { languageOf, type LangId } from '#contract/languages.ts'
import { SLOTS } from '#contract/week/limits.ts'
import type { Meal, Week } from '#contract/week/week.ts'
import type { Database } from '#server/db/schema.ts'
import { peopleToWire, readPeople } from '#server/membership/people.ts'
import { isOwnOrShared } from '#server/membership/own-or-shared.ts'
import type { MealRow } from './access.ts'
import { withAhead } from './ahead.ts'
import { readLogged } from './cooked.ts'
import { readWeekRecipes } from './recipes.ts'
import { windowAt } from './window.ts'

/** Who reads the week, in which language, and when. */
export interface WeekReader {
  userId: number
  langId: LangId
  /** Milliseconds since 1970, UTC. */
  now: number
}

/** A meal as the wire has it. @param logged keys of meals that the member's own log has */
export function mealToWire(
  row: MealRow,
  { userId, langId }: Omit<WeekReader, 'now'>,
  { people, logged }: { people: ReadonlySet<number>; logged: ReadonlySet<string> },
): Meal {
  const named = (id: number | null) =>
    id !== null && (people.has(id) || id === userId) ? id : null
  return {
    Key: row.meal_key,
    Day: row.day,
    Slot: row.slot,
    RecipeId: row.recipe_id,
    Name: row[`name_${languageOf(langId)}`],
    Persons: row.persons,
    CookId: named(row.cook_id),
    AgainOf: row.again_of,
    Note: row.note,
    Version: row.version,
    IsPrivate: people.size > 0 && row.household_id === null,
    AddedBy: named(row.added_by),
    IsCooked: row.cooked_at !== null,
    CookedAt: row.cooked_at === null ? null : new Date(row.cooked_at).toISOString(),
    IsLogged: logged.has(row.meal_key),
  }
}

/** All that a member sees of the week, within the days that are kept. */
export async function readWeek(db: Kysely<Database>, reader: WeekReader): Promise<Week> {
  const { userId, now } = reader
  const { first, last } = windowAt(now)
  const people = await readPeople(db, userId)
  const ids = new Set(people.map(({ id }) => id))
  const meals = await db
    .selectFrom('week_meals')
    .selectAll()
    .where(isOwnOrShared(userId))
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where('removed_at', 'is', null)
    .orderBy('day')
    .orderBy('id')
    .execute()
  const hours = await db
    .selectFrom('week_hours')
    .select(['day', 'slot', 'minutes', 'household_id'])
    .where(isOwnOrShared(userId))
    .where('day', '>=', first)
    .where('day', '<=', last)
    // What the household says holds.
    .orderBy('household_id')
    .execute()
  const recipeIds = meals.flatMap(({ recipe_id }) => recipe_id ?? [])
  const logged = await readLogged(db, userId, meals)
  const hourOf = new Map(hours.map((hour) => [`${hour.day} ${hour.slot}`, hour]))
  return {
    Meals: bySlot(meals.map((row) => mealToWire(row, reader, { people: ids, logged }))),
    Hours: bySlot(
      [...hourOf.values()].map(({ day, slot, minutes }) => ({
        Day: day,
        Slot: slot,
        Minutes: minutes,
      })),
    ),
    Recipes: await withAhead(db, await readWeekRecipes(db, recipeIds, reader), reader.langId),
    People: peopleToWire(people, userId),
  }
}

/** By day and meal time; those of one keep their order. */
function bySlot<Placed extends Pick<Meal, 'Day' | 'Slot'>>(rows: Placed[]): Placed[] {
  const order = ({ Day, Slot }: Placed) => `${Day} ${SLOTS.indexOf(Slot)}`
  return rows.toSorted((a, b) => (order(a) < order(b) ? -1 : order(a) > order(b) ? 1 : 0))
}
