import type { Id } from '#contract/common.ts'
import type { ListOverview, ListCard } from '#contract/shopping/several-lists.ts'
import type { HouseholdPerson } from '#contract/household.ts'
import { type StoredLists, defaultListId, isAbout } from '../model/stored-lists.ts'
import type { ChangeOf, ShoppingChange, StoredOperation } from '../model/operation.ts'
import type { ServerNews } from './server-news.ts'
import type { Snapshot } from '../model/snapshot.ts'

/** The shopping lists of one member in this browser. */
export interface MemberState extends ServerNews {
  /** The lists that are open, as the server last sent them; the default list by undefined. */
  readonly snapshots: ReadonlyMap<Id | undefined, Snapshot | undefined>
  /** All lists that the member sees; undefined before the first was fetched. */
  readonly lists: StoredLists | undefined
  /** All operations that the snapshots may not include, oldest first. */
  readonly operations: readonly StoredOperation[]
  /** Whether changes outlast the page. */
  readonly isDurable: boolean
  /** Whether they do not because the device has no space left. */
  readonly isFull: boolean
}

/** Reads and changes the lists of a member. There is one store per page. */
export interface MemberStore {
  readonly subscribe: (listener: () => void) => () => void
  /** Undefined until the stored data has been read. */
  readonly state: () => MemberState | undefined
  /** Reads the stored list, and again after each change of it. */
  readonly open: (list: Id | undefined) => void
  /**
   * Shows changes at once and stores them. They are sent as soon as the server can be reached.
   *
   * @returns ids of the operations, in the order of the changes
   */
  readonly change: (
    list: Id | undefined,
    changes: readonly (ShoppingChange | ChangeOf)[],
  ) => Promise<string[]>
  /** Synchronises with the server until {@link close}, the list that was named last first. */
  readonly follow: (list: Id | undefined) => void
  /** Synchronises with the server, whichever list comes first. */
  readonly followAll: () => void
  /** Stores which lists the member sees, and shows them. */
  readonly storeLists: (overview: ListOverview, version: number) => Promise<void>
  /** Sends numbers of people without waiting for more clicks. */
  readonly flush: () => void
  /** Retries at once. */
  readonly retry: () => void
  /** Removes refusals and gone recipes, which the cook has read. */
  readonly dismissNews: () => void
  /** Removes one refusal, which the cook has read. */
  readonly dismissRefusal: (id: string) => void
  /** Ends the synchronisation: the member has signed out, or another one has signed in. */
  readonly close: () => void
}

/** What is known before anything has been read. */
export const NOTHING_READ: Omit<MemberState, 'connection'> = {
  snapshots: new Map(),
  lists: undefined,
  operations: [],
  isDurable: true,
  isFull: false,
  refusals: [],
  gone: [],
}

/** The list as it was, if what was read from the disk is the same: nothing is worked out or shown again. */
export function sameSnapshot(before: Snapshot | undefined, read: Snapshot | undefined) {
  const isSame = before?.at !== undefined && before.at === read?.at
  return isSame && before.version === read?.version ? before : read
}

/** The lists as they were, if those that were read are the same. */
export function sameLists(before: StoredLists | undefined, read: StoredLists | undefined) {
  return JSON.stringify(before) === JSON.stringify(read) ? before : read
}

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
  /** Synchronises with the server, this list first. */
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
