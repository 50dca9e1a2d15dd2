import { send, sendJson } from '#app/lib/api/send.ts'
import type { Id } from '#contract/common.ts'
import type { Language } from '#contract/languages.ts'
import { emptyDraft } from '#contract/own/draft.ts'

/**
 * Begins a recipe with its picture.
 *
 * @returns the recipe's id
 * @throws {ApiError}
 */
export async function beginWithPicture(picture: File, language: Language): Promise<Id> {
  const fields = new FormData()
  fields.set('picture', picture)
  const { Id: PictureId } = await send('POST /my/pictures', { fields })
  const Draft = { ...emptyDraft(language), PictureId }
  const recipe = await sendJson('POST /my/recipes', { fields: { Key: crypto.randomUUID(), Draft } })
  return recipe.Id
}
