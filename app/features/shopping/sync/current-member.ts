import { ApiError } from '#app/lib/api/api-error.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { createStoredText } from '#app/lib/storage/stored-text.ts'
import { readToken, subscribeToToken, TOKEN_END, tokenEnd } from '#app/lib/storage/token.ts'
import { forgetFirstRows } from './first-rows.ts'
import { CALL_LIMIT_MS } from './sync.ts'
import { countWaiting } from '../model/operation.ts'
import { forgetSnapshot, openOutbox } from './stored-outbox.ts'
import { readOverview } from './read-lists.ts'
import type { Id } from '#contract/common.ts'
import { createListStore, type ShoppingStore, type MemberStore } from './member-state.ts'
import { createMemberStore } from './member-store.ts'

/** The end of a token and its username: another token may belong to another member. */
const remembered = createStoredText('simmer.member')

/** Username of the member who is signed in; null if this browser does not know it. */
export function rememberedMember(): string | null {
  const text = remembered.read()
  return text !== null && text.slice(0, TOKEN_END) === tokenEnd() ? text.slice(TOKEN_END) : null
}

/** Calls `listener` when {@link rememberedMember} may have changed; the result stops that. */
export const subscribeToMember = remembered.subscribe

/** Changes that were made before this browser knew the member: they are made as soon as it does. */
let early: (() => void)[] = []

const nobody = new Map<Id | undefined, ShoppingStore>()

/** The store while no member is known: it is empty. */
function storeOfNobody(list: Id | undefined): ShoppingStore {
  const store = nobody.get(list) ?? {
    subscribe: () => () => undefined,
    state: () => undefined,
    change: (...changes) =>
      new Promise((resolve, reject) => {
        early.push(() => {
          listStore(rememberedMember(), list)
            .change(...changes)
            .then(resolve, reject)
        })
      }),
    follow: () => undefined,
    flush: () => undefined,
    retry: () => undefined,
    dismissNews: () => undefined,
    dismissRefusal: () => undefined,
  }
  nobody.set(list, store)
  return store
}

let current:
  | {
      readonly username: string
      readonly store: MemberStore
      readonly lists: Map<Id | undefined, ShoppingStore>
    }
  | undefined

function closeList(): void {
  current?.store.close()
  current = undefined
}

/** Stores who is signed in, for use without a connection. */
export function rememberMember(username: string): void {
  const end = tokenEnd()
  if (end !== undefined && rememberedMember() !== username) remembered.write(end + username)
  const waiting = early
  early = []
  for (const change of waiting) change()
}

/** The lists of a member, the same store each time; undefined while nobody is known. */
export function memberStore(username: string | null): MemberStore | undefined {
  return opened(username)?.store
}

/**
 * The store of one list of a member, the same one each time.
 *
 * @param username null while nobody is known
 * @param list undefined for the default list
 */
export function listStore(username: string | null, list?: Id): ShoppingStore {
  const member = opened(username)
  if (!member) return storeOfNobody(list)
  const known = member.lists.get(list) ?? createListStore(member.store, list)
  member.lists.set(list, known)
  return known
}

/**
 * Sends what waits, and resolves when the server has it.
 *
 * @throws {ApiError} with status 0 when it cannot be sent now: everything stays in the outbox
 */
export async function sendWaiting(): Promise<void> {
  const store = memberStore(rememberedMember())
  if (!store) return
  store.followAll()
  store.retry()
  store.flush()
  await new Promise<void>((resolve, reject) => {
    let stop: (() => void) | undefined
    const check = () => {
      const state = store.state()
      if (!state) return
      const waits = state.operations.some(({ version }) => version === null)
      if (waits && state.connection === 'online') return
      stop?.()
      if (waits) reject(new ApiError(0, 'Changes of the lists wait.'))
      else resolve()
    }
    stop = store.subscribe(check)
    check()
  })
}

/**
 * What signing out would leave on this device: how many changes the server does not have yet, and whether
 * they outlast the page.
 */
export async function waitingChanges(): Promise<{ count: number; isDurable: boolean }> {
  const username = rememberedMember()
  if (username === null) return { count: 0, isDurable: true }
  const state = memberStore(username)?.state()
  const operations = state?.operations ?? (await (await openOutbox(username)).operations())
  return { count: countWaiting(operations), isDurable: state?.isDurable ?? true }
}

/**
 * Reads which lists the member sees, after a change of them.
 *
 * @throws {ApiError} when the server does not answer
 */
export async function refreshLists(): Promise<void> {
  const store = memberStore(rememberedMember())
  const { data, version } = await readOverview(AbortSignal.timeout(CALL_LIMIT_MS))
  await store?.storeLists(data, version)
  store?.retry()
}

/** Begins to read the lists of the member who was here last, beside what else the page has to do. */
export function openEarly(): void {
  memberStore(rememberedMember())
}

function opened(username: string | null): typeof current {
  if (username === null || readToken() === null) return undefined
  if (current?.username !== username) {
    closeList()
    current = { username, store: createMemberStore(username), lists: new Map() }
  }
  return current
}

/** Removes what nobody may see after signing out. Pending changes stay for the next session. */
async function forgetMember(): Promise<void> {
  const username = current?.username
  closeList()
  early = []
  remembered.write(null)
  forgetFirstRows()
  if (username !== undefined) await forgetSnapshot(username)
}

if (typeof window !== 'undefined') {
  subscribeToToken(() => {
    forgetMember().catch(reportFailure)
  })
}
