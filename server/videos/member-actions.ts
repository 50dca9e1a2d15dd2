import type { Kysely } from 'kysely'
import { filmParts } from '#contract/films/film-rules.ts'
import { languageOf } from '#contract/languages.ts'
import { ACTION_STEP, ACTION_SUBTITLE } from '#contract/recipes/action-types.ts'
import type { VideoAction } from '#contract/recipes/video.ts'
import { secondsToTime } from '#contract/text/time.ts'
import { markAmounts } from '#cooking/step-text.ts'
import { withOwnRows } from '#server/db/own-rows.ts'
import type { Database } from '#server/db/schema.ts'
import type { ShownFilm } from '#server/films/shown-film.ts'
import { mediaPath } from '#server/media/media-path.ts'
import { readDetails, type StepDetails } from '#server/recipes/details.ts'
import { readRecipeIngredients } from '#server/recipes/ingredients.ts'
import { bySlug, ownStepPieces, writePieces } from '#server/recipes/step-texts.ts'
import type { VideoActionsRequest } from './actions.ts'
import { readStepsOf } from './queries.ts'

const timeOf = (ms: number) => secondsToTime(ms / 1000)

/**
 * The steps of a member's film and its captions by the time they start, a step before its first caption. Whoever
 * asks has been found to read the recipe. A step that the recipe has no more is left out.
 */
export async function memberActions(
  db: Kysely<Database>,
  { recipeId, document }: ShownFilm,
  { langId, persons }: Pick<VideoActionsRequest, 'langId' | 'persons'>,
): Promise<VideoAction[]> {
  const all = withOwnRows(db)
  const [rows, ingredients] = await Promise.all([
    readStepsOf(all, recipeId, langId),
    readRecipeIngredients(all, recipeId, langId),
  ])
  const slugs = bySlug(ingredients)
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const captions = document.Captions[languageOf(langId)] ?? []
  return filmParts(document).flatMap((part): VideoAction[] => {
    const row = byKey.get(part.Key)
    if (!row) return []
    const { parts } = readDetails<StepDetails>(row.details)
    const pieces = writePieces(ownStepPieces(row.text, slugs, parts), { persons, langId })
    const step: VideoAction = {
      Type: ACTION_STEP,
      StartsAt: timeOf(part.StartsMs),
      StopsAt: timeOf(part.StopsMs),
      Text: markAmounts(pieces),
      ThumbPath: mediaPath(row.path),
      StepNumber: row.step_number,
    }
    const within = captions.filter(
      ({ StartsMs }) => StartsMs >= part.StartsMs && StartsMs < part.StopsMs,
    )
    const lines = within.map(({ StartsMs, StopsMs, Text }): VideoAction => ({
      Type: ACTION_SUBTITLE,
      StartsAt: timeOf(StartsMs),
      StopsAt: timeOf(StopsMs),
      Text,
      ThumbPath: null,
      StepNumber: row.step_number,
    }))
    return [step].concat(lines)
  })
}
