import type { Kysely, Selectable } from 'kysely'
import type { Draft } from '#contract/own-recipes/draft.ts'
import { languageOf, LANGUAGES, type LangId } from '#contract/languages.ts'
import { LIST_LIMIT_MAX } from '#contract/limits.ts'
import type { DeskCard, DeskList, DeskQuery, DeskSubmissions } from '#contract/publishing/desk.ts'
import { READING_MS } from '#contract/publishing/limits.ts'
import { textOrOther } from '#cooking/writing/both.ts'
import type { Database } from '#server/db/schema.ts'
import type { SubmissionTable } from '#server/db/tables/publishing.ts'
import { mediaPath } from '#server/media/media-path.ts'
import { shownName } from '#server/membership/people.ts'
import { instant } from '#server/own-recipes/states.ts'

/** Who reads a list of the desk, when, and in which language. */
export interface DeskReader {
  readonly userId: number
  readonly langId: LangId
  /** Milliseconds since 1970, UTC. */
  readonly now: number
}

/** A list of the desk. What was returned is in it until it is sent in again, taken back or published. */
function inList(db: Kysely<Database>, list: DeskList) {
  const rows = db.selectFrom('submissions')
  if (list === 'waiting') return rows.where('submissions.state', '=', 'waiting')
  if (list === 'trusted')
    return rows
      .where('submissions.state', '=', 'approved')
      .where('submissions.is_by_trust', '=', 1)
      .where('submissions.looked_at', 'is', null)
  return rows
    .where('submissions.state', '=', 'returned')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('submissions as later')
            .select('later.id')
            .whereRef('later.recipe_id', '=', 'submissions.recipe_id')
            .whereRef('later.id', '>', 'submissions.id')
            .where('later.state', 'in', ['waiting', 'approved', 'returned']),
        ),
      ),
    )
}

async function countOf(db: Kysely<Database>, list: DeskList): Promise<number> {
  const { count } = await inList(db, list)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

type Row = Selectable<SubmissionTable>

/** Who is reading a submission; null when nobody has said so lately. */
async function readerOf(
  db: Kysely<Database>,
  { reader_id, reading_since, state }: Row,
  { userId, now }: DeskReader,
): Promise<DeskCard['Reader']> {
  if (state !== 'waiting' || reader_id === null) return null
  if (reading_since === null || reading_since <= now - READING_MS) return null
  const user = await db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'username'])
    .where('id', '=', reader_id)
    .executeTakeFirst()
  return user ? { Name: shownName(user), IsMe: reader_id === userId } : null
}

/** The remarks of the version that was returned before, and how many are done. */
async function againOf(db: Kysely<Database>, row: Row): Promise<DeskCard['Again']> {
  const before = await returnedBefore(db, row)
  if (before === undefined) return null
  const counts = await db
    .selectFrom('submission_remarks')
    .select((remark) => [
      remark.fn.countAll<number>().as('remarks'),
      remark.fn.count<number>('done_at').as('done'),
    ])
    .where('submission_id', '=', before)
    .executeTakeFirstOrThrow()
  return { Remarks: counts.remarks, Done: counts.done }
}

/** The submission of the same version that was returned before this one. */
export async function returnedBefore(
  db: Kysely<Database>,
  { id, recipe_id, number }: Pick<Row, 'id' | 'recipe_id' | 'number'>,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('submissions')
    .select('id')
    .where('recipe_id', '=', recipe_id)
    .where('number', '=', number)
    .where('state', '=', 'returned')
    .where('id', '<', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** A submission as a card. */
export async function cardOf(
  db: Kysely<Database>,
  row: Row,
  reader: DeskReader,
): Promise<DeskCard> {
  const draft = JSON.parse(row.draft) as Draft
  const author = await db
    .selectFrom('all_authors')
    .select(['id', 'name'])
    .where('owner_id', '=', row.user_id)
    .executeTakeFirst()
  const cover =
    draft.PictureId === undefined
      ? undefined
      : await db
          .selectFrom('media')
          .select('path')
          .where('id', '=', draft.PictureId)
          .where('owner_id', '=', row.user_id)
          .executeTakeFirst()
  return {
    Id: row.id,
    Number: row.number,
    Name: textOrOther(draft.Name, languageOf(reader.langId)),
    CoverPath: mediaPath(cover?.path ?? null),
    Languages: LANGUAGES.filter((language) => draft.Name[language]?.trim()),
    StepCount: draft.Steps.length,
    Author: { Id: author?.id ?? null, Name: author?.name ?? '' },
    IsMine: row.user_id === reader.userId,
    Sent: instant(row.sent_at),
    Reader: await readerOf(db, row, reader),
    Again: await againOf(db, row),
  }
}

/** A page of a list of the desk. */
export async function readSubmissions(
  db: Kysely<Database>,
  { List: list, limit = LIST_LIMIT_MAX, offset = 0 }: DeskQuery,
  reader: DeskReader,
): Promise<DeskSubmissions> {
  const direction = list === 'returned' ? 'desc' : 'asc'
  const rows = await inList(db, list)
    .selectAll('submissions')
    .orderBy('submissions.sent_at', direction)
    .orderBy('submissions.id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  const Submissions: DeskCard[] = []
  for (const row of rows) Submissions.push(await cardOf(db, row, reader))
  return {
    Submissions,
    Counts: {
      waiting: await countOf(db, 'waiting'),
      returned: await countOf(db, 'returned'),
      trusted: await countOf(db, 'trusted'),
    },
  }
}
