import type { Config } from '#server/config.ts'
import type { App } from '#server/http/app-type.ts'

/** A worker that takes the place of one that a browser has, and then goes with all that was kept. */
const FAREWELL = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
}
`

/**
 * Serves the service worker as `/sw.js`, for the whole site and looked for anew every time. With
 * `SERVICE_WORKER=off` it is one that takes itself away, because browsers that have a worker keep it
 * until they get another.
 *
 * @param code gives the worker's code
 */
export function serveServiceWorker(
  app: App,
  { SERVICE_WORKER }: Pick<Config, 'SERVICE_WORKER'>,
  code: () => Promise<string>,
): void {
  app.get('/sw.js', async (_request, reply) => {
    const script = SERVICE_WORKER === 'on' ? await code() : FAREWELL
    return await reply
      .type('text/javascript; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .header('Service-Worker-Allowed', '/')
      .header('Content-Security-Policy', "default-src 'self'")
      .send(script)
  })
}
