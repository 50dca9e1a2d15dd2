import { STORAGE_KEYS } from './storage-keys.ts'
import { createStoredText } from './stored-text.ts'

/** Signed in means that a token is stored. */
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
 * Whether a token is stored. False on the server and in the first render in the browser;
 * CSS uses `data-session` of the document instead, which is right before the first paint.
 */
export function useIsSignedIn(): boolean {
  return token.use() !== null
}

/** How a member ends a session on this device. */
export type Leaving = 'signedOut' | 'deleted'

/** How the last member left: the end of the token, and the way. */
const left = createStoredText('simmer.left')

/** Ends the session on this device, in every tab. */
export function leave(way: Leaving): void {
  left.write(`${tokenEnd() ?? ''}${way}`)
  writeToken(null)
}

/** How the session of a token ended: its member left, in any tab, or somebody else ended it. */
export function endingOf(ended: string): Leaving | 'ended' {
  const way = left.latest()?.slice(TOKEN_END)
  const isThis = left.latest()?.startsWith(ended.slice(-TOKEN_END))
  return isThis && (way === 'signedOut' || way === 'deleted') ? way : 'ended'
}

/** Whether nobody is signed in because the last member left. */
export const hasLeft = (): boolean => readToken() === null && left.latest() !== null

/** Forgets how the last member left: somebody is signed in, or the session ended by itself. */
export const forgetLeaving = (): void => void left.write(null)
