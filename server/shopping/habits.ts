import type { Kysely } from 'kysely'
import { HABIT_WORD_MAX, HABITS_MAX } from '#contract/shopping/limits.ts'
import type { ShoppingHabit } from '#contract/shopping/habits.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Outcome } from './change.ts'

/** Reads the member's habits, newest first. */
export function readHabits(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('shopping_habits')
    .select(['kind', 'name', 'times', 'department_id'])
    .where('user_id', '=', userId)
    .orderBy('last_at', 'desc')
    .orderBy('kind')
    .limit(HABITS_MAX)
    .execute()
}

/** What a member has written before. */
export type HabitRow = Awaited<ReturnType<typeof readHabits>>[number]

/** Habits as the wire has them. */
export function habitsToWire(rows: readonly HabitRow[]): ShoppingHabit[] {
  return rows.map(({ name, times, department_id }) => ({
    Name: name,
    Times: times,
    ...(department_id !== null && { DepartementId: department_id }),
  }))
}

/** Where a member buys something; undefined where the catalogue is right. */
export async function habitDepartment(
  db: Kysely<Database>,
  userId: number,
  kind: string,
): Promise<number | undefined> {
  const habit = await db
    .selectFrom('shopping_habits')
    .select('department_id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return habit?.department_id ?? undefined
}

/** Something that a member wrote or bought. */
export interface NewHabit {
  kind: string
  name: string
  now: number
}

/** Remembers that a member wrote an item or bought something; the oldest habits give way. */
export async function countHabit(
  trx: Kysely<Database>,
  userId: number,
  { kind, name, now }: NewHabit,
): Promise<void> {
  if (Array.from(name).length > HABIT_WORD_MAX) return
  await trx
    .insertInto('shopping_habits')
    .values({ user_id: userId, kind, name, times: 1, last_at: now, department_id: null })
    .onConflict((known) =>
      known.columns(['user_id', 'kind']).doUpdateSet((row) => ({
        name,
        last_at: now,
        times: row('shopping_habits.times', '+', 1),
      })),
    )
    .execute()
  await dropOldest(trx, userId)
}

async function dropOldest(trx: Kysely<Database>, userId: number): Promise<void> {
  const oldest = await trx
    .selectFrom('shopping_habits')
    .select('kind')
    .where('user_id', '=', userId)
    .orderBy('last_at', 'desc')
    .orderBy('kind')
    .limit(1)
    .offset(HABITS_MAX)
    .executeTakeFirst()
  if (!oldest) return
  await trx
    .deleteFrom('shopping_habits')
    .where('user_id', '=', userId)
    .where('kind', '=', oldest.kind)
    .execute()
}

/**
 * Remembers where a member buys something.
 * @throws {ApiError} `FieldInvalid` for a department that does not exist
 */
export async function setHabitDepartment(
  trx: Kysely<Database>,
  userId: number,
  kind: string,
  department_id: number,
): Promise<void> {
  const known = await trx
    .selectFrom('departments')
    .select('id')
    .where('id', '=', department_id)
    .executeTakeFirst()
  if (!known) throw new ApiError('FieldInvalid', { field: 'DepartementId' })
  await trx
    .updateTable('shopping_habits')
    .set({ department_id })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .execute()
}

/**
 * Remembers where a member buys something that they may never have written.
 * @throws {ApiError} `FieldInvalid` for a department that does not exist
 */
export async function moveHabit(
  trx: Kysely<Database>,
  userId: number,
  { kind, name, now }: NewHabit,
  departmentId: number,
): Promise<Outcome> {
  await trx
    .insertInto('shopping_habits')
    .values({ user_id: userId, kind, name, times: 0, last_at: now, department_id: null })
    .onConflict((known) => known.columns(['user_id', 'kind']).doUpdateSet({ last_at: now }))
    .execute()
  await setHabitDepartment(trx, userId, kind, departmentId)
  await dropOldest(trx, userId)
  return { isChanged: true }
}
