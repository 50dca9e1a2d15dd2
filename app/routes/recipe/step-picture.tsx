import { Icon } from '#design-system/icon/icon.tsx'
import { Play } from '#design-system/icon/lucide.ts'
import { Image } from '#design-system/image/image.tsx'
import { Link } from '#design-system/link/link.tsx'
import { pictureSources } from '#app/data/picture.ts'
import { useWords } from '#app/words/words-provider.tsx'
import type { HowToStep } from '#contract/how-to.ts'
import type { Recipe } from '#contract/recipe.ts'

/** Pixels of a step's picture. */
const PICTURE = { width: 640, height: 360 } as const

/** Props of {@link StepPicture}. */
export interface StepPictureProps {
  step: HowToStep
  recipe: Recipe
  /** Seconds at which the film shows the step; undefined without a film. */
  startsAt: number | undefined
}

/** A step's picture; with a film it leads to the moment in it, an address to share (`?t=12`). */
export function StepPicture({ step, recipe, startsAt }: StepPictureProps) {
  const { t } = useWords()
  const picture = (
    <Image
      {...pictureSources(step.ImagePath, PICTURE.width)}
      {...PICTURE}
      sizes="(min-width: 62.0625rem) 320px, (min-width: 46.625rem) 384px, 92vw"
      alt=""
      className="rounded-picture"
    />
  )
  const place =
    'max-tablet:order-first tablet:col-start-2 tablet:max-w-96 desktop:col-start-3 desktop:max-w-none'
  if (startsAt === undefined) return <div className={place}>{picture}</div>
  return (
    <Link
      href={`/recipes/${recipe.Id}?t=${startsAt}`}
      aria-label={t('recipe.watchStep', { number: step.StepNumber })}
      className={`group/watch relative block rounded-picture ${place}`}
    >
      {picture}
      <span
        aria-hidden="true"
        className="absolute inset-e-3 bottom-3 grid size-10 place-items-center rounded-full bg-chip-on-image text-ink shadow-plate transition-[scale] group-hover/watch:scale-110 forced-colors:border"
      >
        <Icon of={Play} fill />
      </span>
    </Link>
  )
}
