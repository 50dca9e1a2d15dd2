import { cacheNames } from 'workbox-core'
import { getCacheKeyForURL } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import type { Worker } from './worker.ts'

/** The app's own files of the version before, for tabs that still show it. */
const EARLIER_CACHE = 'simmer.earlier'

const FILES = '/assets/'

/** Keeps what the version before had and this one has no more: taking over lets go of it. */
async function keepEarlier(): Promise<void> {
  const precache = await caches.open(cacheNames.precache)
  const requests = (await precache.keys()).filter(
    ({ url }) => new URL(url).pathname.startsWith(FILES) && getCacheKeyForURL(url) === undefined,
  )
  await caches.delete(EARLIER_CACHE)
  const earlier = await caches.open(EARLIER_CACHE)
  const keep = async (request: Request) => {
    const kept = await precache.match(request)
    if (kept) await earlier.put(request, kept)
  }
  await Promise.all(requests.map(keep))
}

/**
 * Takes the place of the version before when the cook agrees, never by itself. Other tabs, which
 * still show that version and may yet fetch code of it, go on as they are: it is kept for them,
 * because the server has it no longer.
 *
 * @param worker the worker's global scope
 */
export function takeOver(worker: Worker): void {
  worker.addEventListener('message', (event) => {
    if (event.data?.type !== 'SKIP_WAITING') return
    event.waitUntil(keepEarlier().finally(() => worker.skipWaiting()))
  })
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(FILES),
    async ({ request }) =>
      (await caches.match(request, { cacheName: EARLIER_CACHE, ignoreVary: true })) ??
      (await fetch(request)),
  )
}
