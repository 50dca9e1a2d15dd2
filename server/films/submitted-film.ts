import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { newFilmAddress } from './own-film.ts'

/** A film as a submission has it. */
export async function readSubmittedFilm(db: Kysely<Database>, submissionId: number) {
  return await db
    .selectFrom('submission_films')
    .innerJoin('film_files', 'film_files.id', 'submission_films.file_id')
    .select([
      'submission_films.film_id',
      'submission_films.version',
      'submission_films.file_id',
      'submission_films.address',
      'submission_films.document',
      'film_files.width',
      'film_files.height',
      'film_files.has_sound',
    ])
    .where('submission_films.submission_id', '=', submissionId)
    .executeTakeFirst()
}

/** Puts the film of a recipe as it is now beside a submission, under an address for the desk. */
export async function freezeFilm(
  trx: Kysely<Database>,
  { recipeId, submissionId }: { recipeId: number; submissionId: number },
): Promise<void> {
  const film = await trx
    .selectFrom('own_films')
    .select(['id', 'version', 'file_id', 'document'])
    .where('recipe_id', '=', recipeId)
    .executeTakeFirst()
  if (!film) return
  const { id: film_id, ...rest } = film
  await trx
    .insertInto('submission_films')
    .values({ submission_id: submissionId, film_id, address: newFilmAddress(), ...rest })
    .execute()
}

/** Whether the film of a recipe is that of a submission, in the same version. */
export async function isFilmSubmitted(
  db: Kysely<Database>,
  { recipeId, submissionId }: { recipeId: number; submissionId: number },
): Promise<boolean> {
  const own = await db
    .selectFrom('own_films')
    .select(['id', 'version'])
    .where('recipe_id', '=', recipeId)
    .executeTakeFirst()
  const sent = await readSubmittedFilm(db, submissionId)
  return own?.id === sent?.film_id && own?.version === sent?.version
}
