import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import type { keysOf } from '#app/lib/api/key-test.ts'

/**
 * Waits for the call of a decision, and fetches again what it changes. Also after a call that was refused: somebody
 * else may have decided.
 *
 * @param changed which keys a decision changes
 */
export function useDeciding(changed: readonly ReturnType<typeof keysOf>[]) {
  const { refresh } = useCacheEditor()
  return async <Answer>(call: Promise<Answer>): Promise<Answer> => {
    try {
      return await call
    } finally {
      for (const isMatch of changed) refresh(isMatch)
    }
  }
}
