import { boneNumbers, CardBones } from '#app/cards/card-bones.tsx'
import { RecipeCard } from '#app/cards/recipe-card.tsx'
import { RECIPES_PER_PAGE } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipe.ts'

/** Props of {@link RecipeCards}. */
export interface RecipeCardsProps {
  recipes: readonly Recipe[]
  /** The first picture loads at once: for the first page of a list. @default false */
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

/** Stands where the cards of a page will be (RCL-42); `count` is the number of bones. */
export function RecipeBones({ count = RECIPES_PER_PAGE }: { count?: number }) {
  return boneNumbers(count).map((index) => (
    <li key={index}>
      <CardBones index={index} />
    </li>
  ))
}
