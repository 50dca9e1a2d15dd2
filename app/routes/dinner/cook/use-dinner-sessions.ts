import { useEffect } from 'react'
import { useKitchen, useLiveSessions, type KitchenSession } from '#app/features/kitchen/index.ts'
import type { DishRecipe, FollowedDinner } from '#app/features/dinner/index.ts'

/**
 * The kitchen of each dish: its place, ticks and timers are those of the kitchen of its recipe, so that bells ring as
 * they do there. By dish; undefined where a recipe is not known.
 */
export function useDinnerSessions(
  { dinner, kept }: Pick<FollowedDinner, 'dinner' | 'kept'>,
  recipes: readonly (DishRecipe | undefined)[],
): (KitchenSession | undefined)[] {
  const { open } = useKitchen()
  const live = useLiveSessions()
  const sessions = dinner.Dishes.map(({ RecipeId }) =>
    live.find(({ recipeId, endedAt }) => recipeId === RecipeId && endedAt === null),
  )
  const missing = recipes.flatMap((recipe, dish) =>
    recipe && recipe.steps.length > 0 && !sessions[dish] && !kept.Dishes[dish]?.IsLeftOut
      ? [recipe]
      : [],
  )
  const names = missing.map(({ recipe }) => recipe.Id).join(' ')
  useEffect(() => {
    if (dinner.EndedAt !== null) return
    for (const { recipe, steps } of missing)
      open({ recipeId: recipe.Id, recipeName: recipe.Name, stepCount: steps.length }, kept.People)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the names are what is missing
  }, [names, open, dinner.EndedAt])
  return sessions
}
