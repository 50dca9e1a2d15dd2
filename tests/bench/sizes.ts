import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Boot } from '#app/main/boot.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { importCatalogue } from '#server/catalogue-import/import.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { builtAssets, builtStyles } from '#server/pages/assets.ts'
import { builtPages } from '#server/pages/serve.ts'
import { filesOfColdVisits } from './cold-visit.ts'
import { brotliKilobytes, CLIENT, compressed, ensureBuilt } from './built-app.ts'
import { designSystemFigures } from './design-system.ts'
import type { Figure } from './report.ts'

/** Pages with their budgets in KB, and in files of code and style. */
const PAGES = [
  { name: 'landing page', path: '/', max: { js: 116.5, css: 16, files: 12 } },
  { name: 'recipe list', path: '/recipes', max: { js: 130, css: 16, files: 12 } },
  { name: 'recipe', path: '/recipes/1', max: { js: 144.5, css: 16, files: 16 } },
]
/** What plays a film in the page of a recipe. */
const PLAYER = ['app/features/film/inline-film.tsx']
const PLAYER_MAX = 16
/** The screen of the kitchen, and its bell and bar on other pages. */
const KITCHEN = [
  'app/routes/kitchen/kitchen-screen.tsx',
  'app/features/kitchen/kitchen-everywhere.tsx',
]
const KITCHEN_MAX = 40
/** The screen of the week. */
const WEEK = ['app/routes/week/week.tsx']
const WEEK_MAX = 40
/** The studio in which films are made, and its worker. */
const STUDIO = ['app/features/studio/index.ts']
const STUDIO_WORKER = /^studio-worker-.*\.js$/
const STUDIO_MAX = 220
/** The planner of dinners, which runs beside the page. */
const PLANNER = /^dinner-worker-.*\.js$/
const PLANNER_MAX = 20

/**
 * What pages load before anything is clicked, from their own HTML, without fonts, which `browser`
 * weighs; the heavier language counts. Then what the design system weighs in an application outside.
 */
export async function measure(): Promise<Figure[]> {
  ensureBuilt()
  const folder = await mkdtemp(join(tmpdir(), 'simmer-bench-'))
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
  const database = await openDatabase(config)
  await migrate(database.db, database.engine)
  await importCatalogue({ database, folder: 'content', config })
  const app = await buildApp({ config, database, pages: builtPages(config) })
  try {
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const visits = await filesOfColdVisits(PAGES.map(({ path }) => origin + path))
    const figures: Figure[] = []
    let scripts: string[] = []
    for (const [index, { name, path, max }] of PAGES.entries()) {
      const languages: string[][] = []
      for (const language of ['en', 'de']) {
        languages.push(scriptsOf(await pageOf(app, `${path}?lang=${language}`)))
      }
      figures.push(...figuresOf(name, languages, max), ...filesOf(name, visits[index]!, max.files))
      scripts = languages[0]!
    }
    const player = beside(scripts, PLAYER)
    const kitchen = beside([...scripts, ...player], KITCHEN)
    const week = beside(scripts, WEEK)
    const studio = beside(scripts, STUDIO)
    return [
      ...figures,
      { name: 'player', value: brotliKilobytes(player), unit: 'KB', max: PLAYER_MAX },
      { name: 'kitchen', value: brotliKilobytes(kitchen), unit: 'KB', max: KITCHEN_MAX },
      { name: 'week', value: brotliKilobytes(week), unit: 'KB', max: WEEK_MAX },
      {
        name: 'studio with its worker',
        value: brotliKilobytes(studio) + workerKilobytes(STUDIO_WORKER),
        unit: 'KB',
        max: STUDIO_MAX,
      },
      { name: 'planner of dinners', value: workerKilobytes(PLANNER), unit: 'KB', max: PLANNER_MAX },
      ...(await designSystemFigures()),
    ]
  } finally {
    await app.close()
    await database.close()
    await rm(folder, { recursive: true })
  }
}

/** What a worker weighs. */
function workerKilobytes(name: RegExp): number {
  const folder = join(CLIENT, 'assets')
  return brotliKilobytes(
    readdirSync(folder)
      .filter((file) => name.test(file))
      .map((file) => `assets/${file}`),
  )
}

/** Requests for one page; a process that is still busy with the import refuses the first ones. */
const TRIES = 5

/**
 * The HTML of a page.
 *
 * @throws when it cannot be had
 */
async function pageOf(app: Awaited<ReturnType<typeof buildApp>>, url: string): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const { statusCode, body } = await app.inject({ url })
    if (statusCode === 200) return body
    if (tries === TRIES) throw new Error(`${url} answers ${statusCode}.`)
    await setTimeout(1000)
  }
}

/** Scripts that the page names in its data, for the time after its first paint. */
function scriptsOf(html: string): string[] {
  const [, boot = ''] =
    /<script id="boot" type="application\/json">(.*?)<\/script>/s.exec(html) ?? []
  const { entry, preload } = (JSON.parse(boot) as Boot).assets
  return [entry, ...preload]
}

function figuresOf(
  name: string,
  languages: readonly string[][],
  max: { js?: number; css?: number },
): Figure[] {
  const js = Math.max(...languages.map(brotliKilobytes))
  const css = compressed(builtStyles(CLIENT).text)
  const weight = (what: string, value: number, limit?: number) => ({
    name: `${name}: ${what}`,
    value,
    unit: 'KB',
    ...(limit !== undefined && { max: limit }),
  })
  return [
    weight('JS', js, max.js),
    weight('CSS', css, max.css),
    // The page itself is the one more.
    { name: `${name}: requests it names`, value: 1 + languages[0]!.length, unit: '' },
  ]
}

/** What a cold visit asks for until the page is idle, in English. */
function filesOf(name: string, files: readonly string[], max: number): Figure[] {
  return [
    { name: `${name}: files of code and style`, value: files.length, unit: '', max },
    { name: `${name}: their weight`, value: brotliKilobytes(files), unit: 'KB' },
  ]
}

/** The scripts that modules add to a page that has loaded some. */
function beside(loaded: readonly string[], modules: string[]): string[] {
  const { entry, preload } = builtAssets(CLIENT)(modules)
  return [entry, ...preload].filter((file) => !loaded.includes(file))
}
