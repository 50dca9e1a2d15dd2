import { clientsClaim } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { createPartialResponse } from 'workbox-range-requests'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { isAuthArea } from '#app/lib/site/auth-area.ts'
import { hasSecret } from '#app/lib/site/secret-address.ts'
import { ANSWERS_CACHE, PAGES_CACHE, PICTURES_CACHE } from '#app/lib/storage/caches.ts'
import { isList, landingOf } from './landing.ts'
import {
  cachedOnServerError,
  forgetsGone,
  fromOtherCaches,
  fromPrecache,
  inAnyLanguage,
  neverForEver,
  ownPages,
} from './plugins.ts'
import type { Worker } from './worker.ts'

/** A file to precache. Without a revision its address changes with its content. */
interface PrecachedFile {
  url: string
  revision: string | null
}

/** All files of the app's screens and words; inserted by the build. */
declare const OFFLINE_FILES: readonly PrecachedFile[]

/** Seconds after which a slow connection counts as none. */
const NETWORK_TIMEOUT_S = 3

/** Seconds that the page of a shopping list waits for the network; then the one on this device opens. */
const LIST_TIMEOUT_S = 0.5

/** Calls whose responses are cached; not those of the shopping list, which has its own storage. */
const ANSWERS =
  /^\/api\/(?:recipe|book|author|video|ingredient|tool|tag|slider|cooked|me|my\/recipes)(?:\/|$)/

const PICTURES = /^\/media\/.+\.(?:webp|png|jpe?g)$/

/** Pictures of members, which may be withdrawn at any moment. */
const MEMBERS_PICTURES = /^\/media\/(?:own|cooked|avatars)\//

/** Films and their music, wherever they are served. */
const FILMS = /\.(?:mp4|m4a)$/

/** Callers that store a response themselves send `no-store`. */
const isCacheable = ({ cache }: Request) => cache !== 'no-store'

/**
 * Lets members open the app without a connection: its own files are precached; pages, responses and
 * pictures are cached when they are shown, films when they are saved. With a connection, pages and
 * responses always come from the network, so that an old app never meets a new server.
 *
 * @param worker the service worker's global scope
 */
export function workOffline(worker: Worker): void {
  cleanupOutdatedCaches()
  clientsClaim()
  // Cached pages refer to files of the previous version.
  worker.addEventListener('activate', (event) => event.waitUntil(caches.delete(PAGES_CACHE)))

  const pages = new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true })
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && isList(url.pathname),
    new NetworkFirst({
      cacheName: PAGES_CACHE,
      networkTimeoutSeconds: LIST_TIMEOUT_S,
      matchOptions: { ignoreVary: true },
      plugins: [neverForEver, ownPages, pages, fromPrecache, cachedOnServerError],
    }),
  )
  registerRoute(
    ({ request, url: { pathname } }) =>
      request.mode === 'navigate' && !isAuthArea(pathname) && !hasSecret(pathname),
    new NetworkFirst({
      cacheName: PAGES_CACHE,
      networkTimeoutSeconds: NETWORK_TIMEOUT_S,
      matchOptions: { ignoreVary: true },
      plugins: [neverForEver, ownPages, pages, inAnyLanguage, cachedOnServerError],
    }),
  )
  // After the pages, so that the page of the shopping list also comes from the network first.
  precacheAndRoute([...OFFLINE_FILES])
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && ANSWERS.test(url.pathname) && isCacheable(request),
    new NetworkFirst({
      cacheName: ANSWERS_CACHE,
      networkTimeoutSeconds: NETWORK_TIMEOUT_S,
      matchOptions: { ignoreVary: true },
      plugins: [
        neverForEver,
        new ExpirationPlugin({ maxEntries: 600, purgeOnQuotaError: true }),
        fromOtherCaches,
        cachedOnServerError,
      ],
    }),
  )
  const pictures = {
    cacheName: PICTURES_CACHE,
    plugins: [
      // Without a connection any cached width is used.
      {
        handlerDidError: ({ request }) =>
          caches.match(request.url, { ignoreSearch: true, ignoreVary: true }),
      },
      new ExpirationPlugin({ maxEntries: 1200, purgeOnQuotaError: true }),
      fromOtherCaches,
    ] satisfies WorkboxPlugin[],
  }
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && MEMBERS_PICTURES.test(url.pathname) && isCacheable(request),
    new NetworkFirst({
      ...pictures,
      networkTimeoutSeconds: NETWORK_TIMEOUT_S,
      plugins: [neverForEver, forgetsGone, ...pictures.plugins],
    }),
  )
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && PICTURES.test(url.pathname) && isCacheable(request),
    new CacheFirst(pictures),
  )
  registerRoute(
    ({ url }) => FILMS.test(url.pathname),
    // Not a strategy, which would cache every film.
    async ({ request }) => {
      const cached = await caches.match(request.url, { ignoreVary: true })
      if (!cached) return await fetch(request)
      return request.headers.has('range') ? await createPartialResponse(request, cached) : cached
    },
  )
  setCatchHandler(async ({ request }) => {
    if (request.mode !== 'navigate') return Response.error()
    const landing = await landingOf(new URL(request.url).pathname)
    if ('redirect' in landing) return Response.redirect(landing.redirect)
    return (await matchPrecache(landing.page)) ?? Response.error()
  })
}
