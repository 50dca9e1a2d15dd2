import type { Author } from '#contract/author.ts'
import type { Cookbook } from '#contract/cookbook.ts'
import type { Ingredient } from '#contract/ingredient.ts'
import type { Recipe } from '#contract/recipe.ts'

/** Results by kind; a kind is absent before its response. */
export interface Found {
  readonly recipes?: readonly Recipe[]
  readonly cookbooks?: readonly Cookbook[]
  readonly ingredients?: readonly Ingredient[]
  readonly authors?: readonly Author[]
}

/** A kind of result. */
export type Kind = keyof Found
