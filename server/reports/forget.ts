import type { Kysely, Transaction } from 'kysely'
import { DAY_MS } from '#contract/durations.ts'
import { ADDRESS_DAYS, DECIDED_CASE_DAYS } from '#contract/reports/limits.ts'
import { deleteEnded } from '#server/db/delete-ended.ts'
import type { Database } from '#server/db/schema.ts'
import { readSubject } from './subjects.ts'

/** Forgets where a member's reports came from and what they said, and their objections; the rest of it stays. */
export async function forgetReporter(trx: Transaction<Database>, userId: number): Promise<void> {
  await trx
    .updateTable('reports')
    .set({ word: '', household_id: null, address_hash: null, addressed_at: null })
    .where('user_id', '=', userId)
    .execute()
  await trx
    .deleteFrom('report_cases')
    .where('kind', '=', 'picture')
    .where('subject_id', '=', userId)
    .execute()
  await trx
    .updateTable('report_cases')
    .set({ state: 'hidden' })
    .where('user_id', '=', userId)
    .where('state', '=', 'objected')
    .execute()
  await trx
    .updateTable('report_cases')
    .set({ objection: null })
    .where('user_id', '=', userId)
    .execute()
}

/** Forgets from which networks things were reported more than 90 days ago. */
export async function forgetNetworks(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .updateTable('reports')
    .set({ address_hash: null, household_id: null, addressed_at: null })
    .where('addressed_at', '<=', now - ADDRESS_DAYS * DAY_MS)
    .execute()
}

/** Cases that are read by one statement. */
export const CASES_AT_ONCE = 500

/** Closes cases about what is not there any more, and forgets decided ones in which nothing is hidden. */
export async function closeCases(db: Kysely<Database>, now: number): Promise<void> {
  let after = 0
  for (;;) {
    const page = await undecidedOrHidden(db, after)
    for (const { id, kind, subject_id } of page) {
      if (await readSubject(db, { kind, id: subject_id })) continue
      await db
        .updateTable('report_cases')
        .set({ state: 'gone', hidden_at: null, decided_at: now })
        .where('id', '=', id)
        .execute()
    }
    const last = page.at(-1)
    if (!last) break
    after = last.id
  }
  await db
    .deleteFrom('report_cases')
    .where('state', 'in', ['kept', 'gone'])
    .where('decided_at', '<=', now - DECIDED_CASE_DAYS * DAY_MS)
    .execute()
}

/** The next cases by id: many may stand for years, and those behind them are looked at as well. */
function undecidedOrHidden(db: Kysely<Database>, after: number) {
  return db
    .selectFrom('report_cases')
    .select(['id', 'kind', 'subject_id'])
    .where('id', '>', after)
    .where('state', 'in', ['open', 'changed', 'objected', 'hidden'])
    .orderBy('id')
    .limit(CASES_AT_ONCE)
    .execute()
}

/** Deletes notices whose time has come. */
export async function forgetNotices(db: Kysely<Database>, now: number): Promise<void> {
  await deleteEnded(db, 'notices', now)
}
