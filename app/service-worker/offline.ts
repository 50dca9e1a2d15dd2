import { clientsClaim } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { createPartialResponse } from 'workbox-range-requests'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { isAuthArea } from '#app/lib/site/auth-area.ts'
import { ANSWERS_CACHE, PAGES_CACHE, PICTURES_CACHE } from '#app/lib/storage/caches.ts'
import { landingOf } from './landing.ts'
import type { Worker } from './worker.ts'

/** A file to keep from the start; without a revision its address changes with its content. */
interface KeptFile {
  url: string
  revision: string | null
}

/** Everything that the app's screens and words are made of; put in by the build. */
declare const OFFLINE_FILES: readonly KeptFile[]

/** Seconds after which a bad connection counts as none. */
const PATIENCE_S = 3

/** Answers that screens read; never those about the shopping list, which keeps its own. */
const ANSWERS = /^\/api\/(?:recipe|book|author|video|ingredient|tool|tag|slider|me)(?:\/|$)/

const PICTURES = /^\/media\/.+\.(?:webp|png|jpe?g)$/

/** Films and their music, wherever they are served. */
const FILMS = /\.(?:mp4|m4a)$/

/** What keeps an answer elsewhere says so. */
const mayBeKept = ({ cache }: Request) => cache !== 'no-store'

/** What lies in another cache, such as that of a kept film, when a strategy's own has nothing. */
const fromOtherCaches: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ?? (await caches.match(request.url, { ignoreVary: true })) ?? null,
}

/** A server in trouble is as good as none where something is kept; elsewhere it says so itself. */
const keptInTrouble: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    if (response.status < 500) return response
    const kept = await caches.match(request.url, { ignoreVary: true })
    if (kept || request.mode !== 'navigate') return kept ?? response
    return (await matchPrecache(request.url)) ?? response
  },
}

/**
 * Lets members open the app without a connection: its own files come with the worker; pages, answers
 * and pictures are those that were seen before, films those that somebody kept. With a connection
 * pages and answers are always new, so that no old app meets a new server.
 *
 * @param worker the worker's global scope
 */
export function workOffline(worker: Worker): void {
  cleanupOutdatedCaches()
  clientsClaim()
  // Their code went with the version before.
  worker.addEventListener('activate', (event) => event.waitUntil(caches.delete(PAGES_CACHE)))

  registerRoute(
    // An address of /auth may hold the way to a new password.
    ({ request, url }) => request.mode === 'navigate' && !isAuthArea(url.pathname),
    new NetworkFirst({
      cacheName: PAGES_CACHE,
      networkTimeoutSeconds: PATIENCE_S,
      matchOptions: { ignoreVary: true },
      plugins: [new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true }), keptInTrouble],
    }),
  )
  // After the pages, so that the page of the list is new with a connection, too.
  precacheAndRoute([...OFFLINE_FILES])
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && ANSWERS.test(url.pathname) && mayBeKept(request),
    new NetworkFirst({
      cacheName: ANSWERS_CACHE,
      networkTimeoutSeconds: PATIENCE_S,
      matchOptions: { ignoreVary: true },
      plugins: [
        new ExpirationPlugin({ maxEntries: 600, purgeOnQuotaError: true }),
        fromOtherCaches,
        keptInTrouble,
      ],
    }),
  )
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && PICTURES.test(url.pathname) && mayBeKept(request),
    new CacheFirst({
      cacheName: PICTURES_CACHE,
      plugins: [
        // Without a connection another width will do.
        {
          handlerDidError: ({ request }) =>
            caches.match(request.url, { ignoreSearch: true, ignoreVary: true }),
        },
        new ExpirationPlugin({ maxEntries: 1200, purgeOnQuotaError: true }),
        fromOtherCaches,
      ],
    }),
  )
  registerRoute(
    ({ url }) => FILMS.test(url.pathname),
    // No strategy: it would keep what passes through.
    async ({ request }) => {
      const kept = await caches.match(request.url, { ignoreVary: true })
      if (!kept) return await fetch(request)
      return request.headers.has('range') ? await createPartialResponse(request, kept) : kept
    },
  )
  setCatchHandler(async ({ request }) => {
    if (request.mode !== 'navigate') return Response.error()
    const landing = await landingOf(new URL(request.url).pathname)
    if ('elsewhere' in landing) return Response.redirect(landing.elsewhere)
    return (await matchPrecache(landing.page)) ?? Response.error()
  })
}
