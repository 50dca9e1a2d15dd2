import { memo, Suspense } from 'react'
import { skeletonIndexes, CardSkeleton } from '#app/lib/ui/card-skeleton.tsx'
import { RECIPES_PER_PAGE } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { RecipeCard } from './recipe-card.tsx'

/** Props of {@link RecipeCards}. */
export interface RecipeCardsProps {
  recipes: readonly Recipe[]
  /** Loads the first picture at once: for the first page of a list. @default false */
  eager?: boolean
  /** Level of the headings; one below that of the list. @default 'h2' */
  level?: 'h2' | 'h3'
}

/**
 * The cards of one page of a list. They hydrate in slices: memoised, because new props would make React
 * hydrate all of them in one task.
 */
export const RecipeCards = memo(function RecipeCards({
  recipes,
  eager = false,
  level = 'h2',
}: RecipeCardsProps) {
  return (
    <Suspense>
      {recipes.map((recipe, index) => (
        <li key={recipe.Id}>
          <RecipeCard recipe={recipe} place="grid" level={level} eager={eager && index === 0} />
        </li>
      ))}
    </Suspense>
  )
})

/** Skeletons of the cards of a page. */
export function RecipeSkeleton({ count = RECIPES_PER_PAGE }: { count?: number }) {
  return skeletonIndexes(count).map((index) => (
    <li key={index}>
      <CardSkeleton index={index} />
    </li>
  ))
}
