import type { Kysely } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import { CASE_CHANGES_MAX, CASES_PER_LOAD } from '#contract/reports/limits.ts'
import type { OwnCase } from '#contract/reports/report.ts'
import type { Database } from '#server/db/schema.ts'
import type { CaseRow } from './file-report.ts'
import { hidesByCount, readSubject, type SubjectRef } from './subjects.ts'
import { titleOf } from './titles.ts'

/** What a case is about. */
export const refOf = ({ kind, subject_id }: Pick<CaseRow, 'kind' | 'subject_id'>): SubjectRef => ({
  kind,
  id: subject_id,
})

/** A member objects once, to what the desk has decided. */
export const mayObject = (row: CaseRow) => row.state === 'hidden' && row.objected_at === null
const mayChange = (row: CaseRow) =>
  row.hidden_at !== null &&
  (row.kind === 'comment' || row.kind === 'note') &&
  row.changes < CASE_CHANGES_MAX
/** What is published is withdrawn where its author looks after it. */
export const mayDelete = (row: CaseRow) => row.hidden_at !== null && hidesByCount(refOf(row))

/** What of a member is hidden, or was until the desk heard them; the newest first. */
export async function readOwnCases(
  db: Kysely<Database>,
  userId: number,
  langId: LangId,
): Promise<OwnCase[]> {
  const rows = await db
    .selectFrom('report_cases')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '!=', 'gone')
    .where((row) => row.or([row('hidden_at', 'is not', null), row('objected_at', 'is not', null)]))
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(CASES_PER_LOAD)
    .execute()
  const cases: OwnCase[] = []
  for (const row of rows) {
    const subject = await readSubject(db, refOf(row))
    if (!subject) continue
    cases.push({
      Id: row.id,
      Kind: row.kind,
      SubjectId: row.subject_id,
      RecipeId: row.recipe_id,
      ...((row.kind === 'recipe' || row.kind === 'film') && (await draftOf(db, row.subject_id))),
      Title: await titleOf(db, row, langId),
      Text: subject.text,
      IsHidden: row.hidden_at !== null,
      IsByItself: row.state === 'open',
      IsWaiting: row.state !== 'hidden' && row.state !== 'kept',
      Reason: row.reason ?? 'other',
      Remark: row.remark,
      Objection: row.objection,
      MayObject: mayObject(row),
      MayChange: mayChange(row),
      MayDelete: mayDelete(row),
    })
  }
  return cases
}

/** The own recipe that a recipe was published from, while it is there. */
async function draftOf(db: Kysely<Database>, publicId: number): Promise<{ OwnRecipeId?: number }> {
  const row = await db
    .selectFrom('publications')
    .innerJoin('own_recipes', 'own_recipes.id', 'publications.recipe_id')
    .select('own_recipes.id')
    .where('public_id', '=', publicId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? { OwnRecipeId: row.id } : {}
}
