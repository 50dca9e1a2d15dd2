import type { Kysely } from 'kysely'
import type { FilmDocument } from '#contract/films/own-film.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'
import type { PackedFilm } from '#contract/own-recipes/take-along.ts'
import { stepFilmFiles } from '#cooking/film/step-film/film-files.ts'
import { toStepFilm } from '#cooking/film/step-film/to-step-film.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { filmKey } from '#server/storage/keys.ts'
import type { Storage } from '#server/storage/open-storage.ts'
import { Packer } from './packer.ts'

/** Name of a film in its archive. */
const FILM = 'film.mp4'

function filmsOf(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('own_films')
    .innerJoin('own_recipes', 'own_recipes.id', 'own_films.recipe_id')
    .innerJoin('film_files', 'film_files.id', 'own_films.file_id')
    .where('own_recipes.user_id', '=', userId)
    .where('own_recipes.deleted_at', 'is', null)
}

/** The films that a member takes along, each in an archive of its own. */
export async function readPackedFilms(db: Kysely<Database>, userId: number): Promise<PackedFilm[]> {
  const rows = await filmsOf(db, userId)
    .select(['own_recipes.id', 'film_files.bytes'])
    .orderBy('own_recipes.id')
    .execute()
  return rows.map(({ id, bytes }) => ({ Film: id, Bytes: bytes }))
}

/**
 * The film of a recipe in the open form, as a ZIP archive in pieces. A recipe that lacks the text of a step has its
 * film alone.
 * @throws {ApiError} `NotFound` without a film, or while its file is missing
 */
export async function packFilm(
  { db, storage }: { db: Kysely<Database>; storage: Storage },
  { userId, recipeId }: { userId: number; recipeId: number },
): Promise<AsyncGenerator<Uint8Array>> {
  const row = await filmsOf(db, userId)
    .select([
      'own_recipes.draft',
      'own_films.document',
      'film_files.file',
      'film_files.bytes',
      'film_files.width',
      'film_files.height',
      'film_files.has_sound',
    ])
    .where('own_recipes.id', '=', recipeId)
    .executeTakeFirst()
  const stored = row && (await storage.get(filmKey(row)))
  if (!row || !stored) throw new ApiError('NotFound')
  const { width, height, has_sound } = row
  const facts = { src: FILM, width, height, hasSound: has_sound === 1 }
  const document = JSON.parse(row.document) as FilmDocument
  const film = toStepFilm(JSON.parse(row.draft) as Draft, document, facts)
  async function* pieces() {
    const packer = new Packer()
    for (const [name, text] of Object.entries(film ? stepFilmFiles(film) : {}))
      yield* packer.picture(name, Buffer.from(text))
    yield* packer.stored(FILM, stored!.stream)
    yield* packer.end()
  }
  return pieces()
}
