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
/** Acts within these milliseconds are one call. */
const GATHER_MS = 50
/** Event: there may be something to send. */
const NEWS = 'news'

/** Tells the server at once what the cook has chosen, and whether it rings for this device. */
export async function updateDevice(): Promise<void> {
  shareReach(await reportDevice(true))
}

/**
 * Tells the server which timers of this device run, until the signal aborts. To be run in the lead tab.
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
  // Without a connection the call fails, and the line says so.
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
