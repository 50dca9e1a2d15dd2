import type { Kysely } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import { CASES_PER_LOAD } from '#contract/reports/limits.ts'
import type { Report } from '#contract/reports/report.ts'
import type { Database } from '#server/db/schema.ts'
import type { CaseState } from '#server/db/tables/reports.ts'
import { ApiError } from '#server/http/errors.ts'
import { titleOf } from './titles.ts'

/** What the reporter is told while a case stands like this. */
const OUTCOMES: Record<CaseState, Report['Outcome']> = {
  open: 'open',
  changed: 'open',
  objected: 'open',
  hidden: 'hidden',
  kept: 'kept',
  gone: 'gone',
}

/** A member's reports, the newest first. */
export async function readReports(
  db: Kysely<Database>,
  { userId, langId, id }: { userId: number; langId: LangId; id?: number },
): Promise<Report[]> {
  const rows = await db
    .selectFrom('reports')
    .innerJoin('report_cases', 'report_cases.id', 'reports.case_id')
    .select([
      'reports.id',
      'reports.reason',
      'reports.word',
      'reports.is_refused',
      'reports.is_shown',
      'reports.created_at',
      'report_cases.kind',
      'report_cases.subject_id',
      'report_cases.recipe_id',
      'report_cases.state',
    ])
    .where('reports.user_id', '=', userId)
    .$if(id !== undefined, (query) => query.where('reports.id', '=', id ?? 0))
    .orderBy('reports.created_at', 'desc')
    .orderBy('reports.id', 'desc')
    .limit(CASES_PER_LOAD)
    .execute()
  const titles = await Promise.all(rows.map((row) => titleOf(db, row, langId)))
  return rows.map((row, index) => ({
    Id: row.id,
    Kind: row.kind,
    Title: titles[index] ?? null,
    Reason: row.reason,
    Word: row.word,
    Sent: new Date(row.created_at).toISOString(),
    Outcome: row.is_refused === 1 ? 'kept' : OUTCOMES[row.state],
    IsShown: row.is_shown === 1,
  }))
}

/** A member's report. @throws {ApiError} `NotFound` */
export async function readReport(
  db: Kysely<Database>,
  report: { userId: number; langId: LangId; id: number },
): Promise<Report> {
  const [known] = await readReports(db, report)
  if (!known) throw new ApiError('NotFound')
  return known
}

/** Lets a member see what they have reported, or not. Without such a report it changes nothing. */
export async function showReported(
  db: Kysely<Database>,
  { userId, id, isShown }: { userId: number; id: number; isShown: boolean },
): Promise<void> {
  await db
    .updateTable('reports')
    .set({ is_shown: isShown ? 1 : 0 })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute()
}
