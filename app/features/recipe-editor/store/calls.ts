import { keyOf } from '#app/lib/api/keys.ts'
import { fetchKey } from '#app/lib/api/api-client.ts'
import { send, sendJson } from '#app/lib/api/send.ts'
import type { Id } from '#contract/common.ts'
import type { OwnPicture } from '#contract/own-recipes/own-recipe.ts'
import type { DraftCalls } from './draft-state.ts'

/** The foods that a member's lines are read with. */
export const foodsKey = () => keyOf('/my/foods', {})

/** The earlier versions of a recipe. */
export const versionsKey = (id: Id) => keyOf('/my/recipes/:id/versions', { id })

/** An earlier version with its words. */
export const versionKey = (id: Id, version: Id) =>
  keyOf('/my/recipes/:id/versions/:version', { id, version })

/** Reads a recipe as the editor opens it. @throws {ApiError} */
export const readOwnRecipe = (id: number) => fetchKey(keyOf('/my/recipes/:id/draft', { id }))

/** Calls of the API about a draft. */
export const draftCalls: DraftCalls = {
  create: (Key, Draft) => sendJson('POST /my/recipes', { fields: { Key, Draft } }),
  save: (id, Version, Draft, LeftOut) =>
    sendJson('PATCH /my/recipes/:id', {
      params: { id },
      fields: { Version, Draft, ...(LeftOut && { LeftOut }) },
    }),
  read: readOwnRecipe,
}

/** Sends a picture. @throws {ApiError} */
export async function sendPicture(file: File): Promise<OwnPicture> {
  const fields = new FormData()
  fields.set('picture', file)
  return await send('POST /my/pictures', { fields })
}
