import type { RunningServer } from './run.ts'
import { STOP_LIMIT_MS } from './stop-serving.ts'

/** Milliseconds after the end of the last connection in which queues and the database close. */
const CLOSE_LIMIT_MS = 5000
/** Ctrl-C reaches this process from the terminal and again from npm: within this time it is one. */
const SAME_SIGNAL_MS = 1000

/**
 * Stops the server in good order when this process is told to end, and then ends it with 0. A second
 * signal ends the waiting.
 * @param drainSeconds how long it serves on after SIGTERM, which load balancers have to notice;
 *   SIGINT comes from a person and takes effect at once
 */
export function stopOnSignal(server: RunningServer, drainSeconds: number): void {
  const hurry = new AbortController()
  let begunAt: number | undefined
  const stop = async (drainMs: number) => {
    if (begunAt !== undefined) {
      if (performance.now() - begunAt > SAME_SIGNAL_MS) hurry.abort()
      return
    }
    begunAt = performance.now()
    endWithin(drainMs + STOP_LIMIT_MS + CLOSE_LIMIT_MS)
    hurry.signal.addEventListener('abort', () => endWithin(CLOSE_LIMIT_MS))
    try {
      await server.stop({ drainMs, hurry: hurry.signal })
    } catch (error) {
      console.error(error)
    }
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop(drainSeconds * 1000))
  process.on('SIGINT', () => void stop(0))
}

/** Whatever does not close, such as a mail server that is silent, does not keep the process. */
function endWithin(ms: number): void {
  setTimeout(() => process.exit(0), ms).unref()
}
