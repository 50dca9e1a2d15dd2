import { Workbox } from 'workbox-window'
import { renewFilms } from '#app/features/offline/films/renew-films.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { ANSWERS_CACHE } from '#app/lib/storage/caches.ts'
import { readToken, subscribeToToken } from '#app/lib/storage/token.ts'
import { forgetMember } from './forget-member.ts'
import { keepMember } from './save-recipes.ts'
import { untilControlled } from './until-controlled.ts'

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
  // The session may have ended while this was on its way.
  if (readToken() === null) await forgetMember()
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
  await untilControlled()
  if (!navigator.onLine || readToken() === null) return
  await keepMember()
  await renewFilms()
}

// What one member was told, looked at and kept is not for the next one.
subscribeToToken(() => {
  const forget = readToken() === null ? forgetMember() : caches.delete(ANSWERS_CACHE)
  forget.catch(reportFailure)
})
