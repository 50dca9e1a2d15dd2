import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { importCatalogue } from '#server/content/import.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { builtAssets } from '#server/pages/assets.ts'
import { builtPages } from '#server/pages/serve.ts'
import { brotliKilobytes, CLIENT, ensureBuilt } from './built-app.ts'
import { designSystemFigures } from './design-system.ts'
import type { Figure } from './report.ts'

/** Pages with their budgets in KB. */
const PAGES = [
  { name: 'landing page', path: '/', max: { js: 105 } },
  { name: 'recipe list', path: '/recipes', max: { js: 115, css: 14, fonts: 30, all: 160 } },
  { name: 'recipe', path: '/recipes/1', max: {} },
]
/** What plays a film in the page of a recipe. */
const PLAYER = 'app/cook-along/inline-film.tsx'
const PLAYER_MAX = 12

/** Addresses of the files that a page names in its head. */
interface Named {
  scripts: string[]
  styles: string[]
  fonts: string[]
}

/**
 * What pages load before anything is clicked, from their own HTML; the heavier language counts.
 * Then what the design system weighs in an application outside.
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
    const figures: Figure[] = []
    let scripts: string[] = []
    for (const { name, path, max } of PAGES) {
      const languages: Named[] = []
      for (const language of ['en', 'de']) {
        const { body } = await app.inject({ url: `${path}?lang=${language}` })
        languages.push(filesNamedIn(body))
      }
      figures.push(...(await figuresOf(name, languages, max)))
      scripts = languages[0]!.scripts
    }
    return [...figures, playerBeside(scripts), ...(await designSystemFigures())]
  } finally {
    await app.close()
    await database.close()
    await rm(folder, { recursive: true })
  }
}

function filesNamedIn(html: string): Named {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, address]) => address!)
  return {
    scripts: [
      ...all(/<link rel="modulepreload" href="([^"]+)"/g),
      ...all(/<script type="module" src="([^"]+)"/g),
    ],
    styles: all(/<link rel="stylesheet" href="([^"]+)"/g),
    fonts: all(/<link rel="preload" href="([^"]+)" as="font"/g),
  }
}

async function figuresOf(
  name: string,
  languages: readonly Named[],
  max: { js?: number; css?: number; fonts?: number; all?: number },
): Promise<Figure[]> {
  const js = Math.max(...languages.map(({ scripts }) => brotliKilobytes(scripts)))
  const { scripts, styles, fonts: fontFiles } = languages[0]!
  const css = brotliKilobytes(styles)
  const sizes = await Promise.all(fontFiles.map((file) => stat(join(CLIENT, file))))
  const fonts = sizes.reduce((sum, { size }) => sum + size, 0) / 1000
  // The page itself is the one more.
  const requests = 1 + scripts.length + styles.length + fontFiles.length
  const weight = (what: string, value: number, limit?: number) => ({
    name: `${name}: ${what}`,
    value,
    unit: 'KB',
    ...(limit !== undefined && { max: limit }),
  })
  return [
    weight('JS', js, max.js),
    weight('CSS', css, max.css),
    weight('fonts', fonts, max.fonts),
    weight('JS + CSS + fonts', js + css + fonts, max.all),
    { name: `${name}: requests named in its head`, value: requests, unit: '' },
  ]
}

/** What the player adds to a recipe's page when the cook asks for the film. */
function playerBeside(scripts: readonly string[]): Figure {
  const { entry, preload } = builtAssets(CLIENT)([PLAYER])
  const added = [entry, ...preload].filter((file) => !scripts.includes(file))
  return { name: 'player', value: brotliKilobytes(added), unit: 'KB', max: PLAYER_MAX }
}
