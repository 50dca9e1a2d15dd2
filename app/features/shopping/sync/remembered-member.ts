import { createStoredText } from '#app/lib/storage/stored-text.ts'
import { TOKEN_END, tokenEnd } from '#app/lib/storage/token.ts'

/** The end of a token and its username: another token may belong to another member. */
const remembered = createStoredText('simmer.member')

/** Username of the member who is signed in; null if this browser does not know it. */
export function rememberedMember(): string | null {
  const text = remembered.read()
  return text !== null && text.slice(0, TOKEN_END) === tokenEnd() ? text.slice(TOKEN_END) : null
}

/** Calls `listener` when {@link rememberedMember} may have changed; the result stops that. */
export const subscribeToMember = remembered.subscribe

/** Stores who is signed in, for use without a connection. */
export function storeMember(username: string): void {
  const end = tokenEnd()
  if (end !== undefined && rememberedMember() !== username) remembered.write(end + username)
}

/** Forgets who was signed in. */
export function forgetRememberedMember(): void {
  remembered.write(null)
}
