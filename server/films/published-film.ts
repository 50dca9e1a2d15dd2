import type { Kysely, Selectable } from 'kysely'
import type { FilmDocument } from '#contract/films/own-film.ts'
import type { Database } from '#server/db/schema.ts'
import type { PublishedFilmTable } from '#server/db/tables/films.ts'
import { filmPath, newFilmAddress } from './own-film.ts'
import { keepReplaced } from './replace-film.ts'
import { readSubmittedFilm } from './submitted-film.ts'

/** A row of `published_films`. */
export type PublishedFilmRow = Selectable<PublishedFilmTable>

/** The film of a published recipe, hidden or not. */
export async function readPublishedFilm(
  db: Kysely<Database>,
  publicId: number,
): Promise<PublishedFilmRow | undefined> {
  return await db
    .selectFrom('published_films')
    .selectAll()
    .where('recipe_id', '=', publicId)
    .executeTakeFirst()
}

/** Publishes a film for a recipe. @returns the id by which clients request its steps */
async function show(
  trx: Kysely<Database>,
  { recipe_id, address, document }: Pick<PublishedFilmRow, 'recipe_id' | 'address' | 'document'>,
): Promise<number> {
  const { DurationMs } = JSON.parse(document) as FilmDocument
  const { id } = await trx
    .insertInto('films')
    .values({ recipe_id, path: filmPath(address), hash: '', duration_ms: DurationMs })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Removes the published film of a recipe, and keeps it for kitchens that are using it. */
async function replace(trx: Kysely<Database>, film: PublishedFilmRow, now: number): Promise<void> {
  await trx.deleteFrom('published_films').where('recipe_id', '=', film.recipe_id).execute()
  await trx.deleteFrom('films').where('recipe_id', '=', film.recipe_id).execute()
  if (film.film_id !== null) await keepReplaced(trx, { ...film, id: film.film_id }, now)
}

/**
 * Publishes the film of a submission with its recipe. The steps of the recipe must have been written. If the file is
 * the same, id, address and hiding by the desk are kept; another file gets new ones.
 * @returns whether the recipe has a film that it did not have before
 */
export async function publishFilm(
  trx: Kysely<Database>,
  { publicId, submissionId, now }: { publicId: number; submissionId: number; now: number },
): Promise<boolean> {
  const film = await readSubmittedFilm(trx, submissionId)
  const before = await readPublishedFilm(trx, publicId)
  if (film && before?.file_id === film.file_id) {
    const { document } = film
    await trx
      .updateTable('published_films')
      .set({ document })
      .where('recipe_id', '=', publicId)
      .execute()
    return false
  }
  if (before) await replace(trx, before, now)
  if (!film) return false
  const { file_id, document } = film
  const row = { recipe_id: publicId, file_id, address: newFilmAddress(), document }
  const film_id = await show(trx, row)
  await trx
    .insertInto('published_films')
    .values({ ...row, film_id, hidden_at: null, withdrawn_at: null })
    .execute()
  return true
}

/** Gives the film of a published recipe a new address. It and replaced films are no longer served at the old ones. */
export async function movePublishedFilm(trx: Kysely<Database>, publicId: number): Promise<void> {
  const address = newFilmAddress()
  await trx.deleteFrom('replaced_films').where('recipe_id', '=', publicId).execute()
  const { numUpdatedRows } = await trx
    .updateTable('published_films')
    .set({ address })
    .where('recipe_id', '=', publicId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await trx
    .updateTable('films')
    .set({ path: filmPath(address) })
    .where('recipe_id', '=', publicId)
    .execute()
}

/** Who hides a published film: the desk, its author, or both; null for neither. */
type Unseen = Pick<PublishedFilmRow, 'hidden_at' | 'withdrawn_at'>

/**
 * Hides the film of a published recipe from everybody, or shows it again. The recipe keeps its cards. The caller
 * rewrites the documents of the recipe.
 */
async function setUnseen(
  trx: Kysely<Database>,
  film: PublishedFilmRow,
  change: Partial<Unseen>,
): Promise<void> {
  const { recipe_id: publicId } = film
  const { hidden_at, withdrawn_at } = { ...film, ...change }
  const isSeen = hidden_at === null && withdrawn_at === null
  await movePublishedFilm(trx, publicId)
  await trx.deleteFrom('films').where('recipe_id', '=', publicId).execute()
  const moved = (await readPublishedFilm(trx, publicId)) ?? film
  const film_id = isSeen ? await show(trx, moved) : null
  await trx
    .updateTable('published_films')
    .set({ film_id, hidden_at, withdrawn_at })
    .where('recipe_id', '=', publicId)
    .execute()
}

/**
 * Hides the film of a published recipe, or shows it again unless its author has withdrawn it.
 * @param hiddenAt null to show it
 */
export async function setFilmHidden(
  trx: Kysely<Database>,
  publicId: number,
  hiddenAt: number | null,
): Promise<void> {
  const film = await readPublishedFilm(trx, publicId)
  if (!film || (film.hidden_at === null) === (hiddenAt === null)) return
  await setUnseen(trx, film, { hidden_at: hiddenAt })
}

/**
 * Withdraws the film of a published recipe for its author, or shows it again unless the desk hides it.
 * @param withdrawnAt null to show it
 * @returns whether anything has changed
 */
export async function setFilmWithdrawn(
  trx: Kysely<Database>,
  publicId: number,
  withdrawnAt: number | null,
): Promise<boolean> {
  const film = await readPublishedFilm(trx, publicId)
  if (!film || (film.withdrawn_at === null) === (withdrawnAt === null)) return false
  await setUnseen(trx, film, { withdrawn_at: withdrawnAt })
  return true
}
