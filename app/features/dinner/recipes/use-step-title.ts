import { useCallback } from 'react'
import { withoutTags } from '#design-system/sequence-player/marked-text.ts'
import { useImperial } from '#app/features/account/index.ts'
import { stepParts } from '#app/features/recipes/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { markAmounts } from '#cooking/step-text.ts'
import { stepTitle } from './step-title.ts'

/** What is done in a step, see {@link stepTitle}, with the amounts for so many people. */
export function useStepTitle(people: number): (step: HowToStep, recipe: Recipe) => string {
  const { language } = useWords()
  const imperial = useImperial()
  return useCallback(
    (step, recipe) => {
      const servings = recipe.Yield?.Servings
      const options = { persons: people, servings, language, imperial }
      return stepTitle(withoutTags(markAmounts(stepParts(step, step.Ingredients, options))))
    },
    [people, language, imperial],
  )
}
