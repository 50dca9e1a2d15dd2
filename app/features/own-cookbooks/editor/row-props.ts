import type { BookRecipe } from '#contract/cookbooks/own-cookbook.ts'

/** Props of a recipe of a cookbook in its editor. */
export interface RecipeRowProps {
  recipe: BookRecipe
  /** What it is called, also without a name. */
  name: string
  /** Name of its tab. */
  tab: string
  /** Its place in the tab, from 0. */
  index: number
  /** Recipes in the tab. */
  count: number
  /** Whether it can go up and down by one place. */
  canUp: boolean
  canDown: boolean
  isLifted: boolean
  /** Whether it is chosen; undefined while none are. */
  isChosen: boolean | undefined
  /** Whether a finger that rests on it lifts it. */
  isHeld: boolean
}
