import type { Kysely } from 'kysely'
import type { ImportQuestion } from '#contract/recipe-import/recipe-import.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { eachAlone, throughIds, type FailureLog } from '#server/http/hourly.ts'
import { LimitReached } from '#server/children/limit-reached.ts'
import { readLineFoods } from '#server/own-recipes/foods/read-foods.ts'
import type { ReadingProcesses } from '#server/reading/reading-processes.ts'
import { READERS } from '#server/reading/readers.ts'
import type { Foods } from '#server/catalogue/foods.ts'
import { draftOf, questionsOf } from './queries.ts'

/** What asking again depends on. */
export interface AskAgainTools {
  readonly processes: ReadingProcesses
  readonly foods: () => Promise<Foods>
  readonly log: FailureLog | undefined
  /** Ends the work between two items. */
  readonly signal?: AbortSignal | undefined
}

/** The questions of the job, with those about steps that wait: only lines are read again. */
function withOpenQuestions(
  before: readonly ImportQuestion[],
  lines: readonly ImportQuestion[],
): ImportQuestion[] {
  return [...lines, ...before.filter(({ Kind }) => Kind !== 'line')]
}

/**
 * Asks again about the lines of imported recipes that nobody has saved yet, with the readers of today. Answers
 * that the member has given stay. A recipe that is too hard to read keeps its questions. One that fails is logged
 * and tried again at the next time.
 * @returns how many recipes were read, and how many of them have other questions now
 */
export async function askAgain(
  db: Kysely<Database>,
  { processes, foods, log, signal }: AskAgainTools,
): Promise<{ read: number; changed: number }> {
  const count = { read: 0, changed: 0 }
  const waiting = db
    .selectFrom('own_import_items')
    .innerJoin('own_imports', 'own_imports.id', 'own_import_items.import_id')
    .where('own_import_items.readers', '<', READERS)
    .where('own_import_items.recipe_id', 'is', null)
    // What Simmer packed is taken as it is.
    .where('own_import_items.packed', 'is', null)
    .where('own_imports.state', '=', 'ready')
  const readIds = async (after: number, limit: number) => {
    const rows = await waiting
      .select('own_import_items.id')
      .where('own_import_items.id', '>', after)
      .orderBy('own_import_items.id')
      .limit(limit)
      .execute()
    return signal?.aborted ? [] : rows.map(({ id }) => id)
  }
  const askOne = async (id: number) => {
    if (signal?.aborted) return
    const item = await waiting
      .selectAll('own_import_items')
      .select('own_imports.user_id')
      .where('own_import_items.id', '=', id)
      .executeTakeFirst()
    if (!item) return
    const userId = item.user_id
    const lineFoods = await readLineFoods(db, userId, await foods())
    const asked = await processes
      .run(userId, 'askAboutLines', { draft: draftOf(item) }, { foods: lineFoods })
      .catch((error: unknown) => {
        if (error instanceof LimitReached) return undefined
        throw error
      })
    const questions = asked
      ? JSON.stringify(withOpenQuestions(questionsOf(item), asked.questions))
      : item.questions
    await transact(db, async (trx) => {
      await lockMember(trx, userId)
      await trx
        .updateTable('own_import_items')
        .set({
          readers: READERS,
          questions,
          ...(asked && { new_foods: JSON.stringify(asked.newFoods) }),
        })
        .where('id', '=', id)
        // The member has answered meanwhile: the next round asks.
        .where('draft', '=', item.draft)
        .where('recipe_id', 'is', null)
        .execute()
    })
    count.read += 1
    if (questions !== item.questions) count.changed += 1
  }
  await throughIds(
    readIds,
    async (ids) => await eachAlone(log, 'asking again about an import', ids, askOne),
  )
  return count
}
