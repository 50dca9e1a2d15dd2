import { STORAGE_KEYS } from './storage-keys.ts'
import { createStoredText } from './stored-text.ts'

/** Signed in means that a token is stored (STA-03). */
const token = createStoredText(STORAGE_KEYS.token)

/** The stored token, or null for a visitor and where storage is forbidden. Browser only. */
export const readToken = token.read

/** Signs in with `access_token` of the API, null signs out, in every tab. */
export const writeToken = token.write

/** Calls `listener` when somebody signs in or out, in any tab; the answer stops that. */
export const subscribeToToken = token.subscribe

/**
 * Whether a token is stored (STA-03). The server and the first render in the browser say no; CSS
 * follows `data-session` of the document instead, which is right before the first paint.
 */
export function useIsSignedIn(): boolean {
  return token.use() !== null
}
