import { keys } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { SERVINGS_DEFAULT } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'

export function useRecipe(id: Id) {
  const { langId } = useWords()
  const { data: recipe, ...state } = useKey(keys.recipe(id, langId))
  return { recipe, ...state }
}

/** The ingredients of a recipe, with amounts for one person. */
export function useRecipeIngredients(id: Id) {
  const { langId } = useWords()
  const { data: ingredients, ...state } = useKey(keys.recipeIngredients(id, langId))
  return { ingredients, ...state }
}

/** The steps of a recipe. No call without an ID. */
export function useHowTo(id: Id | undefined) {
  const { langId } = useWords()
  const { data: steps, ...state } = useKey(id === undefined ? null : keys.howTo(id, langId))
  return { steps, ...state }
}

/** The newest comments on a recipe, one more than are shown at first. */
export function useComments(id: Id) {
  const { langId } = useWords()
  const { data: comments, ...state } = useKey(keys.comments(id, langId))
  return { comments, ...state }
}

/**
 * At most 100 comments on a recipe that are older than one of them, newest first.
 *
 * @param before no call when undefined
 */
export function useOlderComments(id: Id, before: Id | undefined) {
  const { langId } = useWords()
  const { data: comments, ...state } = useKey(
    before === undefined ? null : keys.olderComments(id, before, langId),
  )
  return { comments, ...state }
}

/** The whole tool catalogue. */
export function useTools() {
  const { langId } = useWords()
  const { data: tools, ...state } = useKey(keys.tools(langId))
  return { tools, ...state }
}

/**
 * Steps and subtitles of a recipe's film. No call for a recipe without a film.
 *
 * @param persons number of people for the amounts; no call when null
 */
export function useVideoActions(recipe: Recipe, persons: number | null = SERVINGS_DEFAULT) {
  const { langId } = useWords()
  const { Main } = recipe.Videos
  const { data: actions, ...state } = useKey(
    Main && persons !== null ? keys.videoActions(Main.Id, persons, langId) : null,
  )
  return { actions, ...state }
}
