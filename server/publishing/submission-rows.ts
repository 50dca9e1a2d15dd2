import type { Kysely, Selectable } from 'kysely'
import { DAY_MS } from '#contract/durations.ts'
import {
  NEW_SUBMISSIONS_PER_DAY,
  PUBLISHED_VERSIONS_MAX,
  SUBMISSIONS_PER_DAY,
} from '#contract/publishing/limits.ts'
import { isNewAccount } from '#server/accounts/new-account.ts'
import type { Database } from '#server/db/schema.ts'
import type { SubmissionTable } from '#server/db/tables/publishing.ts'
import { ApiError } from '#server/http/errors.ts'

/** A row of `submissions`. */
export type SubmissionRow = Selectable<SubmissionTable>

/** Refuses another submission of a member who has sent in as many recipes and cookbooks as allowed within a day. */
export async function enforceSubmissions(
  trx: Kysely<Database>,
  userId: number,
  now: number,
): Promise<void> {
  const isNew = await isNewAccount(trx, userId, now)
  const countOf = async (table: 'cookbook_submissions' | 'submissions') => {
    const row = await trx
      .selectFrom(table)
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('sent_at', '>', now - DAY_MS)
      .executeTakeFirstOrThrow()
    return row.count
  }
  const count = (await countOf('submissions')) + (await countOf('cookbook_submissions'))
  if (count < (isNew ? NEW_SUBMISSIONS_PER_DAY : SUBMISSIONS_PER_DAY)) return
  const limit = isNew ? 'newSubmissionsPerDay' : 'submissionsPerDay'
  throw new ApiError('LimitReached', { limit, status: 429 })
}

/** The number that the next version of a recipe is published under. */
export async function nextNumber(trx: Kysely<Database>, recipeId: number): Promise<number> {
  const row = await trx
    .selectFrom('submissions')
    .select((of) => of.fn.max('number').as('number'))
    .where('recipe_id', '=', recipeId)
    .where('state', '=', 'approved')
    .executeTakeFirst()
  return (row?.number ?? 0) + 1
}

/**
 * Forgets submissions that tell nothing any more, so that a recipe has a few: each holds a whole draft. Those of
 * the last day count.
 */
export async function forgetOld(
  trx: Kysely<Database>,
  recipeId: number,
  now: number,
): Promise<void> {
  const rows = await trx
    .selectFrom('submissions')
    .select(['id', 'state'])
    .where('recipe_id', '=', recipeId)
    .where('sent_at', '<=', now - DAY_MS)
    .orderBy('id', 'desc')
    .execute()
  const inState = (state: SubmissionRow['state']) => rows.filter((row) => row.state === state)
  const gone = [
    ...inState('taken-back'),
    ...inState('returned').slice(1),
    ...inState('approved').slice(PUBLISHED_VERSIONS_MAX),
  ]
  if (gone.length === 0) return
  await trx
    .deleteFrom('submissions')
    .where(
      'id',
      'in',
      gone.map(({ id }) => id),
    )
    .execute()
}
