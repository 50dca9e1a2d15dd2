import type { FastifyInstance } from 'fastify'
import { build, createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import type { AssetFinder } from './assets.ts'
import type { Renderer } from './renderer.ts'

/** Vite inside the server: one port, modules changed while it runs. */
export interface Development {
  renderer: () => Promise<Renderer>
  assets: AssetFinder
  /** Code of the service worker as it is now. */
  serviceWorker: () => Promise<string>
}

const STYLES = '/design-system/styles/index.css'

/** Files of a page in development: Vite serves sources, and its client has to come first. */
const developmentAssets: AssetFinder = () => ({
  styles: [`${STYLES}?direct`],
  entry: '/app/entry-dev.js',
  preload: [],
})

/** Requests that are not Vite's. */
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
    renderer: () => ssr.runner.import<Renderer>('/app/entry-server.tsx'),
    assets: developmentAssets,
    serviceWorker: buildServiceWorker,
  }
}

/** A service worker is one file: it is built each time a browser looks for it. */
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
