import { useMemo } from 'react'
import type { CookStep } from '#design-system/kitchen/index.ts'
import type { ActionName } from '#design-system/enamel-plate/index.ts'
import { filmSteps } from '#design-system/sequence-player/film.ts'
import { firstSentence, withoutTags } from '#design-system/sequence-player/marked-text.ts'
import { useImperial } from '#app/features/account/index.ts'
import { useFilm, type FilmState } from '#app/features/film/index.ts'
import { actionOf, timerName, type KitchenSession } from '#app/features/kitchen/index.ts'
import { stepParts } from '#app/features/recipes/index.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { STEP_THUMB_WIDTH } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { stepTimers, type StepTimers } from '#cooking/times/step-timers.ts'
import { markAmounts } from '#cooking/step-text.ts'

/** A step of a recipe as the kitchen shows it. */
export interface CourseStep extends CookStep {
  readonly step: HowToStep
  /** The whole text, without markup. */
  readonly text: string
  readonly timers: StepTimers
  /** What each of its timers is called, by its index. */
  readonly timerNames: readonly string[]
  readonly isFilmed: boolean
  readonly action: ActionName
}

/** All steps of a recipe for a number of people, and its film. */
export interface CookCourse {
  readonly steps: readonly CourseStep[]
  /** Undefined while it loads, without a film, and where it could not be loaded. */
  readonly film: FilmState['film']
  /** Whether the film still loads. */
  readonly isPending: boolean
  /** Numbers of the steps that the film shows. */
  readonly films: readonly number[]
}

const NO_STEPS: readonly number[] = []

/** The steps of a recipe as a cook goes through them, with the amounts of a session. */
export function useCourse(
  recipe: Recipe,
  steps: readonly HowToStep[],
  { people, done }: Pick<KitchenSession, 'people' | 'done'>,
): CookCourse {
  const { t, language } = useWords()
  const imperial = useImperial()
  const servings = recipe.Yield?.Servings
  const { film, error } = useFilm(recipe, people)

  const written = useMemo(() => {
    const ingredients = steps.flatMap(({ Ingredients }) => Ingredients)
    const lines = new Map(
      filmSteps(film?.steps ?? [], film?.captions ?? []).map((step) => [step.number, step]),
    )
    return steps.map((step): Omit<CourseStep, 'isDone'> => {
      const parts = stepParts(step, ingredients, {
        persons: people,
        servings,
        language,
        imperial,
      })
      const text = withoutTags(markAmounts(parts))
      const filmed = lines.get(step.StepNumber)
      const action = actionOf(step, text, language)
      const picture = step.ImagePath && pictureUrl(step.ImagePath, STEP_THUMB_WIDTH)
      const timers = stepTimers(step, parts)
      const food = step.Ingredients.length === 1 ? step.Ingredients[0]?.Ingredient.Name : undefined
      return {
        step,
        number: step.StepNumber,
        title: filmed?.plainLine ?? firstSentence(text),
        picture: { src: filmed?.thumbSrc ?? picture, action },
        text,
        timers,
        timerNames: timers.timers.map(
          ({ name }, time) =>
            name ??
            timerName(timers.parts, time, language) ??
            food ??
            t('kitchen.timer', { number: step.StepNumber }),
        ),
        isFilmed: filmed !== undefined,
        action,
      }
    })
  }, [steps, film?.steps, film?.captions, people, servings, t, language, imperial])

  const films = useMemo(() => film?.steps.map(({ number }) => number) ?? NO_STEPS, [film?.steps])
  return {
    steps: written.map((step) => Object.assign({}, step, { isDone: done.includes(step.number) })),
    film,
    isPending: recipe.Videos.Main !== null && film === undefined && error === undefined,
    films,
  }
}
