import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'

/** A film with the consecutive submissions that have published it. */
export interface PublishedRun {
  /** Of the submissions. */
  readonly ids: number[]
  readonly from: number
  until: number | null
  readonly film: { file_id: number; document: string; bytes: number }
}

/** The films of the approved submissions of a recipe, the oldest first. */
export async function readRuns(db: Kysely<Database>, recipeId: number): Promise<PublishedRun[]> {
  const rows = await db
    .selectFrom('submissions')
    .leftJoin('submission_films', 'submission_films.submission_id', 'submissions.id')
    .leftJoin('film_files', 'film_files.id', 'submission_films.file_id')
    .select([
      'submissions.id',
      'submissions.decided_at',
      'submission_films.file_id',
      'submission_films.document',
      'film_files.bytes',
    ])
    .where('submissions.recipe_id', '=', recipeId)
    .where('submissions.state', '=', 'approved')
    .orderBy('submissions.id')
    .execute()
  const runs: PublishedRun[] = []
  for (const { id, decided_at, file_id, document, bytes } of rows) {
    const last = runs.at(-1)
    const at = decided_at ?? 0
    const isSame =
      last?.until === null && last.film.file_id === file_id && last.film.document === document
    if (isSame) {
      last.ids.push(id)
      continue
    }
    if (last?.until === null) last.until = at
    if (file_id === null || document === null) continue
    runs.push({
      ids: [id],
      from: at,
      until: null,
      film: { file_id, document, bytes: bytes ?? 0 },
    })
  }
  return runs
}

/**
 * The film that a version was published with.
 * @param version id of one of its submissions
 * @throws {ApiError} `NotFound` for a version of another recipe, and for one that is not kept any more
 */
export async function requireRun(
  db: Kysely<Database>,
  recipeId: number,
  version: number,
): Promise<PublishedRun> {
  const run = (await readRuns(db, recipeId)).find(({ ids }) => ids.includes(version))
  if (!run) throw new ApiError('NotFound')
  return run
}
