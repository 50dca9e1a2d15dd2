import { setTimeout as delay } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { batches } from '#server/lib/batches.ts'
import { buildIndex } from '#server/search/memory/build.ts'
import { COOK_QUERIES } from '#tests/search/cook-queries.ts'
import { startChild } from './child-server.ts'
import { countCpu, cpuPerRequest } from './cpu.ts'
import { filledDatabases } from './filled-databases.ts'
import type { Figure } from './report.ts'

/** How many recipes there are, and what is allowed then. */
interface Size {
  recipes: number
  /** Multiple of the budgets of {@link KINDS}. */
  share: number
  /** Milliseconds after which a server has surely read its index. */
  startMs: number
}

const USUAL: Size = { recipes: 10_000, share: 1, startMs: 3000 }
const LARGE: Size = { recipes: 100_000, share: 2, startMs: 30_000 }
/** Megabytes that the index of 10,000 recipes may take. */
const INDEX_MAX_MB = 20
/** Requests of a query; another one warms up. */
const ROUNDS = 12
/** Different queries that are asked at the same time. */
const AT_ONCE = 8
/** Milliseconds in which memory outside of the heap is given back. */
const COLLECT_MS = 200
/** Letters that are typed when suggestions are asked for. */
const TYPED = 4
/** The cheapest call there is, to compare with: what a request costs by itself. */
const CHEAPEST = '/api/recipe/count'

const TERMS = Object.values(COOK_QUERIES)
  .flat()
  .map(({ term }) => term)

/** What is asked, and the milliseconds of CPU that a request in the middle may cost. */
const KINDS = [
  { name: 'page', address: (term: string) => list(term, 0), max: 0.4 },
  // Another page in every round, so that each is read from the database.
  { name: 'page, first time', address: list, max: 0.8 },
  {
    name: 'suggestions',
    address: (term: string) =>
      `/api/search?LangId=1&term=${encodeURIComponent(term.slice(0, TYPED))}`,
    max: 0.3,
  },
]

function list(term: string, offset: number): string {
  return `/api/recipe?limit=20&LangId=1&offset=${offset}&term=${encodeURIComponent(term)}`
}

/** What a search costs with 10,000 recipes, in all processes together, on both databases. */
export async function measure(): Promise<Figure[]> {
  return await measureAt(USUAL)
}

/** The same with 100,000 recipes, which may cost twice as much. */
export async function measureLarge(): Promise<Figure[]> {
  return await measureAt(LARGE)
}

async function measureAt(size: Size): Promise<Figure[]> {
  const databases = await filledDatabases(size.recipes)
  try {
    const figures = await figuresOf('SQLite', databases.sqlite, [], size)
    if (databases.postgres === undefined || databases.postgresPid === undefined) {
      console.log('No PostgreSQL here: its figures are left out.')
      return figures
    }
    const processes = [databases.postgresPid]
    return [...figures, ...(await figuresOf('PostgreSQL', databases.postgres, processes, size))]
  } finally {
    await databases.remove()
  }
}

async function figuresOf(
  engine: string,
  settings: Record<string, string>,
  others: readonly number[],
  { recipes, share, startMs }: Size,
): Promise<Figure[]> {
  const figures = await indexFigures(engine, settings, (INDEX_MAX_MB * recipes) / USUAL.recipes)
  const simmer = await startChild('simmer', settings)
  try {
    await delay(startMs)
    const counted = countCpu([simmer.pid, ...others])
    const costsOf = async (addressOf: (term: string, round: number) => string) => {
      const costs: number[] = []
      for (const terms of batches(TERMS, AT_ONCE)) {
        const addresses = (round: number) =>
          terms.map((term) => simmer.origin + addressOf(term, round))
        costs.push(await cpuPerRequest(counted, addresses, ROUNDS))
      }
      return costs.toSorted((a, b) => a - b)
    }
    const cheapest = at(await costsOf(() => CHEAPEST), 0.5)
    figures.push({ name: `${engine}, cheapest call`, value: cheapest, unit: 'ms CPU' })
    for (const { name, address, max } of KINDS) {
      const costs = await costsOf(address)
      figures.push(
        {
          name: `${engine}, ${name}`,
          value: at(costs, 0.5),
          unit: 'ms CPU',
          max: max * share,
        },
        { name: `${engine}, ${name}, dearest of ten`, value: at(costs, 0.9), unit: 'ms CPU' },
      )
    }
    return figures
  } finally {
    await simmer.stop()
  }
}

/** How long it takes to read the index, and what it keeps. */
async function indexFigures(
  engine: string,
  settings: Record<string, string>,
  maxMb: number,
): Promise<Figure[]> {
  const { db, close } = await openDatabase(readConfig(settings))
  try {
    const before = await bytesInUse()
    const start = performance.now()
    const index = await buildIndex(db)
    const ms = performance.now() - start
    const megabytes = ((await bytesInUse()) - before) / 1e6
    if (index === undefined) throw new Error('The index was not read.')
    return [
      { name: `${engine}, reading the index`, value: ms, unit: 'ms' },
      {
        name: `${engine}, memory of the index`,
        value: megabytes,
        unit: 'MB',
        max: maxMb,
      },
    ]
  } finally {
    await close()
  }
}

/** Twice, because the first collection only hands over what holds memory outside of the heap. */
async function bytesInUse(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  for (let round = 0; round < 2; round += 1) {
    collect()
    await delay(COLLECT_MS)
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** The cost that this share of the sorted costs does not exceed. */
function at(costs: readonly number[], share: number): number {
  return costs[Math.floor((costs.length - 1) * share)]!
}
