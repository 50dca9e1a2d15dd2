import { useMemo } from 'react'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { send, sendJson } from '#app/lib/api/send.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type {
  CookbookPicture,
  NewOwnCookbook,
  OwnCookbook,
} from '#contract/cookbooks/own-cookbook.ts'
import { ownCookbookKeys, SHELF_KEYS } from './cookbook-keys.ts'

/**
 * What can be done with a member's cookbooks as a whole. The list is read again after each act.
 *
 * Every act throws an ApiError, with status 0 without a connection.
 */
export function useCookbookActs() {
  const { langId: LangId } = useWords()
  const { refresh, write } = useCacheEditor()
  return useMemo(() => {
    const then = async <Data>(call: Promise<Data>): Promise<Data> => {
      const answer = await call
      refresh(SHELF_KEYS)
      return answer
    }
    const thenOne = async (call: Promise<OwnCookbook>): Promise<OwnCookbook> => {
      const cookbook = await then(call)
      await write(ownCookbookKeys.one(cookbook.Id, LangId), cookbook)
      return cookbook
    }
    const at = (id: Id) => ({ params: { id, LangId } })
    return {
      add: (fields: NewOwnCookbook) =>
        thenOne(sendJson('POST /my/cookbooks', { params: { LangId }, fields })),
      bin: (id: Id) => then(send('DELETE /my/cookbooks/:id', { params: { id } })),
      restore: (id: Id) => thenOne(send('POST /my/cookbooks/:id/restore', at(id))),
      deleteForGood: (id: Id) => then(send('DELETE /my/cookbooks/:id/forever', { params: { id } })),
      makeLink: (id: Id) => thenOne(send('POST /my/cookbooks/:id/link', at(id))),
      withdrawLink: (id: Id) => thenOne(send('DELETE /my/cookbooks/:id/link', at(id))),
      /** Gives it a cover or a header: a part of a picture, as shares of it. */
      setPicture: (
        id: Id,
        place: CookbookPicture,
        picture: Blob,
        part: { x: number; y: number; width: number },
      ) => {
        const fields = new FormData()
        fields.append('picture', picture)
        const { x: X, y: Y, width: Width } = part
        const params = { id, place, LangId, X, Y, Width }
        return thenOne(send('POST /my/cookbooks/:id/picture/:place', { params, fields }))
      },
      removePicture: (id: Id, place: CookbookPicture) =>
        thenOne(send('DELETE /my/cookbooks/:id/picture/:place', { params: { id, place, LangId } })),
      /** Answers which of two orders holds. */
      chooseOrder: (id: Id, Use: 'this' | 'other') =>
        thenOne(sendJson('POST /my/cookbooks/:id/order', { ...at(id), fields: { Use } })),
      /** Makes a cookbook of one's own of what a link leads to. */
      copy: (token: string, Key: string) =>
        thenOne(
          sendJson('POST /unlisted/cookbook/:token/copy', {
            params: { token, LangId },
            fields: { Key },
          }),
        ),
    }
  }, [LangId, refresh, write])
}

/** What can be done with a member's cookbooks. */
export type CookbookActs = ReturnType<typeof useCookbookActs>
