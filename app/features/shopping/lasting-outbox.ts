import { createMemoryOutbox } from './memory-outbox.ts'
import { openOutbox, type KeptOperation, type Outbox, type Snapshot } from './outbox.ts'

/**
 * The outbox of a member for whatever browser this is: in IndexedDB, and in memory from the moment
 * on when the browser keeps nothing or no more. What was kept is still there then.
 *
 * @param member username
 * @param onFleeting told once why changes do not outlive the page any more
 */
export function createLastingOutbox(member: string, onFleeting: (why: unknown) => void): Outbox {
  const kept = openOutbox(member)
  // Whoever uses it first learns of a failure.
  kept.catch(() => undefined)
  let operations: KeptOperation[] = []
  let snapshot: Snapshot | undefined
  let memory: Promise<Outbox> | undefined

  const goOnInMemory = async (why: unknown) => {
    onFleeting(why)
    try {
      // What is full can often still be read.
      const outbox = await kept
      ;[operations, snapshot] = await Promise.all([outbox.operations(), outbox.snapshot()])
    } catch {
      // What was read last will do.
    }
    return createMemoryOutbox(operations, snapshot)
  }
  const inBrowser = async <Answer>(act: (outbox: Outbox) => Promise<Answer>): Promise<Answer> => {
    const outbox = await kept
    try {
      return await act(outbox)
    } catch {
      // Safari ends the connections of pages that sleep: the second time opens another.
      return await act(outbox)
    }
  }
  const use = async <Answer>(act: (outbox: Outbox) => Promise<Answer>): Promise<Answer> => {
    if (!memory) {
      try {
        return await inBrowser(act)
      } catch (error) {
        memory ??= goOnInMemory(error)
      }
    }
    return await act(await memory)
  }

  return {
    operations: async () => (operations = await use((outbox) => outbox.operations())),
    snapshot: async () => (snapshot = await use((outbox) => outbox.snapshot())),
    add: (changes) => use((outbox) => outbox.add(changes)),
    markSent: (operation, version) => use((outbox) => outbox.markSent(operation, version)),
    drop: (operation) => use((outbox) => outbox.drop(operation)),
    keepSnapshot: (next) => use((outbox) => outbox.keepSnapshot(next)),
  }
}
