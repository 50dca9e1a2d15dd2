import { openCall } from '#app/data/api-client.ts'
import { keys } from '#app/data/keys.ts'
import { pictureUrl } from '#app/data/media.ts'
import { readComments } from '#app/offline/read-comments.ts'
import type { Id } from '#contract/common.ts'
import type { HowToStep } from '#contract/how-to.ts'
import type { RecipeIngredient, Tool } from '#contract/ingredient.ts'
import { LANGUAGES, langIdOf, type LangId } from '#contract/languages.ts'
import type { PictureWidth } from '#contract/pictures.ts'
import type { Recipe } from '#contract/recipe.ts'
import type { VideoAction } from '#contract/video.ts'

/** The server writes the words of a film for a number of people: those that are kept go up to here. */
const PEOPLE = Array.from({ length: 12 }, (_, index) => index + 1)

/** Widths that stand for all others: of pictures, of plates and portraits, and in the player. */
const WIDTHS = { picture: 640, plate: 160, thumb: 320 } as const satisfies Record<
  string,
  PictureWidth
>

/** The answers that a recipe's page and its film are made of, to be kept as they came. */
export interface RecipeParts {
  /** The recipe by language. */
  recipes: Record<LangId, Recipe>
  /** Answers by their keys. */
  answers: ReadonlyMap<string, Response>
  /** Addresses of pictures, each in one width. */
  pictures: readonly string[]
}

/**
 * Fetches everything about a recipe with a film but its files, in every language.
 *
 * @throws {ApiError} when something does not arrive, or the recipe is gone
 */
export async function fetchRecipeParts(id: Id, signal: AbortSignal): Promise<RecipeParts> {
  const answers = new Map<string, Response>()
  const read = async <Data>(key: string): Promise<Data> => {
    const answer = await openCall(key, { cache: 'no-store', signal })
    answers.set(key, answer.clone())
    return (await answer.json()) as Data
  }
  const pictures = new Set<string>()
  const look = (path: string | null, width: PictureWidth) => {
    if (path !== null) pictures.add(pictureUrl(path, width))
  }

  const readLanguage = async (langId: LangId) => {
    const [recipe, ingredients, steps, tools] = await Promise.all([
      read<Recipe>(keys.recipe(String(id), langId)),
      read<RecipeIngredient[]>(keys.recipeIngredients(String(id), langId)),
      read<HowToStep[]>(keys.howTo(String(id), langId)),
      read<Tool[]>(keys.tools(langId)),
      readComments(read, id, langId),
    ])
    const film = recipe.Videos.Main
    const films = film ? PEOPLE.map((count) => keys.videoActions(film.Id, count, langId)) : []
    const [actions = []] = await Promise.all(films.map((key) => read<VideoAction[]>(key)))

    look(recipe.CoverPath, WIDTHS.picture)
    look(recipe.IngredientImagePath, WIDTHS.picture)
    look(recipe.ToolImagePath, WIDTHS.picture)
    look(recipe.Author.ImagePath, WIDTHS.plate)
    for (const { ImagePath } of steps) look(ImagePath, WIDTHS.picture)
    for (const { Ingredient } of ingredients) look(Ingredient.ImagePath, WIDTHS.plate)
    for (const { Id, ImagePath } of tools) {
      if (recipe.ToolIds.includes(Id)) look(ImagePath, WIDTHS.plate)
    }
    for (const { ThumbPath } of actions) look(ThumbPath, WIDTHS.thumb)
    return recipe
  }
  const [german, english] = await Promise.all(
    LANGUAGES.map((language) => readLanguage(langIdOf(language))),
  )
  if (!german || !english) throw new Error('A language is missing.')
  return { recipes: { 0: german, 1: english }, answers, pictures: [...pictures] }
}
