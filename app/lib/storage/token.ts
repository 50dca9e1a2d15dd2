import { STORAGE_KEYS } from './storage-keys.ts'
import { createStoredText } from './stored-text.ts'

/** Signed in means that a token is stored (STA-03). */
const token = createStoredText(STORAGE_KEYS.token)

/** The stored token, or null for a visitor and where storage is forbidden. Browser only. */
export const readToken = token.read

/** Letters of {@link tokenEnd}. */
export const TOKEN_END = 8

/** The end of the stored token: tells the session of what is stored from another one. Browser only. */
export const tokenEnd = (): string | undefined => readToken()?.slice(-TOKEN_END)

/** Signs in with `access_token` of the API, null signs out, in every tab. */
export const writeToken = token.write

/** Calls `listener` after signing in or out in any tab. Returns a function that unsubscribes. */
export const subscribeToToken = token.subscribe

/**
 * Whether a token is stored (STA-03). False on the server and in the first render in the browser;
 * CSS uses `data-session` of the document instead, which is right before the first paint.
 */
export function useIsSignedIn(): boolean {
  return token.use() !== null
}
