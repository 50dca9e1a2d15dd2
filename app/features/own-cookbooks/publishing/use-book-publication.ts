import { useMemo } from 'react'
import { useMember } from '#app/features/account/index.ts'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { keysOf } from '#app/lib/api/key-test.ts'
import { send, sendJson } from '#app/lib/api/send.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { CookbookPublication, PublishCookbook } from '#contract/cookbooks/publication.ts'
import type { OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import { ownCookbookKeys, SHELF_KEYS } from '../cookbook-keys.ts'
import { useOwnCookbook } from '../use-own-cookbooks.ts'
import { bookPublishingKeys } from './book-publishing-keys.ts'

const COOKBOOK_KEYS = keysOf(['/my/cookbooks', '/my/cookbooks/:id'])
const PUBLIC_KEYS = keysOf([
  '/book',
  '/book/:id',
  '/book/count',
  '/my/cookbooks/:id/withdrawal',
  '/my/cookbooks/:id/comparison',
])

/** A cookbook of the member, how it stands on its way to everybody, and its author. */
export function useBookPublication(id: Id) {
  const isSignedIn = useIsSignedIn()
  const { cookbook, ...ofCookbook } = useOwnCookbook(id)
  const { data: publication, ...ofPublication } = useKey(
    isSignedIn ? bookPublishingKeys.publication(id) : null,
  )
  const { member, ...ofMember } = useMember()
  const states = [ofCookbook, ofPublication, ofMember]
  return {
    known: cookbook && publication && member ? { cookbook, publication, member } : undefined,
    error: states.map(({ error }) => error).find((error) => error !== undefined),
    retry: async () => await Promise.all(states.map(({ retry }) => retry())),
  }
}

/** What an author can do with a cookbook on its way to everybody. Every act throws an ApiError. */
export function useBookPublishingActs(id: Id) {
  const { langId: LangId } = useWords()
  const { write, refresh } = useCacheEditor()
  return useMemo(() => {
    const params = { id }
    const keep = async (call: Promise<CookbookPublication>): Promise<CookbookPublication> => {
      const answer = await call
      await write(bookPublishingKeys.publication(id), answer)
      refresh(COOKBOOK_KEYS)
      refresh(PUBLIC_KEYS)
      return answer
    }
    const keepCookbook = async (call: Promise<OwnCookbook>): Promise<OwnCookbook> => {
      const answer = await call
      await write(ownCookbookKeys.one(id, LangId), answer)
      refresh(SHELF_KEYS)
      refresh(keysOf(['/my/cookbooks/:id/publication']))
      return answer
    }
    return {
      publish: (fields: PublishCookbook) =>
        keep(sendJson('POST /my/cookbooks/:id/publication', { params, fields })),
      withdraw: () => keep(send('DELETE /my/cookbooks/:id/publication', { params })),
      takeBack: () => keep(send('DELETE /my/cookbooks/:id/submission', { params })),
      tell: () => keep(send('POST /my/cookbooks/:id/telling', { params })),
      undo: () => keepCookbook(send('POST /my/cookbooks/:id/undo', { params: { id, LangId } })),
      /** Takes recipes out. */
      takeOut: (recipes: readonly Id[], Base: number) =>
        keepCookbook(
          sendJson('POST /my/cookbooks/:id/changes', {
            params: { id, LangId },
            fields: {
              Device: crypto.randomUUID(),
              Number: 1,
              Base,
              Changes: recipes.map((Recipe) => ({ Kind: 'take-out' as const, Recipe })),
            },
          }),
        ),
      /** Reads anew what has changed meanwhile. */
      readAnew: () => {
        refresh(COOKBOOK_KEYS)
        refresh(keysOf(['/my/cookbooks/:id/publication']))
      },
    }
  }, [id, LangId, write, refresh])
}
