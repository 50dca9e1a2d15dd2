import type { App } from './http/app-type.ts'
import { sleep } from './lib/sleep.ts'

/** Options of stopping. */
export interface StopOptions {
  /** Milliseconds in which health is 503 and requests are still served. */
  drainMs?: number
  /** Milliseconds that requests in progress then have to finish. */
  limitMs?: number
  /** Ends both waits at once. */
  hurry?: AbortSignal
}

/** Milliseconds that requests in progress have to finish when the server stops. */
export const STOP_LIMIT_MS = 10_000
const IDLE_CHECK_MS = 50

/**
 * Stops in three steps: health fails while requests are still served; new connections are refused
 * while requests in progress finish; remaining connections are closed. Streams end with the second
 * step.
 */
export async function stopServing(
  app: App,
  { drainMs = 0, limitMs = STOP_LIMIT_MS, hurry }: StopOptions = {},
): Promise<void> {
  app.isDraining = true
  await sleep(drainMs, hurry)
  const closed = new AbortController()
  const cutOff = async () => {
    await sleep(limitMs, AbortSignal.any([closed.signal, ...(hurry ? [hurry] : [])]))
    app.server.closeAllConnections()
  }
  void cutOff()
  // Connections become idle after their response, and Fastify does not close those.
  const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS)
  await app.close().finally(() => clearInterval(idle))
  closed.abort()
}
