import type {
  PlayerCaption,
  PlayerStep,
  ReadyItem,
  UnfilmedStep,
} from '#design-system/sequence-player/player.types.ts'
import { stepParts } from '#app/features/recipes/index.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { STEP_THUMB_WIDTH } from '#app/lib/media/sizes.ts'
import { ingredientDetails } from '#app/lib/words/ingredient-details.ts'
import { withGroupNames } from '#app/lib/words/ingredient-groups.ts'
import { ingredientLine } from '#app/lib/words/ingredient-line.ts'
import type { Translate } from '#app/lib/words/translate.ts'
import { ACTION_STEP, ACTION_SUBTITLE } from '#contract/recipes/action-types.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import { markAmounts, type StepTextOptions } from '#cooking/step-text.ts'
import { timeToSeconds } from '#contract/text/time.ts'
import type { VideoAction } from '#contract/recipes/video.ts'

/** What the player shows besides the film itself. */
export interface Film {
  steps: PlayerStep[]
  captions: PlayerCaption[]
}

/** How the texts of a film are written. */
interface FilmOptions extends StepTextOptions {
  t: Translate
}

/** What to have ready for a step: results of earlier steps, then its ingredients by group. */
function readyOf({ Ready = [], Ingredients }: HowToStep, options: FilmOptions): ReadyItem[] {
  const ingredients: ReadyItem[] = []
  for (const { row, group } of withGroupNames(Ingredients)) {
    const item: ReadyItem = { text: ingredientLine(row, options).text }
    const Optional = row.Optional ?? row.Group?.Optional
    const note = ingredientDetails({ ...row, ...(Optional && { Optional }) }, options, options.t)
    if (group !== undefined) item.group = group
    if (note !== '') item.note = note
    ingredients.push(item)
  }
  return [...Ready.map((text) => ({ text })), ...ingredients]
}

function seconds(time: string): number {
  return timeToSeconds(time) ?? 0
}

/** The steps of a recipe between two numbers, as text with marked amounts. */
function stepsBetween(
  howTo: readonly HowToStep[],
  [from, to]: readonly [number, number],
  options: StepTextOptions,
): UnfilmedStep[] {
  const ingredients = howTo.flatMap(({ Ingredients }) => Ingredients)
  return howTo
    .filter(({ StepNumber }) => StepNumber > from && StepNumber < to)
    .map((step) => ({
      number: step.StepNumber,
      text: markAmounts(stepParts(step, ingredients, options)),
    }))
}

/**
 * The steps and captions of a film for the player. What to have ready, and the
 * steps without a clip, come from the how-to, because the actions do not include them. The actions are
 * metric; imperial values are added here.
 *
 * @param actions for the number of people in `options`
 * @param howTo undefined if it could not be loaded: then no ingredients are listed
 */
export function filmOf(
  actions: readonly VideoAction[],
  howTo: readonly HowToStep[] = [],
  options: FilmOptions,
): Film {
  const textOf = ({ Text }: VideoAction) =>
    options.imperial?.inText(Text ?? '', options.language) ?? Text ?? ''
  const steps = new Map(howTo.map((step) => [step.StepNumber, step]))
  const filmed = actions.filter(({ Type }) => Type === ACTION_STEP)
  return {
    steps: filmed.map((action, index) => {
      const last = filmed[index - 1]?.StepNumber ?? 0
      const step = steps.get(action.StepNumber)
      const isLast = index === filmed.length - 1
      return {
        number: action.StepNumber,
        start: seconds(action.StartsAt),
        stop: seconds(action.StopsAt),
        text: textOf(action),
        ready: step ? readyOf(step, options) : [],
        until: step?.Until,
        sound: step?.Sound,
        thumbSrc: action.ThumbPath && pictureUrl(action.ThumbPath, STEP_THUMB_WIDTH),
        before: stepsBetween(howTo, [last, action.StepNumber], options),
        after: isLast ? stepsBetween(howTo, [action.StepNumber, Infinity], options) : [],
      }
    }),
    captions: actions
      .filter(({ Type }) => Type === ACTION_SUBTITLE)
      .map((action) => ({
        start: seconds(action.StartsAt),
        stop: seconds(action.StopsAt),
        text: textOf(action),
      })),
  }
}
