import type { Kysely } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import type { Database } from '#server/db/schema.ts'

/** The recipe that a film shows; undefined when there is no such film. */
export async function readFilmRecipe(
  db: Kysely<Database>,
  filmId: number,
): Promise<number | undefined> {
  const film = await db
    .selectFrom('films')
    .select('recipe_id')
    .where('id', '=', filmId)
    .executeTakeFirst()
  return film?.recipe_id
}

/** The steps of a film with their times, in order. */
export function readFilmSteps(db: Kysely<Database>, filmId: number, langId: LangId) {
  return db
    .selectFrom('film_steps')
    .innerJoin('recipe_steps', 'recipe_steps.id', 'film_steps.step_id')
    .innerJoin('recipe_step_texts', (join) =>
      join
        .onRef('recipe_step_texts.step_id', '=', 'recipe_steps.id')
        .on('recipe_step_texts.lang_id', '=', langId),
    )
    .leftJoin('media', 'media.id', 'recipe_steps.image_media_id')
    .select([
      'recipe_steps.id',
      'recipe_steps.step_number',
      'recipe_step_texts.text',
      'media.path',
      'film_steps.starts_ms',
      'film_steps.stops_ms',
    ])
    .where('film_steps.film_id', '=', filmId)
    .orderBy('film_steps.starts_ms')
    .execute()
}

/** A step of a film. */
export type FilmStepRow = Awaited<ReturnType<typeof readFilmSteps>>[number]

/** The subtitle lines of a film's steps, in order within each step. */
export function readFilmSubtitles(db: Kysely<Database>, filmId: number, langId: LangId) {
  return db
    .selectFrom('film_steps')
    .innerJoin('recipe_step_subtitles as subtitles', 'subtitles.step_id', 'film_steps.step_id')
    .select(['subtitles.step_id', 'subtitles.text'])
    .where('film_steps.film_id', '=', filmId)
    .where('subtitles.lang_id', '=', langId)
    .orderBy('subtitles.position')
    .execute()
}

/** The steps of a recipe with what a film says of them, in order. */
export function readStepsOf(db: Kysely<Database>, recipeId: number, langId: LangId) {
  return db
    .selectFrom('recipe_steps')
    .innerJoin('recipe_step_texts', (join) =>
      join
        .onRef('recipe_step_texts.step_id', '=', 'recipe_steps.id')
        .on('recipe_step_texts.lang_id', '=', langId),
    )
    .leftJoin('media', 'media.id', 'recipe_steps.image_media_id')
    .select([
      'recipe_steps.key',
      'recipe_steps.step_number',
      'recipe_steps.details',
      'recipe_step_texts.text',
      'media.path',
    ])
    .where('recipe_steps.recipe_id', '=', recipeId)
    .orderBy('recipe_steps.step_number')
    .execute()
}

/** Id of the film of an own recipe; undefined when it has none. */
export async function readOwnFilmId(
  db: Kysely<Database>,
  recipeId: number,
): Promise<number | undefined> {
  const film = await db
    .selectFrom('own_films')
    .select('id')
    .where('recipe_id', '=', recipeId)
    .executeTakeFirst()
  return film?.id
}
