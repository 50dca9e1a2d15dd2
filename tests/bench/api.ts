import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChild, type ChildServer } from './child-server.ts'
import { countCpu, cpuPerRequest } from './cpu.ts'
import { filledDatabases } from './filled-databases.ts'
import { compare, throughput, type Comparison } from './load.ts'
import type { Figure } from './report.ts'

const RECIPES = 10_000
const LIST = '/api/recipe?limit=20&offset=0&LangId=1'
const DETAIL = '/api/recipe/5000?LangId=1'
/** The best 20 of well over a thousand recipes that match. */
const SEARCH = '/api/recipe?term=tomato&limit=20&LangId=1'
/** Milliseconds of CPU that a search may cost in all processes together. */
const SEARCH_MAX_CPU = 0.4
/** Searches of which the CPU is counted. */
const SEARCHES = 400

/** Throughput of the API with 10,000 recipes, against what a hand-written server could do. */
export async function measure(): Promise<Figure[]> {
  const databases = await filledDatabases(RECIPES)
  try {
    const figures = await onSqlite(databases.sqlite)
    if (databases.postgres === undefined || databases.postgresPid === undefined) {
      console.log('No PostgreSQL here: its figures are left out.')
      return figures
    }
    return [...figures, ...(await onPostgres(databases.postgres, databases.postgresPid))]
  } finally {
    await databases.remove()
  }
}

async function onSqlite(settings: Record<string, string>): Promise<Figure[]> {
  const simmer = await startChild('simmer', settings)
  try {
    const list = await againstConstant(simmer.origin + LIST)
    const detail = await againstConstant(simmer.origin + DETAIL)
    return [
      ...figuresOf('SQLite, list of 20', 'a constant', list, 0.5),
      ...figuresOf('SQLite, recipe', 'a constant', detail),
      ...(await searchFigures('SQLite', simmer, [])),
    ]
  } finally {
    await simmer.stop()
  }
}

async function onPostgres(
  settings: Record<string, string>,
  postgresPid: number,
): Promise<Figure[]> {
  const simmer = await startChild('simmer', settings)
  const baseline = await startChild('one-statement', settings)
  try {
    const list = await compare(simmer.origin + LIST, `${baseline.origin}/list`)
    const detail = await compare(simmer.origin + DETAIL, `${baseline.origin}/detail/5000`)
    return [
      ...figuresOf('PostgreSQL, list of 20', 'one statement', list, 0.75),
      ...figuresOf('PostgreSQL, recipe', 'one statement', detail, 0.8),
      ...(await searchFigures('PostgreSQL', simmer, [postgresPid])),
    ]
  } finally {
    await simmer.stop()
    await baseline.stop()
  }
}

async function searchFigures(
  engine: string,
  { origin, pid }: ChildServer,
  others: readonly number[],
): Promise<Figure[]> {
  const url = origin + SEARCH
  const perSecond = await throughput(url)
  // The connections of the database are open now, and their processes are counted, too.
  const counted = countCpu([pid, ...others])
  return [
    { name: `${engine}, search`, value: perSecond, unit: 'requests/s' },
    {
      name: `${engine}, search, each`,
      value: await cpuPerRequest(counted, () => [url], SEARCHES),
      unit: 'ms CPU',
      max: SEARCH_MAX_CPU,
    },
  ]
}

/** Compares with Fastify that answers the very same body from memory. */
async function againstConstant(url: string): Promise<Comparison> {
  const folder = await mkdtemp(join(tmpdir(), 'simmer-bench-'))
  const file = join(folder, 'body')
  await writeFile(file, await (await fetch(url)).text())
  const constant = await startChild('constant', { BODY: file })
  try {
    return await compare(url, constant.origin)
  } finally {
    await constant.stop()
    await rm(folder, { recursive: true })
  }
}

function figuresOf(
  name: string,
  baseline: string,
  { target, ratio }: Comparison,
  min?: number,
): Figure[] {
  return [
    { name, value: target, unit: 'requests/s' },
    { name: `${name} : ${baseline}`, value: ratio, unit: '×', ...(min !== undefined && { min }) },
  ]
}
