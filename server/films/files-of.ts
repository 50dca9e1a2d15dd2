import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { filmPartKey } from '#server/storage/keys.ts'

/** Files of films whose recipe or member is about to be deleted. */
export interface FilesOfFilms {
  /** Ids of `film_files`. Other rows may still refer to some of them, see `dropFiles`. */
  readonly files: readonly number[]
  /** Keys of parts of uploads. */
  readonly parts: readonly string[]
}

/** The files of the films of an own recipe, those that were sent in and replaced included. */
export async function filesOfRecipe(
  trx: Kysely<Database>,
  recipeId: number,
): Promise<FilesOfFilms> {
  const files = await trx
    .selectFrom('own_films')
    .select('file_id')
    .where('recipe_id', '=', recipeId)
    .union(trx.selectFrom('replaced_films').select('file_id').where('recipe_id', '=', recipeId))
    .union(
      trx
        .selectFrom('submission_films')
        .innerJoin('submissions', 'submissions.id', 'submission_films.submission_id')
        .select('submission_films.file_id')
        .where('submissions.recipe_id', '=', recipeId),
    )
    .execute()
  const parts = await trx
    .selectFrom('film_parts')
    .innerJoin('film_uploads', 'film_uploads.id', 'film_parts.upload_id')
    .select('film_parts.file')
    .where('film_uploads.recipe_id', '=', recipeId)
    .execute()
  return { files: files.map(({ file_id }) => file_id), parts: parts.map(filmPartKey) }
}

/** The files of all films of a member. */
export async function filesOfMember(trx: Kysely<Database>, userId: number): Promise<FilesOfFilms> {
  const files = await trx
    .selectFrom('film_files')
    .select('id')
    .where('user_id', '=', userId)
    .execute()
  const parts = await trx
    .selectFrom('film_parts')
    .innerJoin('film_uploads', 'film_uploads.id', 'film_parts.upload_id')
    .select('film_parts.file')
    .where('film_uploads.user_id', '=', userId)
    .execute()
  return { files: files.map(({ id }) => id), parts: parts.map(filmPartKey) }
}
