import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { send, sendJson } from '#app/lib/api/send.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import type { NewScriptKey } from '#contract/script-keys/script-key.ts'
import { scriptKeysKey } from './script-keys-key.ts'

/** The member's script keys. What is done with them throws an ApiError. */
export function useScriptKeys() {
  const isSignedIn = useIsSignedIn()
  const { data, ...state } = useKey(isSignedIn ? scriptKeysKey() : null)
  const { write } = useCacheEditor()
  return {
    keys: data?.Keys,
    ...state,
    /** Makes a key. The key itself is in the result, and nowhere else. */
    make: async (said: NewScriptKey) => {
      const { Key, ...made } = await sendJson('POST /my/keys', { fields: said })
      await write(scriptKeysKey(), { Keys: [made, ...(data?.Keys ?? [])] })
      return { made, key: Key }
    },
    /** Revokes a key, or takes one that has ended off the list. */
    revoke: async (id: number) =>
      await write(scriptKeysKey(), await send('DELETE /my/keys/:id', { params: { id } })),
  }
}
