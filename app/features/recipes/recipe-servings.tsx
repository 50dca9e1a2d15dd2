import type { Recipe } from '#contract/recipes/recipe.ts'
import { tinOfBasis, useScale, useServings } from './servings.ts'
import { YieldCounter } from './yield-counter.tsx'

/** Props of {@link RecipeServings}. */
export interface RecipeServingsProps {
  recipe: Recipe
  /** Replaces "Servings" as the name of the counter. */
  label?: string
}

/** The counter of a recipe's page: both of a page and the film share one number. */
export function RecipeServings({ recipe, ...props }: RecipeServingsProps) {
  const [servings, setServings] = useServings(recipe)
  const { scaled } = useScale(recipe)
  return (
    <YieldCounter
      {...props}
      makes={recipe.Yield}
      value={servings}
      onValueChange={setServings}
      tin={tinOfBasis(scaled?.basis)}
      className="max-tablet:w-full max-tablet:justify-between"
    />
  )
}
