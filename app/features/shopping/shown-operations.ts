import type { NewOperation, StoredOperation } from './operation.ts'

/** The operations that a page shows: those of the outbox, and those that are still being stored. */
export interface ShownOperations {
  /** Remembers operations until the outbox has them; returns them as they are shown. */
  readonly add: (operations: readonly NewOperation[]) => StoredOperation[]
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
      const added = operations.map((one) => ({ ...one, version: null, place: Infinity }))
      unread = [...unread, ...added]
      return added
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
