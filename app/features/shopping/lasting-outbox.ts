import type { Id } from '#contract/common.ts'
import type { StoredLists } from './stored-lists.ts'
import { createMemoryOutbox } from './memory-outbox.ts'
import type { StoredOperation } from './operation.ts'
import { openOutbox, type Outbox } from './outbox.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * The outbox of a member: in IndexedDB, and in memory as soon as the browser cannot store anything or
 * anything more. Operations that were stored before stay in it.
 *
 * @param member username
 * @param onFleeting called once, with the reason why changes do not outlast the page any more
 */
export function createLastingOutbox(member: string, onFleeting: (reason: unknown) => void): Outbox {
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

  return {
    operations: async () => (operations = await use((outbox) => outbox.operations())),
    snapshot: async (list) => remember(await use((outbox) => outbox.snapshot(list))),
    lists: async () => (lists = await use((outbox) => outbox.lists())),
    add: (added) => use((outbox) => outbox.add(added)),
    markSent: (operation, version) => use((outbox) => outbox.markSent(operation, version)),
    drop: (operation) => use((outbox) => outbox.drop(operation)),
    storeSnapshot: (next) => use((outbox) => outbox.storeSnapshot(next)),
    storeLists: (overview, version, isComplete) =>
      use((outbox) => outbox.storeLists(overview, version, isComplete)),
    moveOperations: (from, to) => use((outbox) => outbox.moveOperations(from, to)),
  }
}
