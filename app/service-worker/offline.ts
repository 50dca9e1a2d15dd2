import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { ANSWERS_CACHE, PAGES_CACHE, PICTURES_CACHE } from '#app/offline/caches.ts'
import { isAuthArea } from '#app/shell/area.ts'
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

/** The page that opens without a connection, whatever else is kept. */
const LIST_PAGE = '/shopping'

/**
 * Lets members open the app without a connection: its own files come with the worker; pages, answers
 * and pictures are those that were seen before. With a connection pages and answers are always new,
 * so that no old app meets a new server.
 *
 * @param worker the worker's global scope
 */
export function workOffline(worker: Worker): void {
  cleanupOutdatedCaches()
  clientsClaim()

  registerRoute(
    // An address of /auth may hold the way to a new password.
    ({ request, url }) => request.mode === 'navigate' && !isAuthArea(url.pathname),
    new NetworkFirst({
      cacheName: PAGES_CACHE,
      networkTimeoutSeconds: PATIENCE_S,
      matchOptions: { ignoreVary: true },
      plugins: [new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true })],
    }),
  )
  // After the pages, so that the page of the list is new with a connection, too.
  precacheAndRoute([...OFFLINE_FILES])
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && ANSWERS.test(url.pathname),
    new NetworkFirst({
      cacheName: ANSWERS_CACHE,
      networkTimeoutSeconds: PATIENCE_S,
      matchOptions: { ignoreVary: true },
      plugins: [new ExpirationPlugin({ maxEntries: 400, purgeOnQuotaError: true })],
    }),
  )
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && request.destination === 'image' && url.pathname.startsWith('/media/'),
    new CacheFirst({
      cacheName: PICTURES_CACHE,
      plugins: [
        // Without a connection another width will do.
        {
          handlerDidError: async ({ request }) =>
            await caches.match(request.url, { cacheName: PICTURES_CACHE, ignoreSearch: true }),
        },
        new ExpirationPlugin({ maxEntries: 400, purgeOnQuotaError: true }),
      ],
    }),
  )
  setCatchHandler(async ({ request }) => {
    if (request.mode !== 'navigate') return Response.error()
    const { pathname } = new URL(request.url)
    if (pathname !== LIST_PAGE) return Response.redirect(LIST_PAGE)
    return (await matchPrecache(LIST_PAGE)) ?? Response.error()
  })
}
