// `npm run attack`: attacks the built app and measures what it takes. `npm run attack -- pictures`
// runs one part; `--short` shortens all of them; `--engine sqlite` leaves the other engine out;
// `--seed 7 --seeds 20` gives `household` the seeds 7 to 26, one after the other.
import { parseArgs } from 'node:util'
import type { EngineName } from '#server/db/engine.ts'
import { ensureBuilt } from '#tests/bench/built-app.ts'
import { keepsBudget, printFigures, type Figure } from '#tests/bench/report.ts'
import { createCleanup } from './cleanup.ts'
import { stockDatabases } from './databases.ts'
import { lenient } from './lenient.ts'
import { seeded } from './random.ts'
import { prepareStage, type Attack, type Stage } from './stage.ts'

/** A part by name, loaded when it is wanted. */
const PARTS: Record<string, () => Promise<{ attack: Attack }>> = {
  amplification: () => import('./amplification.ts'),
  pictures: () => import('./pictures.ts'),
  cache: () => import('./cache-growth.ts'),
  slow: () => import('./slow-bodies.ts'),
  overload: () => import('./overload.ts'),
  'database-gone': () => import('./database-gone.ts'),
  'file-faults': () => import('./file-faults.ts'),
  replica: () => import('./replica-gone.ts'),
  hosts: () => import('./forged-hosts.ts'),
  races: () => import('./races.ts'),
  leaks: () => import('./leaks.ts'),
  'keys-twice': () => import('./keys-twice.ts'),
  'lock-out': () => import('./lock-out.ts'),
  limits: () => import('./limits.ts'),
  'npm-start': () => import('./npm-start.ts'),
  restart: () => import('./restart.ts'),
  'wrong-restore': () => import('./wrong-restore.ts'),
  poison: () => import('./poison.ts'),
  'import-storm': () => import('./import-storm.ts'),
  household: () => import('./household.ts'),
}
/** Milliseconds after which a part is given up, and those that each seed adds. */
const PART_LIMIT_MS = 600_000
const SEED_LIMIT_MS = 180_000
/** Seeds without the option. */
const SEEDS = 6

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    engine: { type: 'string' },
    seed: { type: 'string' },
    seeds: { type: 'string' },
  },
})
const unknown = positionals.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  console.error(
    `No part is called ${unknown.join(', ')}. The parts are ${Object.keys(PARTS).join(', ')}.`,
  )
  process.exit(1)
}
if (values.engine !== undefined && values.engine !== 'sqlite' && values.engine !== 'postgres') {
  console.error('The engines are sqlite and postgres.')
  process.exit(1)
}
if (process.platform !== 'linux') {
  console.log('The attacks read /proc, so they run on Linux only.')
  process.exit(0)
}

const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9))
const seeds = Number(values.seeds ?? SEEDS)
if (!Number.isSafeInteger(seeds) || seeds < 1) {
  console.error('--seeds is a number from 1.')
  process.exit(1)
}
const cleanup = createCleanup()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void cleanup.run().then(() => process.exit(130)))
}

async function runPart(stage: Stage, { run }: Attack): Promise<Figure[]> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new Error('It took too long.')),
    PART_LIMIT_MS + seeds * SEED_LIMIT_MS,
  )
  try {
    return await Promise.race([run(stage), promise])
  } catch (error) {
    console.error(error)
    return [{ name: 'could not be measured', value: 1, unit: '', max: 0 }]
  } finally {
    clearTimeout(timer)
    await stage.cleanup.run()
  }
}

ensureBuilt()
console.log(`Seed ${seed} (--seed ${seed} repeats it)`)
const results: { title: string; figures: Figure[] }[] = []
try {
  const wanted: EngineName[] = values.engine ? [values.engine] : ['sqlite', 'postgres']
  const stock = await stockDatabases(wanted, values.short, cleanup)
  for (const [name, load] of Object.entries(PARTS)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue
    const { attack } = await load()
    if (values.short && attack.isLong) continue
    const engines = attack.engines.filter((one) => stock.engines.includes(one))
    for (const engine of values.short ? engines.slice(0, 1) : engines) {
      const start = performance.now()
      const parts = {
        engine,
        short: values.short,
        random: seeded(seed),
        seeds: Array.from({ length: seeds }, (_, index) => seed + index),
        cleanup: createCleanup(),
      }
      cleanup.add(parts.cleanup.run)
      const measured = await runPart(prepareStage(parts, stock), attack)
      const figures = values.short ? measured.map(lenient) : measured
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      const title = `${name}, ${engine} (${seconds} s)`
      printFigures(title, figures)
      results.push({ title, figures })
    }
  }
} finally {
  await cleanup.run()
}

const all = results.flatMap(({ figures }) => figures)
const missed = all.filter((figure) => !keepsBudget(figure)).length
if (results.length > 1) {
  console.log('\n=== All attacks')
  for (const { title, figures } of results) printFigures(title, figures)
}
console.log(missed === 0 ? '\nEvery limit is kept.' : `\nLimits missed: ${missed}`)
process.exit(missed === 0 ? 0 : 1)
