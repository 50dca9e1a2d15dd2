import type { Kysely } from 'kysely'
import type { ReadKind } from '#contract/news/news.ts'
import type { Database } from '#server/db/schema.ts'

/** What the desk has decided. */
interface Decided {
  kind: ReadKind
  /** Of what was sent in. */
  id: number
  /** Who has sent it in. */
  userId: number
}

/** Lets running servers tell whoever sent something in what was decided, in the caller's transaction. */
export async function noteDecision(
  trx: Kysely<Database>,
  { kind, id, userId }: Decided,
): Promise<void> {
  await trx
    .insertInto('new_decisions')
    .values({ kind, decision_id: id, user_id: userId, announcement: null })
    .execute()
}
