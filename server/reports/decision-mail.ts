import type { Selectable } from 'kysely'
import { type LangId, languageOf } from '#contract/languages.ts'
import { findReceiver } from '#server/accounts/queries.ts'
import type { ReportCaseTable } from '#server/db/tables/reports.ts'
import { composeMail, type MailContext } from '#server/mail/compose-mail.ts'
import type { Mail } from '#server/mail/mail.ts'
import type { DueMail } from '#server/mail/queue.ts'
import { REPORT_WORDS, type ReportWords } from '#server/mail/report-words.ts'

/** Longest part of what somebody wrote that a mail repeats, in code points. */
const QUOTED_MAX = 300

const wordsOf = (langId: LangId) => REPORT_WORDS[languageOf(langId)]

const pageOf = ({ origin }: MailContext, langId: LangId) =>
  `${origin()}/settings/reports?lang=${languageOf(langId)}`

function quoted(text: string): string {
  const all = Array.from(text.trim())
  return all.length > QUOTED_MAX ? `${all.slice(0, QUOTED_MAX).join('')} …` : all.join('')
}

/** What is said about something that is hidden, and what its writer can do. */
function hiddenNotes(
  { kind, text, reason, remark, decided_by, objected_at }: Selectable<ReportCaseTable>,
  words: ReportWords,
): { intro: string; notes: string[] } {
  const { hidden, reasons } = words
  const isObjected = objected_at !== null
  const step = decided_by === null ? 'wait' : isObjected ? 'final' : 'object'
  const intro = {
    wait: hidden.byReports(kind),
    object: hidden.byDesk(kind),
    final: hidden.afterObjection(kind),
  }[step]
  const notes = [
    reasons[reason ?? 'other'],
    remark === null ? '' : hidden.remark(remark),
    text === '' ? '' : hidden.written(quoted(text)),
    hidden.next[step],
  ]
  return { intro, notes: notes.filter((note) => note !== '') }
}

/** The mail to whose it is that something is hidden. Undefined when that is over, or the account is gone. */
export async function hiddenMail(
  context: MailContext,
  { emailKey, langId, payload }: DueMail<'hidden'>,
): Promise<Mail | undefined> {
  const account = await findReceiver(context.db, emailKey)
  const row = await readCase(context, payload.case)
  if (!account || row?.user_id !== account.id || row.hidden_at === null) return undefined
  const words = wordsOf(langId)
  return composeMail({
    to: account.email,
    langId,
    subject: words.hidden.subject(row.kind),
    greeting: words.greeting,
    action: { label: words.hidden.action, url: pageOf(context, langId) },
    ...hiddenNotes(row, words),
  })
}

/** The mail to whose it is that something is seen again. */
export async function shownMail(
  context: MailContext,
  { emailKey, langId, payload }: DueMail<'shown'>,
): Promise<Mail | undefined> {
  const account = await findReceiver(context.db, emailKey)
  const row = await readCase(context, payload.case)
  if (!account || row?.user_id !== account.id || row.hidden_at !== null) return undefined
  const { greeting, hidden, shown } = wordsOf(langId)
  return composeMail({
    to: account.email,
    langId,
    subject: shown.subject(row.kind),
    greeting,
    intro: shown.intro,
    action: { label: shown.action, url: pageOf(context, langId) },
    notes: row.text === '' ? [] : [hidden.written(quoted(row.text))],
  })
}

/** The mail to whoever reported something about what was decided. */
export async function decidedMail(
  context: MailContext,
  { emailKey, langId, payload }: DueMail<'decided'>,
): Promise<Mail | undefined> {
  const account = await findReceiver(context.db, emailKey)
  const row = await context.db
    .selectFrom('reports')
    .innerJoin('report_cases', 'report_cases.id', 'reports.case_id')
    .select(['reports.user_id', 'kind', 'state'])
    .where('reports.id', '=', payload.report)
    .executeTakeFirst()
  if (!account || row?.user_id !== account.id) return undefined
  if (row.state !== 'hidden' && row.state !== 'kept') return undefined
  const { greeting, decided } = wordsOf(langId)
  return composeMail({
    to: account.email,
    langId,
    subject: decided.subject,
    greeting,
    intro: decided[row.state](row.kind),
    action: { label: decided.action, url: pageOf(context, langId) },
    notes: [decided.thanks],
  })
}

/** The mail to a member who was put on hold. Undefined when that is over. */
export async function onHoldMail(
  { db, origin, now }: MailContext,
  { emailKey, langId }: DueMail<'onHold'>,
): Promise<Mail | undefined> {
  const account = await findReceiver(db, emailKey)
  const row = await db
    .selectFrom('suspensions')
    .select(['ends_at', 'reason'])
    .where('user_id', '=', account?.id ?? 0)
    .executeTakeFirst()
  if (!account || !row || (row.ends_at !== null && row.ends_at <= now().getTime())) return undefined
  const { greeting, locale, onHold } = wordsOf(langId)
  return composeMail({
    to: account.email,
    langId,
    subject: onHold.subject,
    greeting,
    intro: onHold.intro,
    action: { label: onHold.action, url: `${origin()}/?lang=${languageOf(langId)}` },
    notes: [
      onHold.why(row.reason),
      row.ends_at === null ? onHold.noEnd : onHold.until(dayOf(row.ends_at, locale)),
    ],
  })
}

/** The last day of being on hold, in Berlin. */
function dayOf(endsAt: number, locale: string): string {
  const options = { dateStyle: 'long', timeZone: 'Europe/Berlin' } as const
  return new Intl.DateTimeFormat(locale, options).format(endsAt)
}

async function readCase({ db }: MailContext, id: number) {
  return await db.selectFrom('report_cases').selectAll().where('id', '=', id).executeTakeFirst()
}
