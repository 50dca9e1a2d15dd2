import { ApiError } from '#app/lib/api/api-error.ts'
import { bellChoice } from '#app/lib/bell/bell-choice.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { sleep } from '#app/lib/sleep.ts'
import { subscribeToToken } from '#app/lib/storage/token.ts'
import { type Backoff, backoffMs } from '#contract/backoff.ts'
import { kitchenStore } from '../kitchen-store.ts'
import { shareReach } from './bell-reach.ts'
import { reportDevice } from './report-device.ts'

const BACKOFF: Backoff = { firstMs: 1000, factor: 2, maxMs: 60_000 }
/** Milliseconds within which several actions are sent as one call. */
const GATHER_MS = 50
/** Type of the event that there may be something to send. */
const NEWS = 'news'

/** Reports this device at once, and shares with the page whether the server can ring on it. */
export async function updateDevice(): Promise<void> {
  shareReach(await reportDevice(true))
}

/**
 * Reports the running timers of this device to the server until the signal aborts. Run in the lead tab.
 */
export function syncDevice(signal: AbortSignal): void {
  const news = new EventTarget()
  let isRequested = true
  let isDue = true
  const request = () => {
    isRequested = true
    news.dispatchEvent(new Event(NEWS))
  }
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

  const nextRequest = async () => {
    if (!isRequested) await sleep(undefined, [news, NEWS], [signal, 'abort'])
    await sleep(GATHER_MS, [signal, 'abort'])
    isRequested = false
  }
  const work = async () => {
    let failures = 0
    while (!signal.aborted) {
      await nextRequest()
      if (signal.aborted) return
      const wasDue = isDue
      isDue = false
      try {
        shareReach(await reportDevice(wasDue))
        failures = 0
      } catch (error) {
        if (!(error instanceof ApiError || error instanceof DOMException)) reportFailure(error)
        shareReach('failed')
        failures += 1
        isRequested = true
        isDue ||= wasDue
        await sleep(backoffMs(BACKOFF, failures), [news, NEWS], [signal, 'abort'])
      }
    }
  }
  work().catch(reportFailure)
}
