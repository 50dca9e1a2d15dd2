import type { Kysely, Selectable } from 'kysely'
import { DAY_MS } from '#contract/durations.ts'
import type { CookbookSubmission } from '#contract/cookbooks/publication.ts'
import { PUBLISHED_VERSIONS_MAX } from '#contract/publishing/limits.ts'
import type { Database } from '#server/db/schema.ts'
import type { CookbookSubmissionTable } from '#server/db/tables/own-cookbooks.ts'
import { instant } from '#server/own-recipes/states.ts'

/** A row of `cookbook_submissions`. */
export type CookbookSubmissionRow = Selectable<CookbookSubmissionTable>

/** A version as it was sent in. */
export function submissionToWire(row: CookbookSubmissionRow): CookbookSubmission {
  return {
    Id: row.id,
    State: row.state,
    Sent: instant(row.sent_at),
    Word: row.word,
    Answer: row.answer,
  }
}

/** Takes back what waits of a cookbook. @returns whether something did */
export async function takeBackWaiting(
  trx: Kysely<Database>,
  cookbookId: number,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('cookbook_submissions')
    .set({ state: 'taken-back', decided_at: now })
    .where('cookbook_id', '=', cookbookId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Notes whether subscribers were told of a version, whatever its author wanted. */
export async function noteTold(trx: Kysely<Database>, id: number, wasTold: boolean): Promise<void> {
  await trx
    .updateTable('cookbook_submissions')
    .set({ is_told: wasTold ? 1 : 0 })
    .where('id', '=', id)
    .execute()
}

/** Forgets all but the latest versions of a cookbook. Those of the last day count. */
export async function forgetOld(
  trx: Kysely<Database>,
  cookbookId: number,
  now: number,
): Promise<void> {
  const rows = await trx
    .selectFrom('cookbook_submissions')
    .select(['id', 'sent_at'])
    .where('cookbook_id', '=', cookbookId)
    .orderBy('id', 'desc')
    .execute()
  const old = rows.slice(PUBLISHED_VERSIONS_MAX).filter(({ sent_at }) => sent_at <= now - DAY_MS)
  if (old.length === 0) return
  await trx
    .deleteFrom('cookbook_submissions')
    .where(
      'id',
      'in',
      old.map(({ id }) => id),
    )
    .execute()
}
