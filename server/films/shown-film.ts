import type { Kysely } from 'kysely'
import type { FilmDocument, FilmStep } from '#contract/films/own-film.ts'
import { languageOf, type LangId, LANGUAGES, type Language } from '#contract/languages.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { Database } from '#server/db/schema.ts'
import { mediaPath } from '#server/media/media-path.ts'
import { filmPath } from './own-film.ts'

/** A film of a member, by the id that its steps are asked for by. */
export interface ShownFilm {
  /** The recipe that shows it: an own one, or a published one. */
  readonly recipeId: number
  readonly document: FilmDocument
}

/** A film of an own or a published recipe, also one that was replaced a short while ago. */
export async function findShownFilm(
  db: Kysely<Database>,
  filmId: number,
  now: number,
): Promise<ShownFilm | undefined> {
  const row = await db
    .selectFrom('own_films')
    .select(['recipe_id', 'document'])
    .where('id', '=', filmId)
    .unionAll(
      db
        .selectFrom('published_films')
        .select(['recipe_id', 'document'])
        .where('film_id', '=', filmId),
    )
    .unionAll(
      db
        .selectFrom('replaced_films')
        .select(['recipe_id', 'document'])
        .where('film_id', '=', filmId)
        .where('ends_at', '>', now),
    )
    .executeTakeFirst()
  if (!row) return undefined
  return { recipeId: row.recipe_id, document: JSON.parse(row.document) as FilmDocument }
}

/**
 * The film of an own recipe in the place of that of a published one.
 * @param address another address than its own
 */
export async function readOwnVideo(
  db: Kysely<Database>,
  recipeId: number,
  address?: string,
): Promise<Recipe['Videos']['Main']> {
  const film = await db
    .selectFrom('own_films')
    .select(['id', 'address'])
    .where('recipe_id', '=', recipeId)
    .executeTakeFirst()
  return film ? { Mp4FilePath: mediaPath(filmPath(address ?? film.address)), Id: film.id } : null
}

/** A text in a language, or in the other one where it has none. */
function inLanguage(texts: FilmStep['Describe'], language: Language): string | undefined {
  const all = [texts?.[language], ...LANGUAGES.map((other) => texts?.[other])]
  return all.map((text) => text?.trim()).find((text) => text)
}

/** The steps of a recipe with what its film shows and what is heard in it. */
function withFilmWords(
  steps: readonly HowToStep[],
  { Steps }: Pick<FilmDocument, 'Steps'>,
  langId: LangId,
): HowToStep[] {
  const known = new Map(Steps.map((step) => [step.Key, step]))
  return steps.map((step) => {
    const film = known.get(step.Key)
    const Describe = inLanguage(film?.Describe, languageOf(langId))
    const Sound = inLanguage(film?.Sound, languageOf(langId))
    return {
      ...step,
      ...(Describe !== undefined && { Describe }),
      ...(Sound !== undefined && { Sound }),
    }
  })
}

/** The steps of an own recipe with the words of its film. */
export async function withOwnFilm(
  db: Kysely<Database>,
  recipeId: number,
  steps: readonly HowToStep[],
  langId: LangId,
): Promise<HowToStep[]> {
  const film = await db
    .selectFrom('own_films')
    .select('document')
    .where('recipe_id', '=', recipeId)
    .executeTakeFirst()
  return film ? withFilmWords(steps, JSON.parse(film.document) as FilmDocument, langId) : [...steps]
}

/** The steps of a published recipe with the words of its film, unless nobody sees it. */
export async function withPublishedFilm(
  db: Kysely<Database>,
  publicId: number,
  steps: HowToStep[],
  langId: LangId,
): Promise<HowToStep[]> {
  const film = await db
    .selectFrom('published_films')
    .select('document')
    .where('recipe_id', '=', publicId)
    .where('film_id', 'is not', null)
    .executeTakeFirst()
  return film ? withFilmWords(steps, JSON.parse(film.document) as FilmDocument, langId) : steps
}
