import type { Config } from '#server/config.ts'
import type { App } from '#server/http/app-type.ts'

/**
 * A service worker that replaces an installed one, unregisters and deletes its caches. In this order,
 * pages that are caching something meanwhile see that nobody needs it any more.
 */
const UNREGISTERING_WORKER = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  await registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}
`

/**
 * Serves the service worker as `/sw.js`, for the whole site and always revalidated. With
 * `SERVICE_WORKER=off` it is one that unregisters itself, because browsers keep an installed worker
 * until they get another.
 *
 * @param code returns the worker's code
 */
export function serveServiceWorker(
  app: App,
  { SERVICE_WORKER }: Pick<Config, 'SERVICE_WORKER'>,
  code: () => Promise<string>,
): void {
  app.get('/sw.js', async (_request, reply) => {
    const script = SERVICE_WORKER === 'on' ? await code() : UNREGISTERING_WORKER
    return await reply
      .type('text/javascript; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .header('Service-Worker-Allowed', '/')
      .header('Content-Security-Policy', "default-src 'self'")
      .send(script)
  })
}
