import { IMPORT_RECIPES_MAX, IMPORT_TEXTS_MAX } from '#contract/own/limits.ts'
import { ImportError } from './import-error.ts'
import type { RawRecipe } from './raw-recipe.ts'

/** Whether there is anything of a recipe. */
function isRecipe({ name, ingredients, steps, packed }: RawRecipe): boolean {
  return packed !== undefined || name !== '' || ingredients.length + steps.length > 0
}

/** Recipes of a source. Reading ends as soon as there are more than an import may have. */
export class FoundRecipes {
  readonly recipes: RawRecipe[] = []
  #length = 0

  /** @throws {ImportError} `TooManyRecipes`, `TooLarge` */
  add(...recipes: readonly RawRecipe[]): void {
    for (const recipe of recipes) {
      if (!isRecipe(recipe)) continue
      if (this.recipes.length === IMPORT_RECIPES_MAX) throw new ImportError('TooManyRecipes')
      // Pictures that are written as texts count.
      this.#length += JSON.stringify(recipe).length
      if (this.#length > IMPORT_TEXTS_MAX) throw new ImportError('TooLarge')
      this.recipes.push(recipe)
    }
  }
}
