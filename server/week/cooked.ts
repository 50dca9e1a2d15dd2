import type { Kysely } from 'kysely'
import type { Id } from '#contract/common.ts'
import type { Day } from '#contract/cooking-log/cooking-log.ts'
import { dayAfter } from '#contract/week/copy.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { Database } from '#server/db/schema.ts'
import type { Feed } from '#server/events/feed.ts'
import type { Outcome } from '#server/shopping/change.ts'
import { isOwnOrShared } from '#server/membership/own-or-shared.ts'
import type { MealRow, WeekChange } from './access.ts'
import { changeWeek } from './change.ts'
import { changeMeal } from './write.ts'

/** Days between a meal of the week and the entry of the log that it is. */
const DAYS_APART = 1

/** A dish that a member has put into their cooking log. */
export interface LoggedDish {
  readonly recipeId: Id
  readonly day: Day
}

/** Notes in the week of a member that they have cooked a dish, and notifies the devices of all who see it. */
export function weekTicker({
  database: { db },
  feed,
  now,
}: {
  database: Pick<OpenDatabase, 'db'>
  feed: Feed
  now: () => Date
}) {
  return async (userId: Id, dish: LoggedDish): Promise<void> => {
    const operation = { userId, operationId: undefined, now: now().getTime() }
    const { isChanged, version, viewers } = await changeWeek(db, operation, (change) =>
      tickNearest(change, dish),
    )
    if (!isChanged) return
    feed.changed(userId, { version })
    void feed.pollFor(viewers.filter((viewer) => viewer !== userId))
  }
}

/** Ticks the nearest meal with a dish, within a day. One that is ticked already is the one that was meant. */
async function tickNearest(change: WeekChange, { recipeId, day }: LoggedDish): Promise<Outcome> {
  const rows = await change.trx
    .selectFrom('week_meals')
    .select(['meal_key', 'day', 'cooked_at'])
    .where(isOwnOrShared(change.planner.userId))
    .where('recipe_id', '=', recipeId)
    .where('again_of', 'is', null)
    .where('removed_at', 'is', null)
    .where('day', '>=', dayAfter(day, -DAYS_APART))
    .where('day', '<=', dayAfter(day, DAYS_APART))
    .orderBy('day')
    .orderBy('id')
    .execute()
  const sameDay = rows.filter((row) => row.day === day)
  const near = sameDay.length > 0 ? sameDay : rows
  const nearest = near.find(({ cooked_at }) => cooked_at === null)
  const isMeant = near.some(({ cooked_at }) => cooked_at !== null)
  if (!nearest || isMeant) return { isChanged: false }
  return await changeMeal(change, nearest.meal_key, { IsCooked: true })
}

/** Keys of those meals that were cooked and that a member's own log has. */
export async function readLogged(
  db: Kysely<Database>,
  userId: Id,
  meals: readonly MealRow[],
): Promise<ReadonlySet<string>> {
  const cooked = meals.filter(
    ({ recipe_id, cooked_at }) => recipe_id !== null && cooked_at !== null,
  )
  if (cooked.length === 0) return new Set()
  const ids = cooked.flatMap(({ recipe_id }) => recipe_id ?? [])
  const rows = await db
    .selectFrom('cooked')
    .select(['recipe_id', 'day'])
    .where('user_id', '=', userId)
    .where('recipe_id', 'in', [...new Set(ids)])
    .where('deleted_at', 'is', null)
    .execute()
  const entries = new Set(rows.map(({ recipe_id, day }) => `${recipe_id} ${day}`))
  const isLogged = ({ recipe_id, day }: MealRow) =>
    [-DAYS_APART, 0, DAYS_APART].some((days) => entries.has(`${recipe_id} ${dayAfter(day, days)}`))
  return new Set(cooked.filter(isLogged).map(({ meal_key }) => meal_key))
}
