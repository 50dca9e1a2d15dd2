import { lateComponent } from '#app/lib/lazy/late-component.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { Id } from '#contract/common.ts'
import { PendingRecipe } from '#app/routes/recipe/hero-skeleton.tsx'

/** The screen that imports recipes. */
export const LateRecipeImport = lateComponent(async () => {
  const code = import('#app/features/recipe-import/index.ts')
  return (await withAreas(['recipeImport'], code)).ImportPage
})

/** Where a film is made for an own recipe. */
export const LateStudio = lateComponent<{ id: Id }>(async () => {
  const code = import('#app/features/studio/index.ts')
  return (await withAreas(['studio', 'studioPages', 'studioTexts', 'publishing'], code)).StudioPage
})

/** What is eaten when. */
export const LateWeek = lateComponent(async () => {
  const code = import('#app/routes/week/week.tsx')
  return (await withAreas(['week', 'memberActions'], code)).WeekScreen
})

/** A dinner that is planned from it, with the words of the kitchen in which it is cooked. */
export const LateDinner = lateComponent(async () => {
  const code = import('#app/routes/dinner/dinner-screen.tsx')
  return (await withAreas(['week', 'dinner', 'kitchen', 'recipe', 'recipeFacts'], code))
    .DinnerScreen
})

/** The member's cookbooks, and the editor of one. */
export const LateOwnCookbooks = lateComponent(async () => {
  const code = import('#app/routes/own-cookbooks/own-cookbooks.tsx')
  return (await withAreas(['ownCookbooks', 'memberActions'], code)).OwnCookbooks
})

/** A cookbook as readers will see it. */
export const LateCookbookPreview = lateComponent<{ id: Id }>(async () => {
  const code = import('./cookbook-preview.tsx')
  return (await withAreas(['cookbooks', 'ownCookbooks', 'publishing'], code)).CookbookPreview
})

/** A cookbook for whoever has its link. */
export const LateLinkedCookbook = lateComponent(async () => {
  const code = import('#app/routes/own-cookbooks/linked-cookbook.tsx')
  return (await withAreas(['ownCookbooks', 'memberActions'], code)).LinkedCookbookScreen
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
export const LateKitchen = lateComponent(async () => {
  const code = import('#app/routes/kitchen/kitchen-screen.tsx')
  return (await withAreas(['kitchen', 'film', 'recipeFacts'], code)).KitchenScreen
})

/** The screen after cooking an own recipe. */
export const LateDone = lateComponent(async () => {
  const code = import('#app/routes/kitchen/done.tsx')
  return (await withAreas(['cookingLog', 'kitchen', 'recipe'], code)).DoneScreen
})
