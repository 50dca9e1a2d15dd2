/**
 * Runs work one at a time: a call while it is running makes it run once more afterwards.
 *
 * @param work must not reject
 * @param signal no run begins after it aborts
 */
export function oneAtATime(work: () => Promise<void>, signal: AbortSignal): () => void {
  let isRunning = false
  let isDue = false
  const run = async () => {
    isRunning = true
    try {
      while (isDue && !signal.aborted) {
        isDue = false
        // oxlint-disable-next-line no-await-in-loop -- one run at a time
        await work()
      }
    } finally {
      isRunning = false
    }
  }
  return () => {
    isDue = true
    if (!isRunning) void run()
  }
}
