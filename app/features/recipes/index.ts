export { Facts } from './facts.tsx'
export { FilterButton } from './filter/filter-button.tsx'
export { FilterChips } from './filter/filter-chips.tsx'
export { FilterPanel } from './late.tsx'
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
} from './filter/filter-address.ts'
export type { RecipeFilter } from './filter/recipe-filter.ts'
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
export { Tools } from './tools/tools.tsx'
export { useCloseTags } from './filter/use-facets.ts'
export type { Loosening } from './filter/filter-parts.ts'
export { useFilteredPage, useLoosened } from './filter/use-filtered-recipes.ts'
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
  useRecipesByFoods,
} from './use-recipes.ts'
export { useFirstOfTag, useTagPage, useTags } from './use-tags.ts'
export { WarningNote } from './warning-note.tsx'
export { YieldCounter } from './yield-counter.tsx'
export { tinOf, yieldText } from './yield-text.ts'
