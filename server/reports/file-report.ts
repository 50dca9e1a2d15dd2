import type { Kysely, Selectable, Transaction } from 'kysely'
import { REPORTS_TO_HIDE } from '#contract/reports/limits.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import type { ReportCaseTable } from '#server/db/tables/reports.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { appendToLog } from '#server/roles/desk-log.ts'
import { lockSubject, setHidden } from './hide-subject.ts'
import { hidesByCount, readSubject, type Subject, type SubjectRef } from './subjects.ts'
import { tellWriter } from './tell.ts'
import { countVoices, mainReason } from './voices.ts'
import { type Reporter, type Said, writeReport } from './write-report.ts'

/** A case as it is stored. */
export type CaseRow = Selectable<ReportCaseTable>

/**
 * Reports something, in place of an earlier report of the same member. For its reporter it is gone at once; for
 * everybody, when enough others have reported it.
 * @returns the report's id
 * @throws {ApiError} `NotFound` for what the member does not see or has written; `LimitReached`; `Unauthorized`
 * when the account has been deleted meanwhile
 */
export async function fileReport(
  db: Kysely<Database>,
  ref: SubjectRef,
  said: Said,
  reporter: Reporter,
): Promise<number> {
  return await transact(db, async (trx) => await fileInside(trx, ref, said, reporter))
}

/** {@link fileReport} in the caller's transaction. */
export async function fileInside(
  trx: Transaction<Database>,
  ref: SubjectRef,
  said: Said,
  reporter: Reporter,
): Promise<number> {
  await lockMember(trx, reporter.userId)
  // What only the desk hides has no row that is worth a wait for an import.
  if (hidesByCount(ref)) await lockSubject(trx, ref)
  const subject = await readSubject(trx, ref)
  if (!subject || subject.userId === reporter.userId) throw new ApiError('NotFound')
  if (subject.hiddenAt !== null) return await knownReport(trx, ref, reporter.userId)
  const found = await lockCase(trx, subject, reporter.now)
  const report = await writeReport(trx, found.id, { subject, said, reporter })
  if (report.isRefused) return report.id
  await openCase(trx, found, subject, reporter.now)
  if (hidesByCount(subject)) await hideByCount(trx, found, subject, reporter.now)
  return report.id
}

/** The report of a member about something that is hidden meanwhile, such as one that is sent again. */
async function knownReport(
  trx: Transaction<Database>,
  { kind, id }: SubjectRef,
  userId: number,
): Promise<number> {
  const report = await trx
    .selectFrom('reports')
    .innerJoin('report_cases', 'report_cases.id', 'reports.case_id')
    .select('reports.id')
    .where('report_cases.kind', '=', kind)
    .where('report_cases.subject_id', '=', id)
    .where('reports.user_id', '=', userId)
    .executeTakeFirst()
  if (!report) throw new ApiError('NotFound')
  return report.id
}

async function lockCase(
  trx: Transaction<Database>,
  { kind, id, userId, recipeId, text }: Subject,
  now: number,
): Promise<CaseRow> {
  await trx
    .insertInto('report_cases')
    .values({
      kind,
      subject_id: id,
      user_id: userId,
      recipe_id: recipeId,
      state: 'open',
      text,
      opened_at: now,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'subject_id']).doNothing())
    .execute()
  // What only the desk hides was not locked.
  return await trx
    .updateTable('report_cases')
    .set((row) => ({ changes: row.ref('changes') }))
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Puts a case before the desk, again if it was decided. */
async function openCase(
  trx: Transaction<Database>,
  { id, state }: CaseRow,
  { userId, recipeId, text }: Subject,
  now: number,
): Promise<void> {
  const isAgain = state === 'kept' || state === 'gone'
  await trx
    .updateTable('report_cases')
    .set({
      user_id: userId,
      recipe_id: recipeId,
      text,
      ...(isAgain && { ...UNDECIDED, opened_at: now }),
    })
    .where('id', '=', id)
    .execute()
}

/** Puts something before the desk that nobody has reported. @returns the id of its case */
export async function openUnreported(
  trx: Transaction<Database>,
  subject: Subject,
  now: number,
): Promise<number> {
  const found = await lockCase(trx, subject, now)
  await openCase(trx, found, subject, now)
  return found.id
}

/** A case that nobody has decided. */
const UNDECIDED = {
  state: 'open',
  reason: null,
  remark: null,
  decided_by: null,
  decided_at: null,
  objection: null,
  objected_at: null,
  changes: 0,
} as const

async function hideByCount(
  trx: Transaction<Database>,
  { id: caseId }: CaseRow,
  subject: Subject,
  now: number,
): Promise<void> {
  const reported = { caseId, digest: subject.digest }
  const voices = await countVoices(trx, reported)
  if (voices < REPORTS_TO_HIDE) return
  const reason = (await mainReason(trx, reported)) ?? 'other'
  await setHidden(trx, subject, { hiddenAt: now, now })
  await trx
    .updateTable('report_cases')
    .set({ hidden_at: now, reason })
    .where('id', '=', caseId)
    .execute()
  await tellWriter(trx, 'hidden', { id: caseId, userId: subject.userId, now })
  await appendToLog(trx, {
    actorId: null,
    action: 'content-hidden',
    subjectKind: subject.kind,
    subjectId: subject.id,
    details: { case: caseId, reason, reports: voices },
    now,
  })
}
