import type { ChangeFilm } from '#contract/films/own-film.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { removeFiles } from '#server/storage/remove-files.ts'
import { dropFiles } from './film-files.ts'
import type { FilmOwner, FilmTools } from './film-tools.ts'
import { readOwnFilm, requireDraft, requireFitting } from './own-film.ts'

/**
 * Changes the words of a film. The same document again changes nothing.
 * @throws {ApiError} `RequestInvalid`; `NotFound` without a film; `ChangedMeanwhile` when the film or the steps
 * of the recipe are others; `FieldInvalid` for a document that breaks a rule or has other parts
 */
export async function changeFilm(
  { db }: Pick<FilmTools, 'db'>,
  owner: FilmOwner,
  { Version, Document }: ChangeFilm,
): Promise<void> {
  await transact(db, async (trx) => {
    await lockMember(trx, owner.userId)
    const draft = await requireDraft(trx, owner)
    const film = await readOwnFilm(trx, owner.recipeId)
    if (!film) throw new ApiError('NotFound')
    const document = JSON.stringify(Document)
    if (film.document === document) return
    if (film.version !== Version) throw new ApiError('ChangedMeanwhile')
    requireFitting(Document, draft)
    const file = await trx
      .selectFrom('film_files')
      .select('duration_ms')
      .where('id', '=', film.file_id)
      .executeTakeFirstOrThrow()
    if (file.duration_ms !== Document.DurationMs)
      throw new ApiError('FieldInvalid', { field: 'Document' })
    await trx
      .updateTable('own_films')
      .set({ document, version: Version + 1 })
      .where('id', '=', film.id)
      .execute()
  })
}

/**
 * Deletes the film of a recipe, which keeps its cards. What was published or sent in with it stays.
 * @throws {ApiError} `RequestInvalid`
 */
export async function deleteFilm({ db, storage, log }: FilmTools, owner: FilmOwner): Promise<void> {
  const keys = await transact(db, async (trx) => {
    await lockMember(trx, owner.userId)
    await requireDraft(trx, owner)
    const files = [
      ...(await trx
        .deleteFrom('own_films')
        .where('recipe_id', '=', owner.recipeId)
        .returning('file_id')
        .execute()),
      ...(await trx
        .deleteFrom('replaced_films')
        .where('recipe_id', '=', owner.recipeId)
        .returning('file_id')
        .execute()),
    ]
    return await dropFiles(
      trx,
      files.map(({ file_id }) => file_id),
    )
  })
  await removeFiles(storage, keys, log)
}
