import type { Kysely } from 'kysely'
import { DAY_MS } from '#contract/durations.ts'
import { languageOf } from '#contract/languages.ts'
import { SCRIPT_KEY_WARNING_DAYS } from '#contract/script-keys/limits.ts'
import { mailTo } from '#server/accounts/mail-to.ts'
import { findReceiver } from '#server/accounts/queries.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { throughIds } from '#server/http/hourly.ts'
import { composeMail, type MailContext } from '#server/mail/compose-mail.ts'
import type { Mail } from '#server/mail/mail.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { DueMail } from '#server/mail/queue.ts'
import { mailWords } from '#server/mail/words.ts'

/** Queues a mail for each script key that ends within a week, once for each end. */
export async function warnOfEnds(db: Kysely<Database>, now: number): Promise<void> {
  const soon = now + SCRIPT_KEY_WARNING_DAYS * DAY_MS
  const next = async (after: number, limit: number) => {
    const rows = await db
      .selectFrom('script_keys')
      .select('id')
      .where('ends_at', '>', now)
      .where('ends_at', '<=', soon)
      .where('warned_at', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  }
  await throughIds(next, async (ids) => {
    for (const id of ids) await warnOf(db, id, now)
  })
}

async function warnOf(db: Kysely<Database>, id: number, now: number): Promise<void> {
  await transact(db, async (trx) => {
    const key = await trx
      .updateTable('script_keys')
      .set({ warned_at: now })
      .where('id', '=', id)
      .where('warned_at', 'is', null)
      .returning(['user_id', 'ends_at'])
      .executeTakeFirst()
    const to = key && (await mailTo(trx, key.user_id))
    if (to) await queueMail(trx, 'keyEnds', { to, payload: { key: id, at: key.ends_at }, now })
  })
}

/** The mail about a script key that ends soon. Undefined when it was revoked or used meanwhile. */
export async function keyEndsMail(
  { db, origin }: MailContext,
  { emailKey, langId, payload }: DueMail<'keyEnds'>,
): Promise<Mail | undefined> {
  const account = await findReceiver(db, emailKey)
  const key = await db
    .selectFrom('script_keys')
    .selectAll()
    .where('id', '=', payload.key)
    .where('ends_at', '=', payload.at)
    .executeTakeFirst()
  if (!account || key?.user_id !== account.id) return undefined
  const { subject, greeting, intro, action, unused, chosen } = mailWords(langId).keyEnds
  const language = languageOf(langId)
  return composeMail({
    to: account.email,
    langId,
    subject,
    greeting,
    intro: intro(key.name, new Date(key.ends_at)),
    action: { label: action, url: `${origin()}/settings/keys?lang=${language}` },
    notes: [key.ends_at < key.runs_until ? unused : chosen],
  })
}
