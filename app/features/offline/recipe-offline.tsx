import { memberPart } from '#app/features/account/index.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { RecipeOfflineProps } from './member-recipe-offline.tsx'

/** The offer to save a recipe's film, for members only. */
export const RecipeOffline = memberPart<RecipeOfflineProps>(
  async () => {
    const code = import('./member-recipe-offline.tsx')
    return (await withAreas(['offline'], code)).RecipeOffline
  },
  () => null,
)
