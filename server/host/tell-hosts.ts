import type { Kysely } from 'kysely'
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import { languageOf } from '#contract/languages.ts'
import { mailTo } from '#server/accounts/mail-to.ts'
import { findReceiver } from '#server/accounts/queries.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import type { App } from '#server/http/app-type.ts'
import { composeMail, type MailContext } from '#server/mail/compose-mail.ts'
import { HOST_WORDS } from '#server/mail/host-words.ts'
import type { Mail } from '#server/mail/mail.ts'
import { MAILED_WARNINGS, type MailedWarning, queueMail } from '#server/mail/queue-mail.ts'
import type { DueMail } from '#server/mail/queue.ts'
import { hasRole } from '#server/roles/roles.ts'
import { readSetting } from '#server/site/settings.ts'
import { noteDisk } from './disk-growth.ts'
import { type OverviewParts, readOverview } from './overview.ts'

/** Milliseconds between two checks. */
const LOOK_MS = 5 * MINUTE_MS
/**
 * Milliseconds after which a warning that no process reports any more is over. Warnings about a disk are reported by
 * one machine only, and a warning that comes and goes counts as one.
 */
const OVER_MS = HOUR_MS

/** Checks for warnings every five minutes, and mails hosts once about each. */
export function tellHosts(
  app: App,
  parts: () => Omit<OverviewParts, 'now'>,
  now: () => Date,
): void {
  const look = async () => {
    if (app.databaseState.isReadOnly) return
    const read = parts()
    const time = now().getTime()
    const { Held, Storage } = await readOverview({ ...read, now: time })
    const disk = { all: Storage.DiskBytes, free: Storage.FreeBytes }
    await noteDisk(read.database.db, disk, time)
    await noteWarnings(read.database.db, Held.filter(isMailed), time)
  }
  const tryToLook = async () => {
    await look().catch((error: unknown) =>
      app.log.warn({ err: error }, 'looking for warnings failed'),
    )
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    timer = setInterval(() => void tryToLook(), LOOK_MS).unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}

const isMailed = (warning: string): warning is MailedWarning =>
  MAILED_WARNINGS.some((one) => one === warning)

/** Records active warnings, and queues mails about new ones and those that are over. Of several processes one does. */
export async function noteWarnings(
  db: Kysely<Database>,
  holding: readonly MailedWarning[],
  now: number,
): Promise<void> {
  await transact(db, async (trx) => {
    for (const warning of holding) {
      const begun = await trx
        .insertInto('host_warnings')
        .values({ warning, since: now, seen_at: now })
        .onConflict((conflict) => conflict.column('warning').doNothing())
        .returning('since')
        .executeTakeFirst()
      if (begun) await mailHosts(trx, { warning, since: now, isOver: false }, now)
      else {
        await trx
          .updateTable('host_warnings')
          .set({ seen_at: now })
          .where('warning', '=', warning)
          .execute()
      }
    }
    const over = await trx
      .deleteFrom('host_warnings')
      .where('seen_at', '<=', now - OVER_MS)
      .returning(['warning', 'since'])
      .execute()
    for (const { warning, since } of over) {
      if (isMailed(warning)) await mailHosts(trx, { warning, since, isOver: true }, now)
    }
  })
}

async function mailHosts(
  trx: Kysely<Database>,
  payload: { warning: MailedWarning; since: number; isOver: boolean },
  now: number,
): Promise<void> {
  if (!(await readSetting(trx, 'warningMails'))) return
  const hosts = await trx
    .selectFrom('roles')
    .select('user_id')
    .where('role', '=', 'admin')
    .orderBy('user_id')
    .execute()
  for (const { user_id } of hosts) {
    const to = await mailTo(trx, user_id)
    if (to) await queueMail(trx, 'hostWarning', { to, payload, now })
  }
}

/** The mail about a warning. Undefined when the receiver is no host any more. */
export async function hostWarningMail(
  { db, origin, takesPasswords }: MailContext,
  { emailKey, langId, payload: { warning, isOver } }: DueMail<'hostWarning'>,
): Promise<Mail | undefined> {
  const account = await findReceiver(db, emailKey)
  if (!account || !(await hasRole(db, account.id, 'admin'))) return undefined
  const language = languageOf(langId)
  const words = HOST_WORDS[language]
  const { title, wrong, safe, act } = words.warnings[warning]
  const isMissed = warning === 'mailWaits' && takesPasswords
  const meaning = [wrong, safe, ...(isMissed ? [words.forgotten] : [])]
  return composeMail({
    to: account.email,
    langId,
    subject: isOver ? words.overSubject(title) : words.subject(title),
    greeting: words.greeting,
    intro: isOver ? words.over(title) : meaning.join(' '),
    action: { label: words.action, url: `${origin()}/host/overview?lang=${language}` },
    notes: isOver ? [words.reason] : [act, words.reason],
  })
}
