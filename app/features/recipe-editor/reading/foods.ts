import type { Id } from '#contract/common.ts'
import type { FoodWords } from '#cooking/food-words.ts'
import type { WritableFood } from '#contract/own-recipes/own-recipe.ts'

/** The foods that lines are read with. */
export interface Foods {
  readonly words: FoodWords
  readonly byId: ReadonlyMap<Id, WritableFood>
  /** Before that no food is unknown. */
  readonly isLoaded: boolean
}
