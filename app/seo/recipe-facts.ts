import type { Translate } from '#app/lib/words/translate.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { RecipeIngredient, Tool } from '#contract/recipes/ingredient.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { VideoAction } from '#contract/recipes/video.ts'
import type { Site } from './address.ts'

/** What a recipe's structured data is made from. What did not arrive is left out. */
export interface RecipeFacts extends Site {
  recipe: Recipe
  ingredients: readonly RecipeIngredient[] | undefined
  steps: readonly HowToStep[] | undefined
  tools: readonly Tool[] | undefined
  actions: readonly VideoAction[] | undefined
  t: Translate
}
