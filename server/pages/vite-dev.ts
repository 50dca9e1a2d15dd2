import type { FastifyInstance } from 'fastify'
import { build, createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import type { AssetFinder } from './assets.ts'
import type { Renderer } from './renderer.ts'

/** Vite as a part of the server, on the same port. */
export interface Development {
  renderer: () => Promise<Renderer>
  assets: AssetFinder
  /** Current code of the service worker. */
  serviceWorker: () => Promise<string>
}

const STYLES = '/app/main/styles.css'

/** Files of a page in development. Vite's client must be loaded first. */
const developmentAssets: AssetFinder = () => ({
  styles: [`${STYLES}?direct`],
  entry: '/app/main/entry-dev.js',
  preload: [],
})

/** Requests that Vite does not handle. */
const OURS = /^\/(api|media)(\/|$)/

/** Starts Vite as middleware of the server. */
export async function developWithVite(app: FastifyInstance): Promise<Development> {
  const vite: ViteDevServer = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: app.server } },
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (OURS.test(request.raw.url ?? '')) done()
    else vite.middlewares(request.raw, reply.raw, () => done())
  })
  app.addHook('onClose', () => vite.close())
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the page renderer.')
  return {
    renderer: () => ssr.runner.import<Renderer>('/app/main/entry-server.tsx'),
    assets: developmentAssets,
    serviceWorker: buildServiceWorker,
  }
}

/** Built on every request, because a service worker must be a single file. */
async function buildServiceWorker(): Promise<string> {
  const built = await build({
    configFile: 'vite.worker.config.ts',
    mode: 'development',
    logLevel: 'warn',
    build: { write: false, minify: false },
  })
  if (!('output' in built)) throw new Error('The service worker was not built.')
  return built.output[0].code
}
