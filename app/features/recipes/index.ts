export { Facts } from './facts.tsx'
export { FilterButton } from './filter/filter-button.tsx'
export { FilterChips } from './filter/filter-chips.tsx'
export { FilterPanel } from './filter/late-filter-panel.tsx'
export { usePartLabel } from './filter/use-filter-label.ts'
export { GoodToKnow } from './good-to-know.tsx'
export { Keeping } from './keeping.tsx'
export { Plate } from './plate.tsx'
export {
  addressOf,
  isPlainFilter,
  namesFilter,
  recipeFilterOf,
  recipeQueryOf,
} from './filter-address.ts'
export type { RecipeFilter } from './recipe-filter.ts'
export { readRecipe, startOf, type ReadKey, type RecipeContents } from './recipe-contents.ts'
export { filmPictures, pagePictures } from './recipe-pictures.ts'
export { stepParts } from './step-parts.ts'
export { RecipeServings } from './recipe-servings.tsx'
export {
  type Basis,
  type Scaled,
  servingsStore,
  tinOfBasis,
  usePeople,
  useScale,
  useServings,
} from './servings.ts'
export { StepFacts } from './step-facts.tsx'
export { StepPicture } from './step-picture.tsx'
export { tagAddress, tagOf, withoutTag } from './tag-address.ts'
export { writeOvenHeat } from './temperature.ts'
export { Tools } from './tools.tsx'
export { useCloseTags } from './use-close-tags.ts'
export type { Loosening } from './filter-parts.ts'
export { useFilteredPage, useLoosened } from './use-filtered-recipes.ts'
export { useIngredients, useIngredientSearch, useOftenThere } from './use-ingredients.ts'
export {
  useComments,
  useHowTo,
  useOlderComments,
  useRecipe,
  useRecipeIngredients,
  useTools,
  useVideoActions,
} from './use-recipe.ts'
export {
  useFirstRecipes,
  usePopularRecipes,
  useRecipeCount,
  useRecipePage,
  useRecipesOfAuthor,
  useRecipesOfBook,
} from './use-recipes.ts'
export { useRecipesByFoods } from './use-recipes-by-foods.ts'
export { useFirstOfTag, useTagPage, useTags } from './use-tags.ts'
export { WarningNote } from './warning-note.tsx'
export { YieldCounter } from './yield-counter.tsx'
export { tinOf, yieldText } from './yield-text.ts'
