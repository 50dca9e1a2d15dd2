import { cacheNames } from 'workbox-core'
import { getCacheKeyForURL } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import type { Worker } from './worker.ts'

/** Files of the previous version of the app, for tabs that still show it. */
const PREVIOUS_CACHE = 'simmer.earlier'

const FILES = '/assets/'

/** Copies the files that only the previous version has; activation removes them from the precache. */
async function savePrevious(): Promise<void> {
  const precache = await caches.open(cacheNames.precache)
  const requests = (await precache.keys()).filter(
    ({ url }) => new URL(url).pathname.startsWith(FILES) && getCacheKeyForURL(url) === undefined,
  )
  await caches.delete(PREVIOUS_CACHE)
  const previous = await caches.open(PREVIOUS_CACHE)
  const save = async (request: Request) => {
    const response = await precache.match(request)
    if (response) await previous.put(request, response)
  }
  await Promise.all(requests.map(save))
}

/**
 * Replaces the previous service worker when the member agrees, never by itself. Other tabs may still
 * show the previous version and fetch code of it, which the server no longer has; its files are saved
 * for them.
 *
 * @param worker the service worker's global scope
 */
export function takeOver(worker: Worker): void {
  worker.addEventListener('message', (event) => {
    if (event.data?.type !== 'SKIP_WAITING') return
    event.waitUntil(savePrevious().finally(() => worker.skipWaiting()))
  })
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(FILES),
    async ({ request }) =>
      (await caches.match(request, { cacheName: PREVIOUS_CACHE, ignoreVary: true })) ??
      (await fetch(request)),
  )
}
