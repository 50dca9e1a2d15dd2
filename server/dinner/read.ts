import type { Kysely, Selectable } from 'kysely'
import type { Dinner, DinnerCard, Dinners, NextTime } from '#contract/dinner/dinner.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import type { LangId } from '#contract/languages.ts'
import type { Database } from '#server/db/schema.ts'
import type { DinnerTable } from '#server/db/tables/dinner.ts'
import { ApiError } from '#server/http/errors.ts'
import { peopleToWire, readPeople } from '#server/membership/people.ts'
import { isOwnOrShared } from '#server/membership/own-or-shared.ts'
import { readKitchen } from './kitchen.ts'
import { dishesOf, dishToWire, keptOf } from './stored.ts'

/** Who reads a dinner, and in which language. */
export interface DinnerReader {
  userId: number
  langId: LangId
}

/** A row of `dinners`. */
export type DinnerRow = Selectable<DinnerTable>

/** A dinner that a member sees; undefined for any other. */
export async function findDinner(
  db: Kysely<Database>,
  userId: number,
  key: string,
): Promise<DinnerRow | undefined> {
  return await db
    .selectFrom('dinners')
    .selectAll()
    .where('dinner_key', '=', key)
    .where(isOwnOrShared(userId))
    .executeTakeFirst()
}

/** What of a dinner is the same in a list and alone. */
function stateOf(row: DinnerRow, people: readonly unknown[]) {
  return {
    Key: row.dinner_key,
    Version: row.version,
    BegunAt: row.begun_at,
    EndedAt: row.ended_at,
    IsPrivate: people.length > 0 && row.household_id === null,
  }
}

/** A dinner. @throws {ApiError} `NotFound` when the member does not see it */
export async function readDinner(
  db: Kysely<Database>,
  key: string,
  { userId, langId }: DinnerReader,
): Promise<Dinner> {
  const row = await findDinner(db, userId, key)
  if (!row) throw new ApiError('NotFound')
  const people = await readPeople(db, userId)
  const lanes = await db
    .selectFrom('dinner_cooks')
    .select(['cook', 'user_id'])
    .where('dinner_id', '=', row.id)
    .execute()
  const Kept = keptOf(row)
  return {
    ...stateOf(row, people),
    Kept,
    Dishes: dishesOf(row).map((dish) => dishToWire(dish, langId)),
    Cooks: Array.from(
      { length: Kept.Kitchen.Cooks },
      (_, lane) => lanes.find(({ cook }) => cook === lane)?.user_id ?? null,
    ),
    People: peopleToWire(people, userId),
  }
}

/** All dinners that a member sees, and what the next one is planned with. */
export async function readDinners(
  db: Kysely<Database>,
  { userId, langId }: DinnerReader,
): Promise<Dinners> {
  const people = await readPeople(db, userId)
  const rows = await db
    .selectFrom('dinners')
    .selectAll()
    .where(isOwnOrShared(userId))
    .orderBy('table_at')
    .orderBy('id')
    .execute()
  return {
    Dinners: rows.map((row) => cardOf(row, people, langId)),
    Kitchen: await readKitchen(db, userId),
    NextTime: await readNextTimes(db, userId),
    People: peopleToWire(people, userId),
  }
}

function cardOf(row: DinnerRow, people: readonly unknown[], langId: LangId): DinnerCard {
  const dishes = dishesOf(row).map((dish) => dishToWire(dish, langId))
  const { People, Steps } = keptOf(row)
  return {
    ...stateOf(row, people),
    Begin: row.table_at + Math.min(0, ...Steps.map(({ Start }) => Start)) * MINUTE_MS,
    Table: row.table_at,
    People,
    Dishes: dishes.map(({ RecipeId, Name, Meal }) => ({ RecipeId, Name, Meal })),
  }
}

async function readNextTimes(db: Kysely<Database>, userId: number): Promise<NextTime[]> {
  const rows = await db
    .selectFrom('dinner_next_times')
    .select(['recipe_id', 'step', 'hands'])
    .where('user_id', '=', userId)
    .orderBy('recipe_id')
    .orderBy('step')
    .execute()
  return rows.map(({ recipe_id, step, hands }) => ({
    RecipeId: recipe_id,
    Step: step,
    Hands: hands,
  }))
}
