import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'
import { PendingRecipe } from '#app/routes/recipe/hero-skeleton.tsx'

/** The screen that imports recipes. */
export const LateBring = lateComponent(async () => {
  const code = import('#app/features/bring/index.ts')
  return (await withAreas(['bring'], code)).BringPage
})

/** The page of an own recipe. */
export const LateOwnRecipe = lateComponent(
  async () => {
    const code = import('#app/routes/recipe/own/own-recipe.tsx')
    return (await withAreas(['recipe', 'recipeFacts', 'food'], code)).OwnRecipeScreen
  },
  { pending: PendingRecipe },
)

/** The kitchen of an own recipe. */
export const LateCook = lateComponent(async () => {
  const code = import('#app/routes/cook/cook.tsx')
  return (await withAreas(['kitchen', 'cookAlong', 'recipeFacts'], code)).CookScreen
})

/** The screen after cooking an own recipe. */
export const LateDone = lateComponent(async () => {
  const code = import('#app/routes/cook/done.tsx')
  return (await withAreas(['cooked', 'kitchen', 'recipe'], code)).DoneScreen
})
