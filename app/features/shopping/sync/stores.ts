import { reportFailure } from '#app/lib/report-failure.ts'
import { readToken, subscribeToToken } from '#app/lib/storage/token.ts'
import { forgetFirstRows } from './first-rows.ts'
import { forgetRememberedMember, rememberedMember, storeMember } from './remembered-member.ts'
import { forgetSnapshot } from './stored-outbox.ts'
import type { Id } from '#contract/common.ts'
import { createListStore, type ShoppingStore, type MemberStore } from './member-state.ts'
import { createMemberStore } from './member-store.ts'

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

function opened(username: string | null): typeof current {
  if (username === null || readToken() === null) return undefined
  if (current?.username !== username) {
    closeStore()
    current = { username, store: createMemberStore(username), lists: new Map() }
  }
  return current
}

function closeStore(): void {
  current?.store.close()
  current = undefined
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

/** Begins to read the lists of the member who was here last, beside what else the page has to do. */
export function openEarly(): void {
  memberStore(rememberedMember())
}

/** Stores who is signed in, and makes the changes that waited for that. */
export function rememberMember(username: string): void {
  storeMember(username)
  const waiting = early
  early = []
  for (const change of waiting) change()
}

/** Removes what nobody may see after signing out. Pending changes stay for the next session. */
async function forgetMember(): Promise<void> {
  const username = current?.username
  closeStore()
  early = []
  forgetRememberedMember()
  forgetFirstRows()
  if (username !== undefined) await forgetSnapshot(username)
}

// Begins with the import, and not with the first store: changes may wait before there is one.
if (typeof window !== 'undefined') {
  subscribeToToken(() => {
    forgetMember().catch(reportFailure)
  })
}
