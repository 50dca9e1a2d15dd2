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
import { isList, landingOf, LIST_PAGE } from './landing.ts'
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

/** Milliseconds after which a call without a response is given up. */
const GIVE_UP_MS = 15_000

/** Seconds that the page of a shopping list waits for the network; then the one on this device opens. */
const LIST_TIMEOUT_S = 0.5

/** Calls whose responses are cached; not those of the shopping list, which has its own storage. */
const ANSWERS =
  /^\/api\/(?:recipe|book|author|video|ingredient|tool|tag|slider|cooked|me|my\/recipes)(?:\/|$)/

const PICTURES = /^\/media\/.+\.(?:webp|png|jpe?g)$/

/** Films and their music, wherever they are served. */
const FILMS = /\.(?:mp4|m4a)$/

/** Callers that store a response themselves send `no-store`. */
const isCacheable = ({ cache }: Request) => cache !== 'no-store'

/** Caches pages of ours alone, which carry our policy: a network's login page answers with 200, too. */
const ownPages: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const isOurs = response.headers.has('Content-Security-Policy') && !response.redirected
    return response.status === 200 && isOurs ? response : null
  },
}

/** Falls back to other caches, such as that of a saved film, when a strategy's own has no match. */
const fromOtherCaches: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ?? (await caches.match(request.url, { ignoreVary: true })) ?? null,
}

/** The precached page for an address. */
const precachedPage = async ({ url }: Request) =>
  await matchPrecache(isList(new URL(url).pathname) ? LIST_PAGE : url)

/** Falls back to the precached page, so that a network that never answers opens the list at once. */
const fromPrecache: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ?? (await precachedPage(request)) ?? null,
}

/**
 * Gives up calls to a network that accepts and never answers. They would go on behind a cached response,
 * and a browser makes no more than six at a time.
 */
const neverForEver: WorkboxPlugin = {
  requestWillFetch: async ({ request, state }) => {
    const ending = new AbortController()
    if (state) state.limit = setTimeout(() => ending.abort(), GIVE_UP_MS)
    return new Request(request, { signal: AbortSignal.any([request.signal, ending.signal]) })
  },
  fetchDidSucceed: async ({ response, state }) => {
    clearTimeout(state?.limit as number | undefined)
    return response
  },
}

/** Replaces a response with a 5xx status by a cached one, if there is any. */
const cachedOnServerError: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response, event }) => {
    if (response.status < 500) return response
    const cached = await caches.match(request.url, { ignoreVary: true })
    const isPage = (event as { request?: Request } | undefined)?.request?.mode === 'navigate'
    if (cached || !isPage) return cached ?? response
    return (await precachedPage(request)) ?? response
  },
}

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
      plugins: [neverForEver, ownPages, pages, cachedOnServerError],
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
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && PICTURES.test(url.pathname) && isCacheable(request),
    new CacheFirst({
      cacheName: PICTURES_CACHE,
      plugins: [
        // Without a connection any cached width is used.
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
