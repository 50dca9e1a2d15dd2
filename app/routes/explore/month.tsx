import { Carousel } from '#design-system/carousel/carousel.tsx'
import { cn } from '#design-system/lib/cn.ts'
import { Skeleton, SkeletonRegion } from '#design-system/skeleton/skeleton.tsx'
import {
  MONTH_HEIGHT,
  MONTH_PICTURE,
  MonthBanner,
  useCookbookOfTheMonth,
} from '#app/features/cookbooks/index.ts'
import { RecipeCard } from '#app/features/recipe-cards/index.ts'
import { useRecipesOfBook } from '#app/features/recipes/index.ts'
import { CardSkeleton, skeletonIndexes } from '#app/lib/ui/card-skeleton.tsx'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'

/**
 * The cookbook of the month and its recipes. Nothing is shown in a month without one, or when it
 * cannot be loaded: the rest of the page is enough.
 */
export function Month() {
  const { month, isPending } = useCookbookOfTheMonth()
  if (isPending) {
    return (
      <>
        <SkeletonRegion>
          <Skeleton className={cn(MONTH_PICTURE, MONTH_HEIGHT)} />
        </SkeletonRegion>
        <MonthShelf />
      </>
    )
  }
  if (!month) return null
  return (
    <>
      <MonthBanner month={month} />
      <MonthRecipes bookId={month.BookId} />
    </>
  )
}

/** The recipes of the cookbook of the month in a carousel. */
function MonthRecipes({ bookId }: { bookId: Id }) {
  const { t } = useWords()
  const { recipes, error, retry } = useRecipesOfBook(bookId)
  if (recipes?.length === 0) return null
  return (
    <div tabIndex={-1} className="outline-none">
      {error ? (
        <LoadFailed
          title={t('explore.failed.recipes')}
          text={t('explore.failed.text')}
          onRetry={retry}
        />
      ) : (
        <MonthShelf recipes={recipes} />
      )}
    </div>
  )
}

/** The carousel of {@link MonthRecipes}, with skeletons while the recipes are loading. */
function MonthShelf({ recipes }: { recipes?: readonly Recipe[] | undefined }) {
  const { t } = useWords()
  return (
    <Carousel
      className="page-column mt-8"
      heading={<h2 className="text-subheading">{t('explore.month.recipes')}</h2>}
    >
      {recipes?.map((recipe) => <RecipeCard key={recipe.Id} recipe={recipe} place="carousel" />) ??
        skeletonIndexes(4).map((index) => <CardSkeleton key={index} index={index} />)}
    </Carousel>
  )
}
