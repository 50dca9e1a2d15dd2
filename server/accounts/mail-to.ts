import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { QueuedMail } from '#server/mail/queue-mail.ts'

/** Where mail to a member goes, and in which language; undefined once the account is gone. */
export async function mailTo(
  db: Kysely<Database>,
  userId: number,
): Promise<QueuedMail | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['email_key', 'language'])
    .where('id', '=', userId)
    .where('kind', '=', 'member')
    .executeTakeFirst()
  return row?.email_key ? { emailKey: row.email_key, langId: row.language } : undefined
}
