import { keys, type Key } from '#app/lib/api/keys.ts'
import type { LoadOptions } from '#app/lib/api/prefetch.ts'
import type { Comment } from '#contract/recipes/comment.ts'
import type { Id } from '#contract/common.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { RecipeIngredient, Tool } from '#contract/recipes/ingredient.ts'
import type { LangId } from '#contract/languages.ts'
import { SERVINGS_DEFAULT } from '#contract/limits.ts'
import { isOwnId } from '#contract/own-recipes/own-id.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { VideoAction } from '#contract/recipes/video.ts'

/** The number of people that a recipe is shown for at first. */
export function startOf({ Yield }: Pick<Recipe, 'Yield'>): number {
  return Yield?.Servings ?? SERVINGS_DEFAULT
}

/** All data on the page of a recipe. A part that could not be read is undefined. */
export interface RecipeContents {
  recipe: Recipe | undefined
  ingredients: readonly RecipeIngredient[] | undefined
  steps: readonly HowToStep[] | undefined
  comments: readonly Comment[] | undefined
  tools: readonly Tool[] | undefined
  /** Steps and subtitles of the film, for the number that the recipe is shown for at first. */
  actions: readonly VideoAction[] | undefined
}

/** Reads a key. May resolve to undefined when a failure is acceptable. */
export type ReadKey = <Data>(key: Key<Data>, options?: LoadOptions) => Promise<Data | undefined>

/**
 * Reads all keys of a recipe's page, those of the film after the recipe. Used by the loader of the route
 * and by the code that saves recipes and films for offline use.
 *
 * @param servings further numbers of people to read the film's texts for
 * @throws what `read` throws
 */
export async function readRecipe(
  read: ReadKey,
  id: Id,
  langId: LangId,
  servings: readonly number[] = [],
): Promise<RecipeContents> {
  const readFilm = async (loading: Promise<Recipe | undefined>) => {
    const recipe = await loading
    const film = recipe?.Videos.Main
    if (!film) return undefined
    const counts = new Set([startOf(recipe), ...servings])
    const films = Array.from(counts, (count) => read(keys.videoActions(film.Id, count, langId)))
    return (await Promise.all(films))[0]
  }
  const loading = read(keys.recipe(id, langId), { countsView: true })
  const [recipe, ingredients, steps, comments, tools, actions] = await Promise.all([
    loading,
    read(keys.recipeIngredients(id, langId)),
    read(keys.howTo(id, langId)),
    isOwnId(id) ? undefined : read(keys.comments(id, langId)),
    read(keys.tools(langId)),
    readFilm(loading),
  ])
  return { recipe, ingredients, steps, comments, tools, actions }
}
