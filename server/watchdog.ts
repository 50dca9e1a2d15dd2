import { Worker } from 'node:worker_threads'

/** What the watchdog's thread is given. */
export interface WatchdogData {
  /** Grows with each turn of the event loop's timer. */
  readonly beats: Int32Array
  readonly limitMs: number
  readonly tickMs: number
}

/** Milliseconds without a turn of the event loop after which the process is ended. */
const LIMIT_MS = 20_000
const TICK_MS = 500

/**
 * Ends the process with SIGKILL when its event loop hangs, so that whoever watches over it starts it again. A
 * process that hangs does not receive SIGTERM either: it ends by this, within the same time.
 * @param limitMs overrides the limit, for tests
 */
export function startWatchdog(limitMs = LIMIT_MS): void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const data: WatchdogData = { beats, limitMs, tickMs: Math.min(TICK_MS, limitMs / 4) }
  setInterval(() => Atomics.add(beats, 0, 1), data.tickMs).unref()
  const url = new URL('./watchdog-thread.ts', import.meta.url)
  const thread = new Worker(url, { workerData: data, env: {}, execArgv: [] })
  thread.on('error', (error) => console.error('The watchdog has ended:', error))
  thread.unref()
}
