import type { WorkboxPlugin } from 'workbox-core/types.js'
import { matchPrecache } from 'workbox-precaching'
import { isList, LIST_PAGE } from './landing.ts'

/** Milliseconds after which a call without a response is given up. */
const GIVE_UP_MS = 15_000

/** Caches pages of ours alone, which carry our policy: a network's login page answers with 200, too. */
export const ownPages: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const isOurs = response.headers.has('Content-Security-Policy') && !response.redirected
    return response.status === 200 && isOurs ? response : null
  },
}

/** Forgets a picture that the server has no more. */
export const forgetsGone: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    if (response.status === 404) {
      const options = { ignoreSearch: true, ignoreVary: true }
      for (const name of await caches.keys()) {
        await (await caches.open(name)).delete(request.url, options)
      }
    }
    return response
  },
}

/** Falls back to other caches, such as that of a saved film, when a strategy's own has no match. */
export const fromOtherCaches: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ?? (await caches.match(request.url, { ignoreVary: true })) ?? null,
}

/** The cached page of an address that names a language, in another one. */
async function inOtherLanguage({ url: address }: Request): Promise<Response | undefined> {
  const url = new URL(address)
  if (!url.searchParams.has('lang')) return undefined
  url.searchParams.delete('lang')
  return await caches.match(url.href, { ignoreVary: true })
}

/** Without a connection a page opens in the language in which it is there. */
export const inAnyLanguage: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ?? (await inOtherLanguage(request)) ?? null,
}

/** The precached page for an address. */
const precachedPage = async ({ url }: Request) =>
  await matchPrecache(isList(new URL(url).pathname) ? LIST_PAGE : url)

/** Falls back to the precached page, so that a network that never answers opens the list at once. */
export const fromPrecache: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ?? (await precachedPage(request)) ?? null,
}

/**
 * Gives up calls to a network that accepts and never answers. They would go on behind a cached response,
 * and a browser makes no more than six at a time.
 */
export const neverForEver: WorkboxPlugin = {
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
export const cachedOnServerError: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response, event }) => {
    if (response.status < 500) return response
    const cached = await caches.match(request.url, { ignoreVary: true })
    const isPage = (event as { request?: Request } | undefined)?.request?.mode === 'navigate'
    if (cached || !isPage) return cached ?? response
    return (await inOtherLanguage(request)) ?? (await precachedPage(request)) ?? response
  },
}
