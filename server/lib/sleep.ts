import { setTimeout as delay } from 'node:timers/promises'

/** Waits `ms` milliseconds, or until `signal` aborts. Never rejects, and keeps no process alive. */
export async function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  await delay(ms, undefined, { ref: false, ...(signal && { signal }) }).catch(() => {})
}
