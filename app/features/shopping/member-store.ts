import { reportFailure } from '#app/lib/report-failure.ts'
import { createStoredText } from '#app/lib/storage/stored-text.ts'
import { readToken, subscribeToToken } from '#app/lib/storage/token.ts'
import { forgetSnapshot } from './outbox.ts'
import { createShoppingStore, type ShoppingStore } from './store.ts'

/** The end of a token and its username: another token may belong to another member. */
const remembered = createStoredText('simmer.member')
const TOKEN_END = 8

const tokenEnd = () => readToken()?.slice(-TOKEN_END)

/** Username of the member who is signed in; null if this browser does not know it. */
export function rememberedMember(): string | null {
  const text = remembered.read()
  return text !== null && text.slice(0, TOKEN_END) === tokenEnd() ? text.slice(TOKEN_END) : null
}

/** Calls `listener` when {@link rememberedMember} may have changed; the result stops that. */
export const subscribeToMember = remembered.subscribe

/** The store while no member is known: it is empty, and changes have no effect. */
const NOBODY: ShoppingStore = {
  subscribe: () => () => undefined,
  state: () => undefined,
  change: () => Promise.resolve([]),
  follow: () => undefined,
  flush: () => undefined,
  retry: () => undefined,
  dismissNews: () => undefined,
  dismissRefusal: () => undefined,
  close: () => undefined,
}

let current: { readonly username: string; readonly store: ShoppingStore } | undefined

function closeList(): void {
  current?.store.close()
  current = undefined
}

/** Stores who is signed in, for use without a connection. */
export function rememberMember(username: string): void {
  const end = tokenEnd()
  if (end !== undefined && rememberedMember() !== username) remembered.write(end + username)
}

/**
 * The store of a member's list, the same one each time.
 *
 * @param username null while nobody is known
 */
export function listStore(username: string | null): ShoppingStore {
  if (username === null || readToken() === null) return NOBODY
  if (current?.username !== username) {
    closeList()
    current = { username, store: createShoppingStore(username) }
  }
  return current.store
}

/** Removes what nobody may see after signing out. Pending changes stay for the next session. */
async function forgetMember(): Promise<void> {
  const username = current?.username
  closeList()
  remembered.write(null)
  if (username !== undefined) await forgetSnapshot(username)
}

if (typeof window !== 'undefined') {
  subscribeToToken(() => {
    forgetMember().catch(reportFailure)
  })
}
