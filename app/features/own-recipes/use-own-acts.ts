import { useMemo } from 'react'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { send, sendJson } from '#app/lib/api/send.ts'
import type { Id } from '#contract/common.ts'
import type { FolderBody, PlaceOwnRecipe } from '#contract/own-recipes/own-recipe.ts'
import { OWN_KEYS } from './own-keys.ts'

/**
 * What can be done with own recipes and their folders. Lists are read again after each act.
 *
 * Every act throws an ApiError, with status 0 without a connection.
 */
export function useOwnActs() {
  const { refresh } = useCacheEditor()
  return useMemo(() => {
    const then = async <Data>(call: Promise<Data>): Promise<Data> => {
      const answer = await call
      refresh(OWN_KEYS)
      return answer
    }
    return {
      bin: (id: Id) => then(send('DELETE /my/recipes/:id', { params: { id } })),
      restore: (id: Id) => then(send('POST /my/recipes/:id/restore', { params: { id } })),
      deleteForGood: (id: Id) => then(send('DELETE /my/recipes/:id/forever', { params: { id } })),
      /** Notes that the member has seen which timers are different. */
      seeTimers: (id: Id) => then(send('POST /my/recipes/:id/timers/seen', { params: { id } })),
      place: (id: Id, fields: PlaceOwnRecipe) =>
        then(sendJson('PATCH /my/recipes/:id/place', { params: { id }, fields })),
      makeLink: (id: Id) => then(send('POST /my/recipes/:id/link', { params: { id } })),
      /** Replaces the link: the old one leads nowhere then. */
      renewLink: async (id: Id) => {
        await then(send('DELETE /my/recipes/:id/link', { params: { id } }))
        await then(send('POST /my/recipes/:id/link', { params: { id } }))
      },
      withdrawLink: (id: Id) => then(send('DELETE /my/recipes/:id/link', { params: { id } })),
      addFolder: (Name: string) => then(sendJson('POST /my/folders', { fields: { Name } })),
      changeFolder: (id: Id, fields: FolderBody) =>
        then(sendJson('PATCH /my/folders/:id', { params: { id }, fields })),
      deleteFolder: (id: Id) => then(send('DELETE /my/folders/:id', { params: { id } })),
    }
  }, [refresh])
}
