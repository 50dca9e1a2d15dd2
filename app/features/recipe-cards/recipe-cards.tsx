import { skeletonIndexes, CardSkeleton } from '#app/lib/ui/card-skeleton.tsx'
import { RECIPES_PER_PAGE } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipe.ts'
import { RecipeCard } from './recipe-card.tsx'

/** Props of {@link RecipeCards}. */
export interface RecipeCardsProps {
  recipes: readonly Recipe[]
  /** Loads the first picture at once: for the first page of a list. @default false */
  eager?: boolean
}

/** The cards of one page of a list. */
export function RecipeCards({ recipes, eager = false }: RecipeCardsProps) {
  return recipes.map((recipe, index) => (
    <li key={recipe.Id}>
      <RecipeCard recipe={recipe} place="grid" level="h2" eager={eager && index === 0} />
    </li>
  ))
}

/** Skeletons of the cards of a page (RCL-42). */
export function RecipeSkeleton({ count = RECIPES_PER_PAGE }: { count?: number }) {
  return skeletonIndexes(count).map((index) => (
    <li key={index}>
      <CardSkeleton index={index} />
    </li>
  ))
}
