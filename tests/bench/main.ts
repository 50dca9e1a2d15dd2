// `npm run bench`: measures Simmer against its budgets. `npm run bench -- sizes` measures one part.
// Times depend on the machine, so every time is a ratio to a baseline measured in the same run.
import { keepsBudget, printFigures, type Figure } from './report.ts'

/** A part of the benchmark by name, loaded when it is wanted. */
const PARTS: Record<string, () => Promise<{ measure: () => Promise<Figure[]> }>> = {
  sizes: () => import('./sizes.ts'),
  blocking: () => import('./blocking.ts'),
  browser: () => import('./browser.ts'),
  kitchen: () => import('./kitchen.ts'),
  dinner: () => import('./dinner.ts'),
  bell: () => import('./bell.ts'),
  offline: () => import('./offline.ts'),
  api: () => import('./api.ts'),
  layers: () => import('./layers.ts'),
  memory: () => import('./memory.ts'),
  find: () => import('./find.ts'),
  search: () => import('./search.ts'),
  'search-large': async () => ({ measure: (await import('./search.ts')).measureLarge }),
  published: () => import('./published.ts'),
  pages: () => import('./pages.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  import: () => import('./import.ts'),
  million: () => import('./million.ts'),
  growth: () => import('./growth.ts'),
  process: () => import('./process.ts'),
  studio: () => import('./studio.ts'),
  backup: () => import('./backup.ts'),
}
/** Take minutes or gigabytes: only when they are asked for. */
const ONLY_WHEN_WANTED = new Set([
  'backup',
  'bell',
  'growth',
  'import',
  'layers',
  'memory',
  'million',
  'process',
  'published',
  'search-large',
  'studio',
])

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  console.error(
    `No part is called ${unknown.join(', ')}. The parts are ${Object.keys(PARTS).join(', ')}.`,
  )
  process.exit(1)
}

let missed = 0
for (const [name, load] of Object.entries(PARTS)) {
  if (wanted.length > 0 ? !wanted.includes(name) : ONLY_WHEN_WANTED.has(name)) continue
  const { measure } = await load()
  const figures = await measure()
  printFigures(name, figures)
  missed += figures.filter((figure) => !keepsBudget(figure)).length
}
console.log(missed === 0 ? '\nEvery budget is kept.' : `\nBudgets missed: ${missed}`)
process.exitCode = missed === 0 ? 0 : 1
