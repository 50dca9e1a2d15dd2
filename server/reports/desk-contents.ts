import type { Kysely } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import type {
  DeskContent,
  DeskContentQuery,
  DeskContents,
} from '#contract/reports/desk-contents.ts'
import { fullName } from '#server/accounts/full-name.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { avatarPath } from '#server/media/avatar-path.ts'
import { decideInside, type CaseDecision, type HideReason } from './decide-case.ts'
import { openUnreported } from './file-report.ts'
import { lockSubject } from './hide-subject.ts'
import { readSubject, type HiddenKind } from './subjects.ts'

/** A comment, a note or a picture of a member. */
interface ContentRef {
  readonly kind: HiddenKind
  readonly id: number
}

/** A row of a list: what it is, and when it was posted. */
interface ContentRow {
  readonly id: number
  readonly posted: number | null
}

/** The newest comments, notes or pictures of members that everybody sees. */
async function readRows(
  db: Kysely<Database>,
  { Kind, limit, offset }: DeskContentQuery,
): Promise<ContentRow[]> {
  if (Kind === 'picture') {
    const rows = await db
      .selectFrom('shown_avatars')
      .innerJoin('users', 'users.id', 'shown_avatars.user_id')
      .select('user_id')
      .where('users.kind', '=', 'member')
      .orderBy('user_id', 'desc')
      .limit(limit + 1)
      .offset(offset)
      .execute()
    return rows.map(({ user_id }) => ({ id: user_id, posted: null }))
  }
  // The view has what everybody may read: nothing that stands at a private recipe is here.
  if (Kind === 'comment') {
    return await db
      .selectFrom('comments')
      .innerJoin('recipes', 'recipes.id', 'comments.recipe_id')
      .select(['comments.id', 'comments.created_at as posted'])
      .innerJoin('users', 'users.id', 'comments.user_id')
      .where('users.kind', '=', 'member')
      .where('comments.hidden_at', 'is', null)
      .orderBy('comments.created_at', 'desc')
      .orderBy('comments.id', 'desc')
      .limit(limit + 1)
      .offset(offset)
      .execute()
  }
  return await db
    .selectFrom('step_notes')
    .innerJoin('recipes', 'recipes.id', 'step_notes.recipe_id')
    .select(['step_notes.id', 'step_notes.created_at as posted'])
    .innerJoin('users', 'users.id', 'step_notes.user_id')
    .where('users.kind', '=', 'member')
    .where('step_notes.is_private', '=', 0)
    .where('step_notes.deleted_at', 'is', null)
    .where('step_notes.hidden_at', 'is', null)
    .orderBy('step_notes.created_at', 'desc')
    .orderBy('step_notes.id', 'desc')
    .limit(limit + 1)
    .offset(offset)
    .execute()
}

async function readWriter(
  db: Kysely<Database>,
  userId: number,
): Promise<DeskContent['Writer'] | undefined> {
  const row = await db
    .selectFrom('users')
    .leftJoin('shown_avatars', 'shown_avatars.user_id', 'users.id')
    .select(['users.id', 'first_name', 'last_name', 'username', 'shown_avatars.hash'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  return row && { Id: row.id, Name: fullName(row), PhotoPath: avatarPath(row.id, row.hash) }
}

async function readRecipe(
  db: Kysely<Database>,
  id: number | null,
  langId: LangId,
): Promise<DeskContent['Recipe']> {
  if (id === null) return null
  const row = await db
    .selectFrom('recipe_texts')
    .select('name')
    .where('recipe_id', '=', id)
    .where('lang_id', '=', langId)
    .executeTakeFirst()
  return { Id: id, Name: row?.name ?? '' }
}

/** The case of something: whether it waits, and whether the viewer has reported it. */
async function readStanding(db: Kysely<Database>, { kind, id }: ContentRef, viewer: number) {
  const rows = await db
    .selectFrom('report_cases')
    .leftJoin('reports', (join) =>
      join.onRef('reports.case_id', '=', 'report_cases.id').on('reports.user_id', '=', viewer),
    )
    .select(['report_cases.state', 'reports.id as own'])
    .where('report_cases.kind', '=', kind)
    .where('report_cases.subject_id', '=', id)
    .execute()
  return {
    isReported: rows.some(({ state }) => state === 'open'),
    isByViewer: rows.some(({ own }) => own !== null),
  }
}

/** A page of the newest comments, notes or pictures of members, for the desk to look at. */
export async function readContents(
  db: Kysely<Database>,
  query: DeskContentQuery,
  viewer: number,
): Promise<DeskContents> {
  const rows = await readRows(db, query)
  const contents: DeskContent[] = []
  for (const { id, posted } of rows.slice(0, query.limit)) {
    const ref = { kind: query.Kind, id }
    const subject = await readSubject(db, ref)
    const writer = subject && subject.userId !== null && (await readWriter(db, subject.userId))
    // It may have been deleted since the rows were read.
    if (!subject || !writer) continue
    const { isReported, isByViewer } = await readStanding(db, ref, viewer)
    contents.push({
      Kind: query.Kind,
      Id: id,
      Revision: subject.digest,
      Text: subject.text,
      Recipe: await readRecipe(db, subject.recipeId, query.LangId),
      Writer: writer,
      Posted: posted === null ? null : new Date(posted).toISOString(),
      IsReported: isReported,
      IsForOthers: writer.Id === viewer || isByViewer,
    })
  }
  return { Contents: contents, HasMore: rows.length > query.limit }
}

/**
 * Hides something that nobody has to have reported, as a decision of the desk about it does: its writer reads
 * why and may object, and it is in the log.
 * @throws {ApiError} `NotFound`; `OwnCase`; `AlreadyDecided` for what is hidden; `ChangedMeanwhile` by its writer
 */
export async function hideContent(
  db: Kysely<Database>,
  ref: ContentRef,
  why: HideReason,
  decision: Omit<CaseDecision, 'id'>,
): Promise<void> {
  await transact(db, async (trx) => {
    // The thing first and its case then, as when it is reported.
    await lockSubject(trx, ref)
    const subject = await readSubject(trx, ref)
    // What a folder has is nobody's to object to.
    if (!subject || subject.userId === null) throw new ApiError('NotFound')
    if (subject.userId === decision.actorId) throw new ApiError('OwnCase')
    const id = await openUnreported(trx, subject, decision.now)
    await decideInside(trx, why, { ...decision, id })
  })
}
