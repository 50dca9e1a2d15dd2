import type { PlayerCaption, PlayerStep } from '#design-system/sequence-player/player.types.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { STEP_THUMB_WIDTH } from '#app/lib/media/sizes.ts'
import { ingredientLine } from '#app/lib/words/ingredient-line.ts'
import { ACTION_STEP, ACTION_SUBTITLE } from '#contract/action-types.ts'
import type { HowToStep } from '#contract/how-to.ts'
import { withImperial } from '#contract/imperial.ts'
import type { StepTextOptions } from '#contract/step-text.ts'
import { timeToSeconds } from '#contract/time.ts'
import type { VideoAction } from '#contract/video.ts'

/** What the player shows of a film, beside the film itself. */
export interface Film {
  steps: PlayerStep[]
  captions: PlayerCaption[]
}

function seconds(time: string): number {
  return timeToSeconds(time) ?? 0
}

/**
 * The steps and captions of a film for the player (ENT-20). What to have ready comes from the
 * how-to, because the film's own answer does not say it. That answer is metric and the same for
 * everybody; imperial values are added here (D-46).
 *
 * @param actions written for the number of people in `options`
 * @param howTo undefined where it did not arrive: then nothing is said to have ready
 */
export function filmOf(
  actions: readonly VideoAction[],
  howTo: readonly HowToStep[] | undefined,
  options: StepTextOptions,
): Film {
  const textOf = ({ Text }: VideoAction) =>
    options.unitSystem === 1 ? withImperial(Text ?? '', options.language) : (Text ?? '')
  const ingredients = new Map(howTo?.map((step) => [step.StepNumber, step.Ingredients]))
  return {
    steps: actions
      .filter(({ Type }) => Type === ACTION_STEP)
      .map((action) => ({
        number: action.StepNumber,
        start: seconds(action.StartsAt),
        stop: seconds(action.StopsAt),
        text: textOf(action),
        ready: (ingredients.get(action.StepNumber) ?? []).map((row) => {
          return ingredientLine(row, options).text
        }),
        thumbSrc: action.ThumbPath && pictureUrl(action.ThumbPath, STEP_THUMB_WIDTH),
      })),
    captions: actions
      .filter(({ Type }) => Type === ACTION_SUBTITLE)
      .map((action) => ({
        start: seconds(action.StartsAt),
        stop: seconds(action.StopsAt),
        text: textOf(action),
      })),
  }
}
