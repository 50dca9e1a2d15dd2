import { IMPORT_RECIPES_MAX, IMPORT_TEXTS_MAX } from '#contract/recipe-import/limits.ts'
import { ImportError } from '../import-error.ts'
import type { RawRecipe } from '../raw-recipe.ts'

/** Whether there is anything of a recipe. */
function isRecipe({ name, ingredients, steps, packed }: RawRecipe): boolean {
  return packed !== undefined || name !== '' || ingredients.length + steps.length > 0
}

/** Characters that a value takes at least; counting ends above a limit, because texts may be shared. */
function lengthOf(value: unknown, max: number): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 1
  let length = 2
  for (const inner of value instanceof Map ? value.values() : Object.values(value)) {
    length += 1 + lengthOf(inner, max - length)
    if (length > max) break
  }
  return length
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
      this.#length += lengthOf(recipe, IMPORT_TEXTS_MAX - this.#length)
      if (this.#length > IMPORT_TEXTS_MAX) throw new ImportError('TooLarge')
      this.recipes.push(recipe)
    }
  }
}
