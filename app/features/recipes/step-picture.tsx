import { Image } from '#design-system/image/image.tsx'
import { PlayLink } from '#design-system/image/play-link.tsx'
import { pictureSources } from '#app/lib/media/picture.ts'
import { STEP_PICTURE } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'

/** Props of {@link StepPicture}. */
export interface StepPictureProps {
  step: HowToStep
  recipe: Recipe
  /** Where the film shows the step, in seconds; undefined without a film. */
  startsAt: number | undefined
}

/** A step's picture; with a film it is a link to its position, which can be shared (`?t=12`). */
export function StepPicture({ step, recipe, startsAt }: StepPictureProps) {
  const { t } = useWords()
  const picture = (
    <Image
      {...pictureSources(step.ImagePath, STEP_PICTURE.width)}
      {...STEP_PICTURE}
      sizes="(min-width: 62.0625rem) 320px, (min-width: 46.625rem) 384px, 92vw"
      alt=""
      className="rounded-picture"
    />
  )
  const place =
    'max-tablet:order-first tablet:col-start-2 tablet:max-w-96 desktop:col-start-3 desktop:max-w-none'
  if (startsAt === undefined) return <div className={place}>{picture}</div>
  return (
    <PlayLink
      href={`/recipes/${recipe.Id}?t=${startsAt}`}
      label={t('recipe.watchStep', { number: step.StepNumber })}
      className={place}
    >
      {picture}
    </PlayLink>
  )
}
