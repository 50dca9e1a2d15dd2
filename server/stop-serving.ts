import { setTimeout as delay } from 'node:timers/promises'
import type { App } from './http/app-type.ts'

/** How a server stops. */
export interface StopOptions {
  /** Milliseconds in which it says that it stops, and still serves. */
  drainMs?: number
  /** Milliseconds that requests in progress then get. */
  limitMs?: number
  /** Ends both at once. */
  hurry?: AbortSignal
}

/** Milliseconds that requests in progress get when the server stops. */
export const STOP_LIMIT_MS = 10_000
const IDLE_CHECK_MS = 50

/**
 * Stops in three steps: load balancers are told and everybody is still served, nobody new is let in
 * and what is in progress ends, what has not ended is cut off. Streams end with the second.
 */
export async function stopServing(
  app: App,
  { drainMs = 0, limitMs = STOP_LIMIT_MS, hurry }: StopOptions = {},
): Promise<void> {
  app.isDraining = true
  await wait(drainMs, hurry)
  const closed = new AbortController()
  const cutOff = async () => {
    await wait(limitMs, AbortSignal.any([closed.signal, ...(hurry ? [hurry] : [])]))
    app.server.closeAllConnections()
  }
  void cutOff()
  // Connections whose answer had begun earlier become idle, and nothing else would end them.
  const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS)
  await app.close().finally(() => clearInterval(idle))
  closed.abort()
}

/** Waits, no longer than until the signal. */
async function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await delay(ms, undefined, { signal, ref: false }).catch(() => {})
}
