import { Image } from '#design-system/image/image.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { Link } from '#design-system/link/link.tsx'
import { AddFoods } from '#app/features/shopping/index.ts'
import { useHydrated } from '#app/lib/lazy/use-hydrated.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { pictureSources } from '#app/lib/media/picture.ts'
import { COVER, THUMBNAIL_WIDTH } from '#app/lib/media/sizes.ts'
import { formatShortDuration } from '#app/lib/words/duration.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Ingredient } from '#contract/recipes/ingredient.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'

/** Props of {@link HaveRow}. */
export interface HaveRowProps {
  recipe: Recipe
  /** The foods that are there, for their pictures. */
  foods: readonly Ingredient[]
}

/** A recipe with the foods that are there, and those that are missing. */
export function HaveRow({ recipe, foods }: HaveRowProps) {
  const { t, language } = useWords()
  const isHydrated = useHydrated()
  const { Name, Author, CoverPath, CoverColour, TotalTime, Foods } = recipe
  const missing = Foods?.Missing ?? []
  const there = foods.filter(({ Id }) => Foods?.There.includes(Id))
  const time = formatShortDuration(TotalTime)
  const names = missing.map((food) => food.Name)
  const missingText = new Intl.ListFormat(language, { type: 'unit' }).format(names)
  const row = (
    <Link
      href={`/recipes/${recipe.Id}`}
      className="group/row grid min-w-0 flex-1 grid-cols-[7rem_minmax(0,1fr)] items-center gap-4 py-4 max-[22rem]:grid-cols-[5rem_minmax(0,1fr)]"
    >
      <Image
        {...pictureSources(CoverPath, COVER.width)}
        {...COVER}
        sizes="7rem"
        alt=""
        colour={CoverColour ?? undefined}
        className="aspect-square rounded-control object-cover"
      />
      <span>
        <span className="block font-semibold group-hover/row:underline">{Name}</span>{' '}
        {missing.length > 0 && (
          <span className="mt-0.5 block text-label">
            {t('recipes.have.lacks', { count: missing.length })}{' '}
            <strong className="font-semibold">{missingText}</strong>
          </span>
        )}{' '}
        <span aria-hidden="true" className="mt-1.5 mb-1 flex flex-wrap gap-1">
          {there.map((food) => (
            <Food key={food.Id} food={food} />
          ))}
          {missing.map((food) => (
            <Food key={food.Id} food={food} isMissing />
          ))}
        </span>
        <span className="block text-caption text-ink-soft">
          {time && `${t('cards.inAll', { time })} · `}
          {Author.Name}
        </span>
      </span>
    </Link>
  )
  return (
    <div className="flex h-full items-center gap-3 border-b border-line">
      {row}
      {missing.length > 0 && (
        <span className="size-target shrink-0 noscript:hidden">
          {/* A press before it works would be lost. */}
          {isHydrated && (
            <AddFoods
              recipeId={recipe.Id}
              names={names}
              label={t('recipes.have.toList', { names: missingText })}
            />
          )}
        </span>
      )}
    </div>
  )
}

function Food({ food, isMissing = false }: { food: Ingredient; isMissing?: boolean }) {
  return (
    <span
      className={cn(
        'block size-7 overflow-hidden rounded-full',
        isMissing && 'border-[1.5px] border-dashed border-line-control',
      )}
    >
      <Image
        src={food.ImagePath && pictureUrl(food.ImagePath, THUMBNAIL_WIDTH)}
        alt=""
        width={28}
        height={28}
        className={cn('bg-transparent', isMissing && 'opacity-40 grayscale')}
      />
    </span>
  )
}
