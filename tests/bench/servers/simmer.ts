// Simmer itself, as `npm start` builds it, but without a limit on how often one address may ask.
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { builtPages } from '#server/pages/serve.ts'
import { listen } from './listen.ts'

const config = readConfig(process.env)
const database = await openDatabase(config)
const limits = {
  reads: Infinity,
  writes: Infinity,
  pages: Infinity,
  files: Infinity,
  crawlers: Infinity,
}
const pages = builtPages(config)
await listen(await buildApp({ config, database, limits, pages, searchesInMemory: true }))
