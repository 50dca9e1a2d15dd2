import type { Kysely } from 'kysely'
import { DAY_MS } from '#contract/durations.ts'
import { FILM_REPLACED_DAYS } from '#contract/films/limits.ts'
import type { Database } from '#server/db/schema.ts'
import type { FilmOwner } from './film-tools.ts'
import { newFilmAddress, newFilmId, type OwnFilmRow } from './own-film.ts'

/** A film that is being replaced. */
export interface EndingFilm {
  /** The id by which clients request its steps. */
  readonly id: number
  readonly recipe_id: number
  readonly file_id: number
  readonly address: string
  readonly document: string
}

/** Keeps a replaced film for as long as a kitchen may be using it. Its own row has been deleted already. */
export async function keepReplaced(
  trx: Kysely<Database>,
  { id: film_id, recipe_id, file_id, address, document }: EndingFilm,
  now: number,
): Promise<void> {
  await trx
    .insertInto('replaced_films')
    .values({
      film_id,
      recipe_id,
      file_id,
      address,
      document,
      ends_at: now + FILM_REPLACED_DAYS * DAY_MS,
    })
    .execute()
}

/**
 * Makes a stored file the film of an own recipe, in place of the one before.
 * @returns the id of the film
 */
export async function putOwnFilm(
  trx: Kysely<Database>,
  { userId, recipeId, now }: FilmOwner,
  { before, ...film }: { before: OwnFilmRow | undefined; file_id: number; document: string },
): Promise<number> {
  const id = await newFilmId(trx)
  if (before) {
    await trx.deleteFrom('own_films').where('id', '=', before.id).execute()
    await keepReplaced(trx, before, now)
  }
  const of = { id, recipe_id: recipeId, user_id: userId }
  await trx
    .insertInto('own_films')
    .values({ ...of, ...film, address: newFilmAddress(), version: 1 })
    .execute()
  return id
}

/**
 * Gives the film of an own recipe a new address and drops replaced films, so that earlier readers of the recipe can
 * no longer fetch them.
 */
export async function moveOwnFilm(trx: Kysely<Database>, recipeId: number): Promise<void> {
  await trx.deleteFrom('replaced_films').where('recipe_id', '=', recipeId).execute()
  await trx
    .updateTable('own_films')
    .set({ address: newFilmAddress() })
    .where('recipe_id', '=', recipeId)
    .execute()
}
