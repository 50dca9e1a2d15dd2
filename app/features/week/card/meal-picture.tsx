import { Icon } from '#design-system/icon/icon.tsx'
import { Image } from '#design-system/image/image.tsx'
import { pictureSources } from '#app/lib/media/picture.ts'
import { COVER, THUMBNAIL_WIDTH } from '#app/lib/media/sizes.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { WeekRecipe } from '#contract/week/week.ts'
import { offeredOf, signOf } from '../words-sign.ts'

/** Props of {@link MealPicture}. */
export interface MealPictureProps {
  /** Undefined for a meal without a recipe, or one that cannot be read. */
  recipe: Pick<WeekRecipe, 'CoverPath'> | undefined
  /** What is eaten without one. @default '' */
  words?: string
  /** As the one picture of the day. @default false */
  large?: boolean
}

/** The picture of a meal; an empty plate with a sign where there is no recipe. */
export function MealPicture({ recipe, words = '', large = false }: MealPictureProps) {
  const { t } = useWords()
  if (!recipe) {
    return (
      <span className="week-plate" aria-hidden="true">
        <Icon of={signOf(offeredOf(t, words))} />
      </span>
    )
  }
  return (
    <span className="week-picture">
      <Image
        {...pictureSources(recipe.CoverPath, large ? COVER.width : 2 * THUMBNAIL_WIDTH)}
        {...COVER}
        sizes={large ? '(min-width: 62.0625rem) 22rem, 100vw' : '4.5rem'}
        alt=""
      />
    </span>
  )
}
