import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { keysOf } from '#app/lib/api/key-test.ts'
import { send, sendJson } from '#app/lib/api/send.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { ApplyBody, AuthorBody, Authorship } from '#contract/desk/authorship.ts'
import { AUTHOR_TERMS_VERSION } from '#contract/desk/limits.ts'
import { authorshipKey } from './authorship-key.ts'

/**
 * The member as an author, and the latest application to become one. What is done with them throws an ApiError,
 * with status 0 without a connection.
 */
export function useAuthorship() {
  const isSignedIn = useIsSignedIn()
  const { langId } = useWords()
  const { data: authorship, ...state } = useKey(isSignedIn ? authorshipKey() : null)
  const { write, refresh } = useCacheEditor()
  const keep = async (call: Promise<Authorship>) => {
    const answer = await call
    await write(authorshipKey(), answer)
    return answer
  }
  return {
    authorship,
    ...state,
    /** Sends an application, with the terms that this version of the app shows. */
    apply: async (said: Omit<ApplyBody, 'TermsVersion'>) =>
      await keep(
        sendJson('POST /my/author/application', {
          params: { LangId: langId },
          fields: { ...said, TermsVersion: AUTHOR_TERMS_VERSION },
        }),
      ),
    withdraw: async () => await keep(send('DELETE /my/author/application', {})),
    changeAuthor: async (said: AuthorBody) => {
      const answer = await keep(sendJson('PATCH /my/author', { fields: said }))
      refresh(keysOf(['/author', '/author/:id', '/my/author/overview']))
      return answer.Author
    },
    /** Takes back another name or portrait that waits, or notes that the answer to it was read. */
    takeBackChange: async () => {
      await keep(send('DELETE /my/author/change', {}))
      refresh(keysOf(['/my/author/overview']))
    },
  }
}
