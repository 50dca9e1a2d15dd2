import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { ensureBuilt } from './built-app.ts'
import { startChild } from './child-server.ts'
import { filledDatabases } from './filled-databases.ts'
import { compare } from './load.ts'
import type { Figure } from './report.ts'

/** A list of 20 cards. */
const PAGE = '/recipes'
/** Autocannon writes a new id for each request: another address, so the page is rendered anew. */
const EACH_TIME_ANOTHER = `${PAGE}?Term=[<id>]`
/** Where the baseline's renderer is built; React is found from here. */
const BUILT = resolve('dist/bench')

/** Pages of 20 cards: rendered each time against React alone, kept against a constant. */
export async function measure(): Promise<Figure[]> {
  ensureBuilt()
  await build({
    logLevel: 'warn',
    build: {
      outDir: BUILT,
      ssr: true,
      rolldownOptions: { input: 'tests/bench/servers/bare-page.tsx' },
    },
  })
  const folder = await mkdtemp(join(tmpdir(), 'simmer-bench-'))
  const databases = await filledDatabases(60)
  const simmer = await startChild('simmer', databases.sqlite)
  try {
    const html = await (await fetch(simmer.origin + PAGE)).text()
    await writeFile(join(folder, 'page.html'), html)
    await writeFile(join(folder, 'boot.json'), bootOf(html))
    const bare = await startChild('bare', {
      MODULE: join(BUILT, 'bare-page.js'),
      PAGE: simmer.origin + PAGE,
      BOOT: join(folder, 'boot.json'),
    })
    const constant = await startChild('constant', {
      BODY: join(folder, 'page.html'),
      TYPE: 'text/html; charset=utf-8',
    })
    try {
      const rendered = await compare(simmer.origin + EACH_TIME_ANOTHER, bare.origin)
      const kept = await compare(simmer.origin + PAGE, constant.origin)
      return [
        { name: 'HTML of a list', value: html.length / 1000, unit: 'KB' },
        { name: 'rendered each time', value: rendered.target, unit: 'pages/s' },
        { name: 'time against renderToString alone', value: 1 / rendered.ratio, unit: '×', max: 2 },
        { name: 'kept', value: kept.target, unit: 'pages/s' },
        { name: 'kept : a constant', value: kept.ratio, unit: '×', min: 0.5 },
      ]
    } finally {
      await bare.stop()
      await constant.stop()
    }
  } finally {
    await simmer.stop()
    await databases.remove()
    await rm(folder, { recursive: true })
  }
}

/** What the page tells the browser, among it the answers of its keys. */
function bootOf(html: string): string {
  const [, boot] = /<script id="boot" type="application\/json">(.*?)<\/script>/s.exec(html) ?? []
  if (boot === undefined) throw new Error('The page carries no data.')
  return boot
}
