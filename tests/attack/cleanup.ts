/** What has to be undone, however the command ends. */
export interface Cleanup {
  /** Adds something to undo; the last one comes first. */
  add: (undo: () => unknown) => void
  /** Undoes everything once. One that fails is reported and does not stop the others. */
  run: () => Promise<void>
}

/** Makes a list of things to undo. */
export function createCleanup(): Cleanup {
  const undos: (() => unknown)[] = []
  return {
    add: (undo) => void undos.push(undo),
    run: async () => {
      for (let undo = undos.pop(); undo; undo = undos.pop()) {
        try {
          await undo()
        } catch (error) {
          console.error('Could not clean up:', error)
        }
      }
    },
  }
}
