/** Functions that undo what a command did. They run however it ends. */
export interface Cleanup {
  /** Adds a function. The last one added runs first. */
  add: (undo: () => unknown) => void
  /** Runs every function once. A failure is reported and does not stop the others. */
  run: () => Promise<void>
}

/** Creates a cleanup without functions. */
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
