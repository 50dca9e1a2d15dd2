import type { CookPicture } from '#design-system/kitchen/index.ts'
import { useHowTo } from '#app/features/recipes/index.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { STEP_THUMB_WIDTH } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { stripTags } from '#cooking/step-text.ts'
import { actionOf } from './action-of.ts'

/** The picture of a step, or the drawing of what is done in it. Fetches nothing without a step. */
export function useStepPicture(
  place: { readonly recipeId: Id; readonly step: number } | undefined,
): CookPicture {
  const { language } = useWords()
  const { steps } = useHowTo(place?.recipeId)
  const step = steps?.find(({ StepNumber }) => StepNumber === place?.step)
  if (!step) return { src: null }
  const { ImagePath } = step
  return {
    src: ImagePath && pictureUrl(ImagePath, STEP_THUMB_WIDTH),
    action: actionOf(step, stripTags(step.Text), language),
  }
}
