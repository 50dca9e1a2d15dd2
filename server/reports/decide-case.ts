import type { Kysely, Transaction } from 'kysely'
import type { ReportReason } from '#contract/reports/limits.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { appendToLog } from '#server/roles/desk-log.ts'
import type { CaseRow } from './file-report.ts'
import { lockSubject, setHidden } from './hide-subject.ts'
import { readSubject, type Subject } from './subjects.ts'
import { tellReporters, tellWriter } from './tell.ts'

/** Who decides about which case. */
export interface CaseDecision {
  actorId: number
  id: number
  /** The version that they have read. */
  revision: string
  /** Milliseconds since 1970, UTC. */
  now: number
}

/** That there is nothing wrong with it. */
export interface KeepReason {
  /** For the log alone. */
  why?: string | undefined
}

/** Why something is hidden, for its writer. */
export interface HideReason {
  reason: ReportReason
  remark: string
}

/** Whether a case waits for the desk. */
const isWaiting = ({ state }: Pick<CaseRow, 'state'>) =>
  state === 'open' || state === 'changed' || state === 'objected'

/** Whether somebody else has to decide: of who wrote it, reported it, or is objected to. */
export async function isForOthers(
  db: Kysely<Database>,
  row: Pick<CaseRow, 'id' | 'user_id' | 'state' | 'decided_by'>,
  viewer: number,
): Promise<boolean> {
  if (row.user_id === viewer) return true
  if (row.state === 'objected' && row.decided_by === viewer) return true
  const report = await db
    .selectFrom('reports')
    .select('id')
    .where('case_id', '=', row.id)
    .where('user_id', '=', viewer)
    .executeTakeFirst()
  return report !== undefined
}

async function lockCase(
  trx: Transaction<Database>,
  { actorId, id }: CaseDecision,
): Promise<CaseRow> {
  const known = await trx
    .selectFrom('report_cases')
    .select(['kind', 'subject_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!known) throw new ApiError('NotFound')
  await lockSubject(trx, { kind: known.kind, id: known.subject_id })
  const row = await trx
    .updateTable('report_cases')
    .set((column) => ({ changes: column.ref('changes') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new ApiError('NotFound')
  if (await isForOthers(trx, row, actorId)) throw new ApiError('OwnCase')
  if (!isWaiting(row)) throw new ApiError('AlreadyDecided')
  return row
}

/**
 * Decides about what was reported.
 * @throws {ApiError} `NotFound`; `OwnCase`; `AlreadyDecided` by somebody who was quicker; `ChangedMeanwhile` by
 * its writer
 */
export async function decideCase(
  db: Kysely<Database>,
  verdict: HideReason | KeepReason,
  decision: CaseDecision,
): Promise<void> {
  await transact(db, async (trx) => await decideInside(trx, verdict, decision))
}

/** {@link decideCase} in the caller's transaction. */
export async function decideInside(
  trx: Transaction<Database>,
  verdict: HideReason | KeepReason,
  decision: CaseDecision,
): Promise<void> {
  const row = await lockCase(trx, decision)
  const subject = await readSubject(trx, { kind: row.kind, id: row.subject_id })
  if (!subject) {
    await settle(trx, row, { state: 'gone', hidden_at: null, ...by(decision) })
    return
  }
  if (subject.digest !== decision.revision) throw new ApiError('ChangedMeanwhile')
  const deciding = { row, subject, decision }
  if ('reason' in verdict) await hide(trx, deciding, verdict)
  else await keep(trx, deciding, verdict)
}

interface Deciding {
  row: CaseRow
  subject: Subject
  decision: CaseDecision
}

const by = ({ actorId, now }: CaseDecision) => ({ decided_by: actorId, decided_at: now })

async function settle(
  trx: Transaction<Database>,
  { id }: CaseRow,
  columns: Partial<Omit<CaseRow, 'id'>>,
): Promise<void> {
  await trx.updateTable('report_cases').set(columns).where('id', '=', id).execute()
}

async function hide(
  trx: Transaction<Database>,
  { row, subject, decision }: Deciding,
  { reason, remark }: HideReason,
): Promise<void> {
  const { now } = decision
  const hidden_at = subject.hiddenAt ?? now
  if (subject.hiddenAt === null) await setHidden(trx, subject, { hiddenAt: now, now })
  await settle(trx, row, { state: 'hidden', hidden_at, reason, remark, ...by(decision) })
  const told = { id: row.id, userId: row.user_id, now }
  await tellWriter(trx, 'hidden', told)
  // After an objection or a change they know already.
  if (row.state === 'open') await tellReporters(trx, told)
  await log(trx, 'content-hidden', { row, decision }, { reason, why: remark })
}

async function keep(
  trx: Transaction<Database>,
  { row, subject, decision }: Deciding,
  { why = '' }: KeepReason,
): Promise<void> {
  if (subject.hiddenAt !== null)
    await setHidden(trx, subject, { hiddenAt: null, now: decision.now })
  const shown = await readSubject(trx, subject)
  await settle(trx, row, { state: 'kept', hidden_at: null, remark: null, ...by(decision) })
  await trx
    .updateTable('reports')
    // What was reported may have been an earlier version: it is this one that was decided about.
    .set({ is_refused: 1, digest: shown?.digest ?? subject.digest })
    .where('case_id', '=', row.id)
    .execute()
  const told = { id: row.id, userId: row.user_id, now: decision.now }
  if (subject.hiddenAt !== null) await tellWriter(trx, 'shown', told)
  await tellReporters(trx, told)
  const said = why.trim()
  await log(trx, 'content-kept', { row, decision }, said === '' ? {} : { why: said })
}

async function log(
  trx: Transaction<Database>,
  action: 'content-hidden' | 'content-kept',
  { row, decision }: Pick<Deciding, 'row' | 'decision'>,
  details: Readonly<Record<string, string>>,
): Promise<void> {
  await appendToLog(trx, {
    actorId: decision.actorId,
    action,
    subjectKind: row.kind,
    subjectId: row.subject_id,
    details: { case: row.id, after: row.state, ...details },
    now: decision.now,
  })
}
