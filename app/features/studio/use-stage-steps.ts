import { useHowTo } from '#app/features/recipes/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { captionTexts } from '#cooking/film/captions/cut-text.ts'
import { readableText } from '#cooking/film/captions/draft-captions.ts'
import { textOrOther } from '#cooking/writing/both.ts'
import type { Id } from '#contract/common.ts'
import type { DraftStep } from '#contract/own-recipes/draft.ts'
import type { StageStep } from './stage/stage.types.ts'

/** Foods of a step that are named as what to look for. */
const NEEDS_MAX = 3

/** The steps of an own recipe as the stage shows them: in the draft's order, with the foods that they use. */
export function useStageSteps(recipe: Id, steps: readonly DraftStep[]): StageStep[] {
  const { language } = useWords()
  const { steps: howTo } = useHowTo(recipe)
  return steps.map(({ Key, Text }, index) => {
    const text = readableText(textOrOther(Text, language))
    const known = howTo?.find((step) => step.Key === Key)
    return {
      key: Key,
      number: index + 1,
      title: captionTexts(text, language)[0] ?? text,
      needs: (known?.Ingredients ?? [])
        .slice(0, NEEDS_MAX)
        .map(({ Ingredient }) => Ingredient.Name),
      waitMinutes: known?.TimerMinutes ?? undefined,
    }
  })
}
