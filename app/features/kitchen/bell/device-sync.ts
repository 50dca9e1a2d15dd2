import { ApiError } from '#app/lib/api/api-error.ts'
import { bellChoice } from '#app/lib/bell/bell-choice.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { subscribeToToken } from '#app/lib/storage/token.ts'
import { startRetryLoop } from '#app/lib/sync/retry-loop.ts'
import { kitchenStore } from '../sessions/kitchen-store.ts'
import { shareReach } from './bell-reach.ts'
import { reportDevice } from './report-device.ts'

/** Milliseconds within which several actions are sent as one call. */
const GATHER_MS = 50

/** Reports this device at once, and shares with the page whether the server can ring on it. */
export async function updateDevice(): Promise<void> {
  shareReach(await reportDevice(true))
}

/**
 * Reports the running timers of this device to the server until the signal aborts. Run in the lead tab.
 */
export function syncDevice(signal: AbortSignal): void {
  let isDue = true
  const turn = async () => {
    const wasDue = isDue
    isDue = false
    try {
      shareReach(await reportDevice(wasDue))
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof DOMException)) reportFailure(error)
      shareReach('failed')
      isDue ||= wasDue
      throw error
    }
    loop.reached()
    return Infinity
  }
  const loop = startRetryLoop({ turn, delayEnds: 'laterNews', gatherMs: GATHER_MS }, signal)
  const request = loop.wake
  /** The server may have forgotten this device, or know of another choice. */
  const ask = () => {
    isDue = true
    request()
  }
  for (const store of [kitchenStore, bellChoice])
    signal.addEventListener('abort', store.subscribe(request))
  signal.addEventListener('abort', subscribeToToken(request))
  // The subscription may have ended meanwhile, or the permission.
  document.addEventListener('visibilitychange', ask, { signal })
  // Without a connection the call fails, and the status line shows that.
  for (const type of ['online', 'offline']) addEventListener(type, ask, { signal })
  const observer = new MutationObserver(request)
  observer.observe(document.documentElement, { attributeFilter: ['lang'] })
  signal.addEventListener('abort', () => observer.disconnect())
}
