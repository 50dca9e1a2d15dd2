import { Workbox } from 'workbox-window'
import { endDownloads } from '#app/features/offline/films/downloads.ts'
import { forgetFilms } from '#app/features/offline/films/record.ts'
import { renewFilms } from '#app/features/offline/films/renew-films.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { ANSWERS_CACHE, dropCaches } from '#app/lib/storage/caches.ts'
import { readToken, subscribeToToken } from '#app/lib/storage/token.ts'
import { HOUR_MS } from '#contract/durations.ts'
import { cacheMember } from './save-recipes.ts'
import { untilControlled } from './until-controlled.ts'
import { forgetViewed } from './viewed.ts'

/** Removes what a member has viewed and saved on this device. */
async function forgetMember(): Promise<void> {
  forgetViewed()
  endDownloads()
  forgetFilms()
  await dropCaches()
}

/** Milliseconds between two checks for a new version while a page is open: an hour. */
const UPDATE_EVERY = HOUR_MS

/** Activates a new version of the app and reloads the page. */
export type TakeUpdate = () => void

/**
 * Registers the service worker, so that the app opens without a connection.
 *
 * @param onUpdate called when a new version of the app is waiting
 * @throws if the browser forbids it
 */
export async function startWorker(onUpdate: (take: TakeUpdate) => void): Promise<void> {
  // The session may have ended meanwhile.
  if (readToken() === null) await forgetMember()
  const worker = new Workbox('/sw.js')
  const take = async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    // Another tab may have activated it.
    if (!registration?.waiting) return location.reload()
    worker.addEventListener('controlling', () => location.reload())
    return worker.messageSkipWaiting()
  }
  worker.addEventListener('waiting', () => onUpdate(() => void take().catch(reportFailure)))
  await worker.register()
  const update = () => {
    if (navigator.onLine) worker.update().catch(reportFailure)
  }
  setInterval(update, UPDATE_EVERY)
  // A page that was opened without a connection may have a version that the server no longer has.
  addEventListener('online', update)
  await untilControlled()
  if (!navigator.onLine || readToken() === null) return
  await cacheMember()
  await renewFilms()
}

// The next member must not see the data of this one.
subscribeToToken(() => {
  const forget = readToken() === null ? forgetMember() : caches.delete(ANSWERS_CACHE)
  forget.catch(reportFailure)
})
