import type { Kysely } from 'kysely'
import type { Draft } from '#contract/own-recipes/draft.ts'
import { languageOf, LANGUAGES, type LangId } from '#contract/languages.ts'
import type { DeskCard } from '#contract/publishing/desk.ts'
import { READING_MS } from '#contract/publishing/limits.ts'
import { textOrOther } from '#cooking/writing/both.ts'
import { changedFields } from '#cooking/writing/draft-fields.ts'
import type { Database } from '#server/db/schema.ts'
import { mediaPath } from '#server/media/media-path.ts'
import { shownName } from '#server/membership/people.ts'
import { instant } from '#server/own-recipes/states.ts'
import type { SubmissionRow } from '../submission-rows.ts'
import { countFilmChanges } from './films.ts'
import { readUnknownFoods } from './unknown.ts'
import { publishedBefore, returnedBefore } from './versions-before.ts'

/** Who reads a list of the desk, when, and in which language. */
export interface DeskReader {
  readonly userId: number
  readonly langId: LangId
  /** Milliseconds since 1970, UTC. */
  readonly now: number
}

/** The editor who is reading a submission; null when no editor has reported it recently. */
async function readerOf(
  db: Kysely<Database>,
  { reader_id, reading_since, state }: SubmissionRow,
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
async function againOf(db: Kysely<Database>, row: SubmissionRow): Promise<DeskCard['Again']> {
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

/** A submission as a card. */
export async function cardOf(
  db: Kysely<Database>,
  row: SubmissionRow,
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
  const earlier = await publishedBefore(db, row)
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
    Changes: earlier
      ? changedFields(JSON.parse(earlier.draft) as Draft, draft).length +
        (await countFilmChanges(db, row.id, earlier.id))
      : null,
    UnknownFoods: (await readUnknownFoods(db, row.recipe_id, reader.langId)).length,
    Reader: await readerOf(db, row, reader),
    Again: await againOf(db, row),
  }
}
