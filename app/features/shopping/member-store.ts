import { reportFailure } from '#app/lib/report-failure.ts'
import { createStoredText } from '#app/lib/storage/stored-text.ts'
import { readToken, subscribeToToken } from '#app/lib/storage/token.ts'
import { forgetSnapshot } from './outbox.ts'
import { createShoppingStore, type ShoppingStore } from './store.ts'

/** End of a token and the username it belongs to: another token may be another member's. */
const remembered = createStoredText('simmer.member')
const TOKEN_END = 8

const tokenEnd = () => readToken()?.slice(-TOKEN_END)

/** Username of who is signed in, as far as this browser knows; null when it does not. */
export function rememberedMember(): string | null {
  const text = remembered.read()
  return text !== null && text.slice(0, TOKEN_END) === tokenEnd() ? text.slice(TOKEN_END) : null
}

/** Calls `listener` when {@link rememberedMember} may have changed; the answer stops that. */
export const subscribeToMember = remembered.subscribe

/** A list for nobody: there is nothing on it and nothing comes of changing it. */
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

/** Keeps in mind who is signed in, for when there is no connection to ask. */
export function rememberMember(username: string): void {
  const end = tokenEnd()
  if (end !== undefined && rememberedMember() !== username) remembered.write(end + username)
}

/**
 * The list of a member, the same one each time.
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

/** What signed-out people shall not see goes; changes that wait stay for the next time. */
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
