import { Carousel } from '#design-system/carousel/carousel.tsx'
import { RecipeCard } from '#app/features/recipe-cards/index.ts'
import { useRecipesOfBook } from '#app/features/recipes/index.ts'
import { skeletonIndexes, CardSkeleton } from '#app/lib/ui/card-skeleton.tsx'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { Recipe } from '#contract/recipe.ts'

/** The recipes of the cookbook of the month in a carousel (EXP-03). */
export function MonthRecipes({ bookId }: { bookId: Id }) {
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
export function MonthShelf({ recipes }: { recipes?: readonly Recipe[] | undefined }) {
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
