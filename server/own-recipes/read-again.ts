import type { Kysely } from 'kysely'
import type { Draft } from '#contract/own-recipes/draft.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { eachAlone, throughIds, type FailureLog } from '#server/http/hourly.ts'
import { READERS } from '#server/reading/readers.ts'
import type { Compile } from './compile.ts'
import { picturesOf } from './pictures/pictures.ts'
import type { Saver } from './saver.ts'
import { ownTarget } from './own-target.ts'
import { writeCookable } from './write-rows.ts'

/** What reading again has done. */
export interface ReadAgain {
  /** Recipes that were read. */
  read: number
  /** Those of which foods, amounts, heat or times are different now. */
  changed: number
  /** Those of which a timer is different now. */
  timers: number
}

/** What compiling depends on, for the member of a recipe. */
export interface ReadAgainTools {
  readonly saverOf: (userId: number) => Promise<Saver>
  readonly compileFor: (saver: Saver) => Compile
  readonly log: FailureLog | undefined
  /** Ends the work between two recipes. */
  readonly signal?: AbortSignal | undefined
}

interface Row {
  id: number
  user_id: number
  version: number
  draft: string
}

/** The times of a step, as [least, most, unit]. */
function timesOf(details: string | null) {
  const { times = [] } = JSON.parse(details ?? '{}') as {
    times?: { min: number; max?: number; unit: string }[]
  }
  return times.map(({ min, max, unit }) => [min, max, unit])
}

/** What is compiled of a recipe: its ingredients and its steps, and apart from them the times of its timers. */
async function compiledRows(db: Kysely<Database>, id: number) {
  const lines = await db
    .selectFrom('all_recipe_ingredients')
    .select(['ingredient_id', 'amount', 'unit', 'details'])
    .where('recipe_id', '=', id)
    .orderBy('position')
    .execute()
  const steps = await db
    .selectFrom('all_recipe_steps')
    .select(['step_number', 'timer_minutes', 'details'])
    .where('recipe_id', '=', id)
    .orderBy('step_number')
    .execute()
  return {
    all: JSON.stringify([lines, steps]),
    timers: JSON.stringify(steps.map(({ details }) => timesOf(details))),
  }
}

/** Writes what is cooked from a draft anew, unless the member has saved it meanwhile. */
async function writeAgain(
  db: Kysely<Database>,
  { id, user_id, version, draft: text }: Row,
  { saver, compile }: { saver: Saver; compile: Compile },
): Promise<'same' | 'changed' | 'timers'> {
  const draft = JSON.parse(text) as Draft
  const read = await compile(draft).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'TooHardToRead') return undefined
    throw error
  })
  return await transact(db, async (trx) => {
    await lockMember(trx, user_id)
    const row = await trx
      .selectFrom('own_recipes')
      .select('timers_changed')
      .where('id', '=', id)
      .where('version', '=', version)
      .where('readers', '<', READERS)
      .executeTakeFirst()
    if (!row) return 'same'
    const mark = trx.updateTable('own_recipes').where('id', '=', id)
    // What cannot be cooked any more by the new readers, or is too hard for them, stays as it was cooked before.
    if (!read) {
      await mark.set({ readers: READERS }).execute()
      return 'same'
    }
    const before = await compiledRows(trx, id)
    const pictures = new Set(await picturesOf(trx, id))
    await writeCookable(trx, { draft, compiled: read }, ownTarget(trx, id, pictures, saver))
    const after = await compiledRows(trx, id)
    const isTimer = before.timers !== after.timers
    await mark.set({ readers: READERS, timers_changed: isTimer ? 1 : row.timers_changed }).execute()
    if (isTimer) return 'timers'
    return before.all === after.all ? 'same' : 'changed'
  })
}

/**
 * Compiles again the recipes that an earlier version of the readers has compiled. Texts, keys, corrections and
 * versions of the member stay, and running kitchens keep their timers. A recipe that is too hard to read stays
 * as it is. One that fails is logged and tried again at the next time.
 */
export async function readOwnAgain(
  db: Kysely<Database>,
  { saverOf, compileFor, log, signal }: ReadAgainTools,
): Promise<ReadAgain> {
  const count: ReadAgain = { read: 0, changed: 0, timers: 0 }
  const readIds = async (after: number, limit: number) => {
    const rows = await db
      .selectFrom('own_recipes')
      .select('id')
      .where('readers', '<', READERS)
      .where('is_cookable', '=', 1)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute()
    return signal?.aborted ? [] : rows.map(({ id }) => id)
  }
  const readOne = async (id: number) => {
    if (signal?.aborted) return
    const row = await db
      .selectFrom('own_recipes')
      .select(['id', 'user_id', 'version', 'draft'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) return
    const saver = await saverOf(row.user_id)
    const done = await writeAgain(db, row, { saver, compile: compileFor(saver) })
    count.read += 1
    if (done !== 'same') count.changed += 1
    if (done === 'timers') count.timers += 1
  }
  await throughIds(
    readIds,
    async (ids) => await eachAlone(log, 'reading a recipe again', ids, readOne),
  )
  return count
}
