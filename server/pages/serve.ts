import fastifyStatic from '@fastify/static'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Kysely } from 'kysely'
import { Type } from 'typebox'
import type { Config } from '#server/config.ts'
import { watchPublicChanges } from '#server/catalogue/public-changes.ts'
import { watchCatalogue } from '#server/catalogue/watch.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { Database } from '#server/db/schema.ts'
import type { App } from '#server/http/app-type.ts'
import { requestOrigin } from '#server/http/origin.ts'
import { RELEASE } from '#server/lib/version.ts'
import type { ViewCounter } from '#server/views/view-counter.ts'
import { builtAssets, builtStyles } from './assets.ts'
import { feeds } from './feeds.ts'
import { pages } from './pages.ts'
import { recipeCode } from './recipe-code.ts'
import { loadBuiltRenderer } from './renderer.ts'
import { contentSecurityPolicy } from './security.ts'
import { serveServiceWorker } from './service-worker.ts'
import { findShared, sendShared, shareBuild } from './shared-builds.ts'
import { shareCards } from './share-cards.ts'
import { sitemap } from './sitemap.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const YEAR_S = 31_536_000

/** Parts that pages share with the API. */
export interface AppParts {
  database: OpenDatabase
  views: ViewCounter
}

/** Adds the routes of all URLs that are neither API nor media. */
export type ServePages = (app: App, parts: AppParts) => Promise<void>

/** Serves the files of this build, and those of others that the database has. */
async function serveBuiltFiles(
  app: App,
  { folder, db }: { folder: string; db: Kysely<Database> },
): Promise<void> {
  // The plugin's own routes list the whole folder for every request, to compare its spelling.
  await app.register(fastifyStatic, { serve: false, root: folder, preCompressed: true })
  const assets = join(folder, 'assets')
  app.get(
    '/assets/:file',
    { schema: { params: Type.Object({ file: Type.String() }) } },
    async (request, reply) => {
      const { file } = request.params
      const shared = existsSync(join(assets, file)) ? undefined : await findShared(db, file)
      if (shared) return await sendShared(request, reply, shared)
      return await reply.sendFile(file, assets, { immutable: true, maxAge: YEAR_S * 1000 })
    },
  )
  for (const file of ['icon.svg', 'icon-512.png', 'manifest.webmanifest']) {
    app.get(`/${file}`, (_request, reply) => reply.sendFile(file))
  }
}

/** Shares the files of this build with processes of others. A failure is only logged: this process needs nothing of it. */
async function share(app: App, db: Kysely<Database>, assets: string): Promise<void> {
  if (app.databaseState.isReadOnly) return
  try {
    const stamp = await readFile(join(ROOT, 'dist/stamp'), 'utf8')
    await shareBuild(db, { stamp, assets })
  } catch (error) {
    app.log.warn({ err: error }, 'the files of the app could not be shared with other processes')
  }
}

function sharedOptions(app: App, config: Config) {
  const { MEDIA_BASE_URL, ANALYTICS_URL, GEO_URL, LOCAL_SIGN_IN } = config
  return {
    version: RELEASE,
    originOf: requestOrigin(app, config),
    mediaBase: MEDIA_BASE_URL?.replace(/(?<!\/)\/+$/, ''),
    analyticsUrl: ANALYTICS_URL,
    geoUrl: GEO_URL,
    takesPasswords: LOCAL_SIGN_IN === 'on',
  }
}

/**
 * Pages of the built app in `dist`, with their files, the sitemap and robots.
 *
 * @throws when the app is not built
 */
export function builtPages(config: Config): ServePages {
  return async (app, { database, views }) => {
    const client = join(ROOT, 'dist/client')
    const { db } = database
    await serveBuiltFiles(app, { folder: client, db })
    await share(app, db, join(client, 'assets'))
    const worker = await readFile(join(client, 'sw.js'), 'utf8')
    serveServiceWorker(app, config, () => Promise.resolve(worker))
    const shared = sharedOptions(app, config)
    recipeCode(app, shared.originOf)
    const sitemaps = sitemap(app, { db: database.replica, ...shared })
    const atom = feeds(app, { db: database.replica, ...shared })
    const cards = shareCards(app)
    const renderer = await loadBuiltRenderer(join(ROOT, 'dist/server'))
    const styles = builtStyles(client)
    const { mediaBase, analyticsUrl, geoUrl } = shared
    const policy = contentSecurityPolicy({
      inlineScript: renderer.INLINE_SCRIPT,
      inlineStyles: styles.text,
      mediaOrigin: mediaBase && new URL(mediaBase).origin,
      analyticsOrigin: analyticsUrl && new URL(analyticsUrl).origin,
      geoOrigin: geoUrl && new URL(geoUrl).origin,
    })
    const rendered = pages(app, {
      ...shared,
      views,
      renderer: () => Promise.resolve(renderer),
      assets: builtAssets(client),
      styles,
      policy,
    })
    // Read where pages are read: a replica may be behind.
    watchCatalogue(app, database.replica, () => {
      sitemaps.clear()
      atom.clear()
      cards.clear()
      rendered.clear()
    })
    watchPublicChanges(app, database, (recipes) => {
      rendered.changed(recipes)
      // Votes and comments of a recipe change neither a feed nor a card.
      if (recipes !== 'all') return
      atom.clear()
      cards.clear()
    })
  }
}

/** Pages of the sources, through Vite: a change reaches the browser while the server runs. */
export function developmentPages(config: Config): ServePages {
  return async (app, { database, views }) => {
    // A build tool: production never loads it.
    const { developWithVite } = await import('./vite-dev.ts')
    const shared = sharedOptions(app, config)
    recipeCode(app, shared.originOf)
    const sitemaps = sitemap(app, { db: database.replica, ...shared })
    const atom = feeds(app, { db: database.replica, ...shared })
    const cards = shareCards(app)
    // Read where pages are read: a replica may be behind.
    watchCatalogue(app, database.replica, () => {
      sitemaps.clear()
      atom.clear()
      cards.clear()
    })
    const { serviceWorker, ...vite } = await developWithVite(app)
    serveServiceWorker(app, config, serviceWorker)
    pages(app, { ...shared, ...vite, views, development: true })
  }
}
