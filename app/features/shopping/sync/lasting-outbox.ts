import type { Id } from '#contract/common.ts'
import type { StoredLists } from '../model/stored-lists.ts'
import { createMemoryOutbox, type Outbox } from './outbox.ts'
import { unstored, type NewOperation, type StoredOperation } from '../model/operation.ts'
import { openOutbox } from './stored-outbox.ts'
import type { Snapshot } from '../model/snapshot.ts'

/** The operations that a page shows: those of the outbox, and those that are still being stored. */
interface ShownOperations {
  /** Remembers operations until the outbox has them. */
  readonly add: (operations: readonly NewOperation[]) => void
  /** Says that the outbox has these: the next reading that begins from here on includes them. */
  readonly written: (operations: readonly NewOperation[]) => void
  /** Begins a reading of the outbox. The result turns what it has read into what is shown. */
  readonly reading: () => (stored: readonly StoredOperation[]) => StoredOperation[]
}

/** Creates the operations that a page shows before they are on disk, because a phone's disk is slow. */
export function createShownOperations(): ShownOperations {
  let unread: StoredOperation[] = []
  const written = new Set<string>()
  return {
    add(operations) {
      unread = [...unread, ...operations.map(unstored)]
    },
    written(operations) {
      for (const { id } of operations) written.add(id)
    },
    reading() {
      const included = new Set(written)
      return (stored) => {
        for (const id of included) written.delete(id)
        unread = unread.filter(({ id }) => !included.has(id))
        const ids = new Set(stored.map(({ id }) => id))
        return [...stored, ...unread.filter(({ id }) => !ids.has(id))]
      }
    },
  }
}

/** The outbox of a page. */
export interface LastingOutbox extends Outbox {
  /** All operations, with those that are still being stored. */
  readonly shown: () => Promise<StoredOperation[]>
}

/**
 * The outbox of a member: in IndexedDB, and in memory as soon as the browser cannot store anything or
 * anything more. Operations that were stored before stay in it.
 *
 * @param member username
 * @param onFleeting called once, with the reason why changes do not outlast the page any more
 */
export function createLastingOutbox(
  member: string,
  onFleeting: (reason: unknown) => void,
): LastingOutbox {
  const shown = createShownOperations()
  const stored = openOutbox(member)
  // The first use handles a failure.
  stored.catch(() => undefined)
  let operations: StoredOperation[] = []
  const snapshots = new Map<Id | undefined, Snapshot>()
  let lists: StoredLists | undefined
  let memory: Promise<Outbox> | undefined

  const remember = (snapshot: Snapshot | undefined) => {
    if (snapshot) snapshots.set(snapshot.card?.Id, snapshot)
    return snapshot
  }
  const switchToMemory = async (reason: unknown) => {
    onFleeting(reason)
    try {
      // A full storage can usually still be read.
      const outbox = await stored
      ;[operations, lists] = await Promise.all([outbox.operations(), outbox.lists()])
      for (const id of [undefined, ...snapshots.keys()]) remember(await outbox.snapshot(id))
    } catch {
      // Then the values that were read last are used.
    }
    return createMemoryOutbox(operations, { snapshots: [...snapshots.values()], lists })
  }
  const inBrowser = async <Answer>(act: (outbox: Outbox) => Promise<Answer>): Promise<Answer> => {
    const outbox = await stored
    try {
      return await act(outbox)
    } catch {
      // Safari closes the connections of suspended pages: the second attempt opens a new one.
      return await act(outbox)
    }
  }
  const use = async <Answer>(act: (outbox: Outbox) => Promise<Answer>): Promise<Answer> => {
    if (!memory) {
      try {
        return await inBrowser(act)
      } catch (error) {
        memory ??= switchToMemory(error)
      }
    }
    return await act(await memory)
  }

  const readOperations = async () => (operations = await use((outbox) => outbox.operations()))

  return {
    operations: readOperations,
    async shown() {
      const shownOf = shown.reading()
      return shownOf(await readOperations())
    },
    snapshot: async (list) => remember(await use((outbox) => outbox.snapshot(list))),
    lists: async () => (lists = await use((outbox) => outbox.lists())),
    async add(added) {
      shown.add(added)
      await use((outbox) => outbox.add(added))
      shown.written(added)
    },
    markSent: (operation, version) => use((outbox) => outbox.markSent(operation, version)),
    drop: (operation) => use((outbox) => outbox.drop(operation)),
    storeSnapshot: (next) => use((outbox) => outbox.storeSnapshot(next)),
    storeLists: (overview, version, isComplete) =>
      use((outbox) => outbox.storeLists(overview, version, isComplete)),
    moveOperations: (from, to) => use((outbox) => outbox.moveOperations(from, to)),
  }
}
