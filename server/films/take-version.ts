import type { Kysely } from 'kysely'
import type { FilmDocument } from '#contract/films/own-film.ts'
import type { Database } from '#server/db/schema.ts'
import type { FilmOwner } from './film-tools.ts'
import { readOwnFilm, requireDraft, requireFitting } from './own-film.ts'
import { putOwnFilm } from './replace-film.ts'

/**
 * Makes a film that is already stored the film of an own recipe. Does nothing if it is that already.
 * @throws {ApiError} `RequestInvalid`; `ChangedMeanwhile` when the recipe has other steps now
 */
export async function takeVersion(
  trx: Kysely<Database>,
  { userId, recipeId, now }: FilmOwner,
  { file_id, document }: { file_id: number; document: string },
): Promise<void> {
  requireFitting(
    JSON.parse(document) as FilmDocument,
    await requireDraft(trx, { userId, recipeId }),
  )
  const before = await readOwnFilm(trx, recipeId)
  if (before?.file_id === file_id) {
    if (before.document === document) return
    await trx
      .updateTable('own_films')
      .set({ document, version: before.version + 1 })
      .where('id', '=', before.id)
      .execute()
    return
  }
  await putOwnFilm(trx, { userId, recipeId, now }, { before, file_id, document })
}
