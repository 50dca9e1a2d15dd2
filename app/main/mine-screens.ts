import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'
import { PendingRecipe } from '#app/routes/recipe/hero-skeleton.tsx'

/** Bringing recipes along. */
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

/** Its kitchen. */
export const LateCook = lateComponent(async () => {
  const code = import('#app/routes/cook/cook.tsx')
  return (await withAreas(['kitchen', 'cookAlong', 'recipeFacts'], code)).CookScreen
})

/** What its cook is asked afterwards. */
export const LateDone = lateComponent(async () => {
  const code = import('#app/routes/cook/done.tsx')
  return (await withAreas(['cooked', 'kitchen', 'recipe'], code)).DoneScreen
})
