import { readOlderComments } from '#app/features/offline/read-older-comments.ts'
import { filmPictures, pagePictures, readRecipe } from '#app/features/recipes/index.ts'
import { AHEAD, openCall } from '#app/lib/api/api-client.ts'
import type { Key } from '#app/lib/api/keys.ts'
import type { Id } from '#contract/common.ts'
import { LANGUAGES, langIdOf, type LangId } from '#contract/languages.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'

/** The server writes the texts of a film for a number of people; they are saved up to this one. */
const PEOPLE = Array.from({ length: 12 }, (_, index) => index + 1)

/** The responses that a recipe's page and its film need, as they are saved. */
export interface RecipeParts {
  /** The recipe by language. */
  recipes: Record<LangId, Recipe>
  /** Responses by their keys. */
  answers: ReadonlyMap<string, Response>
  /** Addresses of pictures, each in one width. */
  pictures: readonly string[]
}

/**
 * Fetches all responses about a recipe with a film, in every language. The files are not fetched.
 *
 * @throws {ApiError} if a call fails, or the recipe no longer exists
 */
export async function fetchRecipeParts(id: Id, signal: AbortSignal): Promise<RecipeParts> {
  const answers = new Map<string, Response>()
  const read = async <Data>(key: Key<Data>): Promise<Data> => {
    const answer = await openCall(key, { cache: 'no-store', signal, headers: AHEAD })
    answers.set(key, answer.clone())
    return await answer.json()
  }
  const pictures = new Set<string>()
  const readLanguage = async (langId: LangId) => {
    const contents = await readRecipe(read, id, langId, PEOPLE)
    await readOlderComments(read, id, langId, contents)
    for (const url of pagePictures(contents)) pictures.add(url)
    for (const url of filmPictures(contents)) pictures.add(url)
    return contents.recipe
  }
  const [german, english] = await Promise.all(
    LANGUAGES.map((language) => readLanguage(langIdOf(language))),
  )
  if (!german || !english) throw new Error('A language is missing.')
  return { recipes: { 0: german, 1: english }, answers, pictures: [...pictures] }
}
