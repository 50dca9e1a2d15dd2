import fastifyStatic from '@fastify/static'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '#server/config.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { builtAssets } from './assets.ts'
import { watchCatalogue } from './catalogue-watch.ts'
import { pages } from './pages.ts'
import { loadBuiltRenderer } from './renderer.ts'
import { sitemap } from './sitemap.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const YEAR_S = 31_536_000

/** What pages are made from. */
export interface ServePagesOptions {
  config: Config
  database: OpenDatabase
  /** Vite serves the sources and changes reach the page while the server runs. */
  development?: boolean
}

async function readVersion(): Promise<string> {
  const text = await readFile(join(ROOT, 'package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

async function serveBuiltFiles(app: App, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_S * 1000,
  })
  for (const file of ['icon.svg', 'icon-512.png']) {
    app.get(`/${file}`, (_request, reply) => reply.sendFile(file, folder))
  }
}

/**
 * Adds pages, their files, the sitemap and robots to the server. In production the built app in
 * `dist` is served; its absence is an error.
 *
 * @returns what `buildApp` takes as `pages`
 */
export function servePages({ config, database, development = false }: ServePagesOptions) {
  return async (app: App): Promise<void> => {
    const version = await readVersion()
    sitemap(app, { db: database.replica, publicOrigin: config.PUBLIC_ORIGIN })
    const shared = {
      version,
      publicOrigin: config.PUBLIC_ORIGIN,
      mediaOrigin: config.MEDIA_BASE_URL && new URL(config.MEDIA_BASE_URL).origin,
    }
    if (development) {
      // Vite is a build tool: production never loads it.
      const { developWithVite } = await import('./vite-dev.ts')
      const { renderer, assets } = await developWithVite(app)
      pages(app, { ...shared, renderer, assets, development })
      return
    }
    const client = join(ROOT, 'dist/client')
    await serveBuiltFiles(app, client)
    const renderer = await loadBuiltRenderer(join(ROOT, 'dist/server'))
    const { clear } = pages(app, {
      ...shared,
      renderer: () => Promise.resolve(renderer),
      assets: builtAssets(client),
    })
    watchCatalogue(app, database.db, clear)
  }
}
