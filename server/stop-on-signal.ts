import type { RunningServer } from './run.ts'
import { STOP_LIMIT_MS } from './stop-serving.ts'

/** Milliseconds after the end of the last connection in which queues and the database close. */
const CLOSE_LIMIT_MS = 5000
/** Ctrl-C arrives from the terminal and again from npm. Signals within this time count as one. */
const SAME_SIGNAL_MS = 1000

/**
 * Stops the server gracefully on SIGTERM and SIGINT, then exits with 0. A second signal stops
 * waiting.
 * @param drainSeconds time to keep serving after SIGTERM, for load balancers to notice; SIGINT
 * takes effect at once
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

/** Ends the process even if something does not close, such as a hanging mail server. */
function endWithin(ms: number): void {
  setTimeout(() => process.exit(0), ms).unref()
}
