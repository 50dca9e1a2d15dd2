import { memberPart } from '#app/session/member-part.tsx'
import { withAreas } from '#app/words/load.ts'
import type { Recipe } from '#contract/recipe.ts'

/** Props of {@link RecipeOffline}. */
export interface RecipeOfflineProps {
  recipe: Recipe
}

/** What a recipe offers without a connection, for members alone. */
export const RecipeOffline = memberPart<RecipeOfflineProps>(
  async () => {
    const code = import('#app/kept-films/recipe-offline.tsx')
    return (await withAreas(['offline'], code)).RecipeOffline
  },
  () => null,
)
