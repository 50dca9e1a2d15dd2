import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { DeskCase, DeskCaseQuery, DeskCases } from '#contract/reports/desk-reports.ts'
import type { LangId } from '#contract/languages.ts'
import { fullName } from '#server/accounts/full-name.ts'
import type { Database } from '#server/db/schema.ts'
import type { CaseState } from '#server/db/tables/reports.ts'
import { ApiError } from '#server/http/errors.ts'
import { avatarPath } from '#server/media/avatar-path.ts'
import type { Storage } from '#server/storage/open-storage.ts'
import { readOfRow } from '#server/storage/row-bytes.ts'
import { isForOthers } from './decide-case.ts'
import type { CaseRow } from './file-report.ts'
import { readSubject } from './subjects.ts'
import { titleOf } from './titles.ts'

/** Who reads cases. */
export interface CaseReader {
  viewer: number
  langId: LangId
}

/** Reports of a case that the desk reads. */
const REPORTS_SHOWN = 20
const WAITING = ['open', 'changed', 'objected'] as const satisfies CaseState[]
const DONE = ['hidden', 'kept'] as const satisfies CaseState[]

async function countCases(db: Kysely<Database>, states: readonly CaseState[]): Promise<number> {
  const { count } = await db
    .selectFrom('report_cases')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('state', 'in', states)
    .executeTakeFirstOrThrow()
  return count
}

/** What waits: what is published first, then the oldest. */
const inTurn = (query: SelectQueryBuilder<Database, 'report_cases', CaseRow>) =>
  query
    .orderBy((row) =>
      row
        .case()
        .when('kind', 'in', ['recipe', 'cookbook', 'author', 'film'])
        .then(row.lit(0))
        .else(row.lit(1))
        .end(),
    )
    .orderBy('opened_at')
    .orderBy('id')

/** Cases that wait, or decided ones, the latest decision first. */
export async function readCases(
  db: Kysely<Database>,
  { IsDone, LangId: langId, limit, offset }: DeskCaseQuery,
  viewer: number,
): Promise<DeskCases> {
  const query = db
    .selectFrom('report_cases')
    .selectAll()
    .where('state', 'in', IsDone ? DONE : WAITING)
  const sorted = IsDone ? query.orderBy('decided_at', 'desc').orderBy('id', 'desc') : inTurn(query)
  const rows = await sorted.limit(limit).offset(offset).execute()
  const cases: DeskCase[] = []
  for (const row of rows) cases.push(await caseToWire(db, row, { viewer, langId }))
  return { Cases: cases, Open: await countCases(db, WAITING), Done: await countCases(db, DONE) }
}

/** One case, with a picture that nobody else can see. @throws {ApiError} `NotFound` */
export async function readCase(
  { db, storage }: { db: Kysely<Database>; storage: Storage },
  id: number,
  reader: CaseReader,
): Promise<DeskCase> {
  const row = await db
    .selectFrom('report_cases')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new ApiError('NotFound')
  const found = await caseToWire(db, row, reader)
  if (row.kind !== 'picture') return found
  const avatar = await db
    .selectFrom('avatars')
    .select(['type', 'image', 'file'])
    .where('user_id', '=', row.subject_id)
    .executeTakeFirst()
  const image = avatar && (await readOfRow(storage, avatar))
  if (!image) return found
  return { ...found, Picture: `data:${avatar.type};base64,${image.toString('base64')}` }
}

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString())

async function caseToWire(
  db: Kysely<Database>,
  row: CaseRow,
  { viewer, langId }: CaseReader,
): Promise<DeskCase> {
  const subject = await readSubject(db, { kind: row.kind, id: row.subject_id })
  const reports = await db
    .selectFrom('reports')
    .select(['reason', 'word', 'is_refused', 'created_at'])
    .where('case_id', '=', row.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(REPORTS_SHOWN)
    .execute()
  const reasons = await db
    .selectFrom('reports')
    .select((report) => ['reason', report.fn.countAll<number>().as('count')])
    .where('case_id', '=', row.id)
    .groupBy('reason')
    .orderBy('count', 'desc')
    .orderBy('reason')
    .execute()
  const decider = row.decided_by === null ? undefined : await readName(db, row.decided_by)
  return {
    Id: row.id,
    Kind: row.kind,
    SubjectId: row.subject_id,
    RecipeId: row.recipe_id,
    Title: await titleOf(db, row, langId),
    Revision: subject?.digest ?? '',
    Text: subject?.text ?? null,
    Reported: row.text,
    Writer: row.user_id === null ? null : ((await readName(db, row.user_id)) ?? null),
    State: row.state,
    HiddenSince: iso(row.hidden_at),
    Since: new Date(row.opened_at).toISOString(),
    Reports: reports.map((report) => ({
      Reason: report.reason,
      Word: report.word,
      Sent: new Date(report.created_at).toISOString(),
      IsRefused: report.is_refused === 1,
    })),
    Total: reasons.reduce((sum, { count }) => sum + count, 0),
    Reasons: reasons.map(({ reason, count }) => ({ Reason: reason, Count: count })),
    Remark: row.remark,
    Objection: row.objection,
    DecidedBy: row.decided_by === null ? null : { Id: row.decided_by, Name: decider?.Name ?? null },
    Decided: iso(row.decided_at),
    ...((await isForOthers(db, row, viewer)) && { IsForOthers: true as const }),
  }
}

async function readName(
  db: Kysely<Database>,
  userId: number,
): Promise<DeskCase['Writer'] | undefined> {
  const row = await db
    .selectFrom('users')
    .leftJoin('shown_avatars', 'shown_avatars.user_id', 'users.id')
    .select(['users.id', 'first_name', 'last_name', 'username', 'shown_avatars.hash'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  return row && { Id: row.id, Name: fullName(row), PhotoPath: avatarPath(row.id, row.hash) }
}
