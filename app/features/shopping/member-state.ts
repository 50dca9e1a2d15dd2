import type { Id } from '#contract/common.ts'
import type { ListOverview } from '#contract/several-lists.ts'
import type { StoredLists } from './stored-lists.ts'
import type { ChangeOf, ShoppingChange, StoredOperation } from './operation.ts'
import type { ServerNews } from './server-news.ts'
import type { Snapshot } from './snapshot.ts'

/** The shopping lists of one member in this browser. */
export interface MemberState extends ServerNews {
  /** The lists that are open, as the server last sent them; the default list by undefined. */
  readonly snapshots: ReadonlyMap<Id | undefined, Snapshot | undefined>
  /** All lists that the member sees; undefined before the first was read. */
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
  /** Synchronises with the server until {@link close} (SHP-03), the list that was named last first. */
  readonly follow: (list: Id | undefined) => void
  /** Synchronises with the server, whichever list comes first. */
  readonly followAll: () => void
  /** Stores which lists the member sees, and shows them. */
  readonly storeLists: (overview: ListOverview, version: number) => Promise<void>
  /** Sends numbers of people without waiting for more clicks (D-59). */
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
