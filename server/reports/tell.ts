import type { Transaction } from 'kysely'
import { mailTo } from '#server/accounts/mail-to.ts'
import type { Database } from '#server/db/schema.ts'
import { queueMail } from '#server/mail/queue-mail.ts'

/** A case that was decided, or hidden by reports, and when. */
export interface ToldCase {
  id: number
  /** Whose it is. */
  userId: number | null
  /** Milliseconds since 1970, UTC. */
  now: number
}

/** Mails whose it is that something is hidden, or seen again, once the transaction has ended. */
export async function tellWriter(
  trx: Transaction<Database>,
  kind: 'hidden' | 'shown',
  { id, userId, now }: ToldCase,
): Promise<void> {
  const to = userId === null ? undefined : await mailTo(trx, userId)
  if (to) await queueMail(trx, kind, { to, payload: { case: id, at: now }, now })
}

/** Mails everybody who reported something that it is decided. */
export async function tellReporters(
  trx: Transaction<Database>,
  { id, now }: ToldCase,
): Promise<void> {
  const reports = await trx
    .selectFrom('reports')
    .select(['id', 'user_id'])
    .where('case_id', '=', id)
    .where('user_id', 'is not', null)
    .$narrowType<{ user_id: number }>()
    .orderBy('id')
    .execute()
  for (const report of reports) {
    const to = await mailTo(trx, report.user_id)
    if (to) await queueMail(trx, 'decided', { to, payload: { report: report.id, at: now }, now })
  }
}
