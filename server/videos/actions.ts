import type { Kysely } from 'kysely'
import { ACTION_STEP, ACTION_SUBTITLE } from '#contract/recipes/action-types.ts'
import type { LangId } from '#contract/languages.ts'
import { markAmounts } from '#cooking/step-text.ts'
import { secondsToTime } from '#contract/text/time.ts'
import type { VideoAction } from '#contract/recipes/video.ts'
import type { Database } from '#server/db/schema.ts'
import { mediaPath } from '#server/media/media-path.ts'
import { readRecipeIngredients } from '#server/recipes/ingredients.ts'
import { bySlug, writeFor } from '#server/recipes/step-texts.ts'
import { readFilmRecipe, readFilmSteps, readFilmSubtitles, type FilmStepRow } from './queries.ts'

/** A film, and the language and number of people of its texts. */
export interface VideoActionsRequest {
  filmId: number
  langId: LangId
  /** 1 to 999. */
  persons: number
}

/**
 * The steps of a film and its subtitles by the time they start, a step before its first subtitle
 *. Undefined for an unknown film.
 */
export async function readVideoActions(
  db: Kysely<Database>,
  { filmId, langId, persons }: VideoActionsRequest,
): Promise<VideoAction[] | undefined> {
  const recipeId = await readFilmRecipe(db, filmId)
  if (recipeId === undefined) return undefined
  const [steps, subtitles, ingredients] = await Promise.all([
    readFilmSteps(db, filmId, langId),
    readFilmSubtitles(db, filmId, langId),
    readRecipeIngredients(db, recipeId, langId),
  ])
  const slugs = bySlug(ingredients)
  const write = (text: string) => markAmounts(writeFor(text, slugs, { persons, langId }))
  const linesByStep = Map.groupBy(subtitles, ({ step_id }) => step_id)
  return steps.flatMap((step) => {
    const lines = linesByStep.get(step.id) ?? []
    return [stepAction(step, write)].concat(
      lines.map(({ text }, index) => subtitleAction(step, write(text), index, lines.length)),
    )
  })
}

function stepAction(step: FilmStepRow, write: (text: string) => string): VideoAction {
  return {
    Type: ACTION_STEP,
    StartsAt: secondsToTime(step.starts_ms / 1000),
    StopsAt: secondsToTime(step.stops_ms / 1000),
    Text: write(step.text),
    ThumbPath: mediaPath(step.path),
    StepNumber: step.step_number,
  }
}

/** The lines of a step have equal shares of its time. */
function subtitleAction(
  step: FilmStepRow,
  text: string,
  index: number,
  count: number,
): VideoAction {
  const shareMs = (step.stops_ms - step.starts_ms) / count
  const startsMs = step.starts_ms + index * shareMs
  return {
    Type: ACTION_SUBTITLE,
    StartsAt: secondsToTime(startsMs / 1000),
    StopsAt: secondsToTime((startsMs + shareMs) / 1000),
    Text: text,
    ThumbPath: null,
    StepNumber: step.step_number,
  }
}
