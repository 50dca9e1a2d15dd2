import type { HouseholdPerson } from '#contract/household.ts'
import type { Id } from '#contract/common.ts'
import type { ListCard } from '#contract/several-lists.ts'
import { defaultListId, isAbout } from './stored-lists.ts'
import type { ChangeOf, ShoppingChange } from './operation.ts'
import type { StoredOperation } from './operation.ts'
import type { Snapshot } from './snapshot.ts'
import type { ServerNews } from './server-news.ts'
import type { MemberState, MemberStore } from './member-state.ts'

/** One shopping list of a member in this browser. */
export interface ShoppingState extends ServerNews, Pick<MemberState, 'isDurable' | 'isFull'> {
  /** The list as the server last sent it; undefined before the first on this device. */
  readonly snapshot: Snapshot | undefined
  /** All operations that {@link snapshot} may not include, oldest first. */
  readonly operations: readonly StoredOperation[]
  /** Which list it is; undefined while that is unknown. */
  readonly card: ListCard | undefined
  /** All lists that the member sees, as far as this device knows them. */
  readonly lists: readonly ListCard[]
  /** Everybody of the household. */
  readonly people: readonly HouseholdPerson[]
  /** The member no longer sees this list. */
  readonly isGone: boolean
}

/** Reads and changes one list. */
export interface ShoppingStore extends Pick<
  MemberStore,
  'subscribe' | 'flush' | 'retry' | 'dismissNews' | 'dismissRefusal'
> {
  /** Undefined until the stored data has been read; the same object until something changes. */
  readonly state: () => ShoppingState | undefined
  /**
   * Shows changes at once and stores them, all or none. They are sent as soon as the server can be reached.
   * A change of another list says which.
   *
   * @returns ids of the operations, in the order of the changes
   */
  readonly change: (...changes: (ShoppingChange | ChangeOf)[]) => Promise<string[]>
  /** Synchronises with the server, this list first (SHP-03). */
  readonly follow: () => void
}

const NO_LISTS: readonly ListCard[] = []
const NO_PEOPLE: readonly HouseholdPerson[] = []

function stateOf(member: MemberState, list: Id | undefined): ShoppingState | undefined {
  const { snapshots, lists, operations, isDurable, isFull, connection, refusals, gone } = member
  // A list that was just opened has not been read from the disk yet.
  if (!snapshots.has(list)) return undefined
  const defaultId = defaultListId(lists)
  const id = list ?? defaultId
  const snapshot = snapshots.get(list)
  const card = lists?.Lists.find(({ Id }) => Id === id) ?? snapshot?.card
  return {
    isDurable,
    isFull,
    connection,
    refusals,
    gone,
    snapshot,
    operations: operations.filter((operation) => isAbout(operation, id, defaultId)),
    card,
    lists: lists?.Lists ?? NO_LISTS,
    people: lists?.People ?? NO_PEOPLE,
    isGone: lists?.isWhole === true && id !== undefined && !lists.Lists.some(({ Id }) => Id === id),
  }
}

/**
 * Opens one list of a member.
 *
 * @param list undefined for the default list
 */
export function createListStore(member: MemberStore, list: Id | undefined): ShoppingStore {
  const { subscribe, flush, retry, dismissNews, dismissRefusal } = member
  let from: MemberState | undefined
  let state: ShoppingState | undefined
  member.open(list)
  return {
    subscribe,
    flush,
    retry,
    dismissNews,
    dismissRefusal,
    state() {
      const now = member.state()
      if (now !== from) {
        from = now
        state = now && stateOf(now, list)
      }
      return state
    },
    change: (...changes) => member.change(list, changes),
    follow: () => member.follow(list),
  }
}
