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

/** Makes a film that of a recipe for everybody. @returns the id that its steps are asked for by */
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

/** Takes the film of a recipe from everybody, and keeps it for kitchens that run. */
async function replace(trx: Kysely<Database>, film: PublishedFilmRow, now: number): Promise<void> {
  await trx.deleteFrom('published_films').where('recipe_id', '=', film.recipe_id).execute()
  await trx.deleteFrom('films').where('recipe_id', '=', film.recipe_id).execute()
  if (film.film_id !== null) await keepReplaced(trx, { ...film, id: film.film_id }, now)
}

/**
 * Publishes the film of a submission with its recipe, whose steps are written. Other words of the same film keep
 * its id and address, and what the desk has hidden; another film has others.
 * @returns whether a film is shown that was not shown before
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

/** Gives the film of a published recipe a new address: nobody sees it at the old one, nor those before. */
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

/** Why nobody sees a published film: the desk, its author, or both; null for neither. */
type Unseen = Pick<PublishedFilmRow, 'hidden_at' | 'withdrawn_at'>

/**
 * Takes the film of a published recipe from everybody, or shows it again; the recipe keeps its cards. The caller
 * writes the documents of the recipe.
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
 * Hides the film of a published recipe, or shows it again unless its author has taken it back.
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
 * Takes the film of a published recipe back for its author, or shows it again unless the desk hides it.
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
