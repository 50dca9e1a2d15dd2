import { Workbox } from 'workbox-window'
import { reportFailure } from '#app/data/report-failure.ts'
import { ANSWERS_CACHE } from '#app/offline/caches.ts'
import { subscribeToToken } from '#app/session/token.ts'

/** Milliseconds between two looks for a new version while a page stays open: an hour. */
const LOOK_EVERY = 3_600_000

/** Takes a new version of the app: the page is loaded anew. */
export type TakeUpdate = () => void

/**
 * Starts the service worker, so that the app opens without a connection from now on.
 *
 * @param onUpdate told when a new version of the app is there and waits
 * @throws when the browser forbids it
 */
export async function startWorker(onUpdate: (take: TakeUpdate) => void): Promise<void> {
  const worker = new Workbox('/sw.js')
  const take = async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    // Another tab may have taken it meanwhile.
    if (!registration?.waiting) return location.reload()
    worker.addEventListener('controlling', () => location.reload())
    return worker.messageSkipWaiting()
  }
  worker.addEventListener('waiting', () => onUpdate(() => void take().catch(reportFailure)))
  await worker.register()
  const look = () => {
    if (navigator.onLine) worker.update().catch(reportFailure)
  }
  setInterval(look, LOOK_EVERY)
  // A page that was opened without a connection may be of a version that the server has no more.
  addEventListener('online', look)
}

// What one member was told is not for the next one.
subscribeToToken(() => void caches.delete(ANSWERS_CACHE))
