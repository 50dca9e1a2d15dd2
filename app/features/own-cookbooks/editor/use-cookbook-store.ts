import { useEffect, useState, useSyncExternalStore } from 'react'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { sendJson } from '#app/lib/api/send.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import { ownCookbookKeys, SHELF_KEYS } from '../cookbook-keys.ts'
import { CookbookStore } from './cookbook-store.ts'

/** The store of a cookbook while its editor is open. */
export function useCookbookStore(cookbook: OwnCookbook) {
  const { langId: LangId } = useWords()
  const { refresh, write } = useCacheEditor()
  const [store] = useState(() => {
    const params = { id: cookbook.Id, LangId }
    const then = async (call: Promise<OwnCookbook>) => {
      const answer = await call
      await write(ownCookbookKeys.one(cookbook.Id, LangId), answer)
      refresh(SHELF_KEYS)
      return answer
    }
    return new CookbookStore(cookbook, {
      change: (fields) => then(sendJson('POST /my/cookbooks/:id/changes', { params, fields })),
      write: (fields) => then(sendJson('PATCH /my/cookbooks/:id', { params, fields })),
    })
  })
  useEffect(() => store.start(), [store])
  useEffect(() => store.receive(cookbook), [store, cookbook])
  return { store, ...useSyncExternalStore(store.subscribe, store.read, store.read) }
}
