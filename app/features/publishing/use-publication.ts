import { useMemo } from 'react'
import { OWN_KEYS } from '#app/features/own-recipes/index.ts'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { keysOf, RECIPE_KEYS } from '#app/lib/api/key-test.ts'
import { send, sendJson } from '#app/lib/api/send.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import type { Id } from '#contract/common.ts'
import type { Publication, SendIn } from '#contract/publishing/publication.ts'
import { publishingKeys } from './publishing-keys.ts'

const COUNT_KEYS = keysOf(['/recipe/count', '/my/recipes/:id/withdrawal'])

/**
 * How an own recipe stands on its way to everybody; no call without an id.
 *
 * Every act throws an ApiError, with status 0 without a connection.
 */
export function usePublication(id: Id | null) {
  const isSignedIn = useIsSignedIn()
  const isAsked = id !== null && isSignedIn
  const { data: publication, ...state } = useKey(isAsked ? publishingKeys.publication(id) : null)
  return { publication, ...state }
}

/** What an author can do with an own recipe; lists are read again after each act. */
export function usePublishingActs(id: Id) {
  const { write, refresh } = useCacheEditor()
  return useMemo(() => {
    const keep = async (call: Promise<Publication>): Promise<Publication> => {
      const answer = await call
      await write(publishingKeys.publication(id), answer)
      refresh(OWN_KEYS)
      return answer
    }
    const keepForAll = async (call: Promise<Publication>): Promise<Publication> => {
      const answer = await keep(call)
      refresh(RECIPE_KEYS)
      refresh(COUNT_KEYS)
      return answer
    }
    const params = { id }
    return {
      sendIn: (fields: SendIn) =>
        keepForAll(sendJson('POST /my/recipes/:id/submission', { params, fields })),
      takeBack: () => keep(send('DELETE /my/recipes/:id/submission', { params })),
      mark: (remark: Id, IsDone: boolean) =>
        keep(
          sendJson('PATCH /my/recipes/:id/remark/:remark', {
            params: { id, remark },
            fields: { IsDone },
          }),
        ),
      withdraw: () => keepForAll(send('DELETE /my/recipes/:id/publication', { params })),
      publishAgain: () => keepForAll(send('POST /my/recipes/:id/publication', { params })),
    }
  }, [id, write, refresh])
}
