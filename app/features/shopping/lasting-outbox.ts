import { createMemoryOutbox } from './memory-outbox.ts'
import { openOutbox, type StoredOperation, type Outbox } from './outbox.ts'
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
  let snapshot: Snapshot | undefined
  let memory: Promise<Outbox> | undefined

  const switchToMemory = async (reason: unknown) => {
    onFleeting(reason)
    try {
      // A full storage can usually still be read.
      const outbox = await stored
      ;[operations, snapshot] = await Promise.all([outbox.operations(), outbox.snapshot()])
    } catch {
      // Then the values that were read last are used.
    }
    return createMemoryOutbox(operations, snapshot)
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
    snapshot: async () => (snapshot = await use((outbox) => outbox.snapshot())),
    add: (added) => use((outbox) => outbox.add(added)),
    markSent: (operation, version) => use((outbox) => outbox.markSent(operation, version)),
    drop: (operation) => use((outbox) => outbox.drop(operation)),
    storeSnapshot: (next) => use((outbox) => outbox.storeSnapshot(next)),
  }
}
