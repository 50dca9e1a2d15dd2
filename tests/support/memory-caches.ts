/** The used part of a browser's cache. */
type UsedCache = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>

/** A cache in memory; as in browsers, a response is stored completely or not at all. */
function memoryCache(origin: string): UsedCache {
  const kept = new Map<string, { body: Blob; headers: Headers }>()
  const address = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, origin).href
  return {
    match: (request) => {
      const found = kept.get(address(request))
      return Promise.resolve(found && new Response(found.body, { headers: found.headers }))
    },
    put: async (request, response) => {
      const body = await response.blob()
      kept.set(address(request), { body, headers: response.headers })
    },
    delete: (request) => Promise.resolve(kept.delete(address(request))),
    keys: () => Promise.resolve([...kept.keys()].map((url) => new Request(url))),
  }
}

/**
 * A browser's `caches` in memory, with the used methods.
 *
 * @param origin of the site, for addresses without one
 */
export function memoryCaches(origin: string): CacheStorage {
  const opened = new Map<string, UsedCache>()
  const caches: Pick<CacheStorage, 'open' | 'match' | 'delete' | 'keys'> = {
    open: (name) => {
      const cache = opened.get(name) ?? memoryCache(origin)
      opened.set(name, cache)
      return Promise.resolve(cache as Cache)
    },
    match: async (request, options) => {
      const { cacheName } = options ?? {}
      const names = cacheName === undefined ? [...opened.keys()] : [cacheName]
      const found = await Promise.all(names.map(async (name) => opened.get(name)?.match(request)))
      return found.find((answer) => answer !== undefined)
    },
    delete: (name) => Promise.resolve(opened.delete(name)),
    keys: () => Promise.resolve([...opened.keys()]),
  }
  return caches as CacheStorage
}
