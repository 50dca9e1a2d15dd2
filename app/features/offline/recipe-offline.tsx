import { memberPart } from '#app/features/account/index.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { RecipeOfflineProps } from './member-recipe-offline.tsx'

/** What a recipe offers without a connection, for members alone. */
export const RecipeOffline = memberPart<RecipeOfflineProps>(
  async () => {
    const code = import('./member-recipe-offline.tsx')
    return (await withAreas(['offline'], code)).RecipeOffline
  },
  () => null,
)
