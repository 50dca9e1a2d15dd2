import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { importCatalogue } from '#server/catalogue-import/import.ts'
import { migrate } from '#server/db/migrate.ts'
import { type DatabaseConfig, openDatabase } from '#server/db/open.ts'
import { newMembers } from '#tests/attack/members.ts'
import { endConnections } from '#tests/support/postgres-admin.ts'
import {
  findPostgres,
  type PostgresCluster,
  startPostgres,
} from '#tests/support/postgres-cluster.ts'
import { type Asked, makeRequest, type Site } from './asked.ts'
import { startChild } from './child-server.ts'
import { type Counted, countCpu, untilIdle } from './cpu.ts'
import { LISTED_TABLES, multiplyRecipes } from './generate.ts'
import { addMembers } from './grown-members.ts'
import type { Figure } from './report.ts'

/** Recipes, and as many members. */
const SIZES = (process.env.GROWTH_SIZES ?? '10000,100000,1000000').split(',').map(Number)
/** Of the database, so that a million recipes are copied in minutes. */
const MEMORY = { shared_buffers: '2GB', max_wal_size: '16GB' }
/** How much more a call may cost, and read, from a size to the next. */
const MAX = 2
/** A call that costs less than this, in milliseconds and rows, may cost this much at any size. */
const FLOOR = { cpuMs: 1, rows: 50 }
const CALLS = 200
const ASKING = 8
const TERMS = ['tomato', 'lemon', 'kuchen', 'feta', 'suppe', 'salad', 'tomate feta', 'garlic']

const list = (query: string) => `/api/recipe?limit=20&LangId=1${query}`
const idOf = (turn: number) => 1 + ((turn * 37) % (SIZES[0]! - 1))

const termOf = (turn: number) => encodeURIComponent(TERMS[turn % TERMS.length]!)
/** Punctuation of this turn alone: the search is the same, and nothing of it is kept. */
const endingOf = (turn: number) => turn.toString(2).replaceAll('0', '.').replaceAll('1', '!')

/** What is asked, by name; each turn asks for something else. */
const ASKED: Record<string, (turn: number) => Asked> = {
  list: (turn) => ({ path: list(`&offset=${turn * 20}`) }),
  filter: (turn) => ({ path: list(`&maxCalories=${250 + (turn % 20) * 10}&offset=${turn}`) }),
  search: (turn) => ({ path: list(`&term=${termOf(turn)}&offset=${turn % 20}`) }),
  'search for a new term': (turn) => ({ path: list(`&term=${termOf(turn)}${endingOf(turn)}`) }),
  recipe: (turn) => ({ path: `/api/recipe/${idOf(turn)}?LangId=1` }),
  comments: (turn) => ({ path: `/api/recipe/${1 + (turn % 40)}/comment?limit=4&LangId=1` }),
  'own profile': () => ({ path: '/api/me', isOwn: true }),
  'list of a member': (turn) => ({ path: list(`&offset=${turn * 20}`), isOwn: true }),
  'own favourites': () => ({ path: list('&Favorized=true'), isOwn: true }),
  'own shopping list': () => ({ path: '/api/shopping/note?LangId=1', isOwn: true }),
  'an item more': (turn) => ({
    path: '/api/shopping/note?LangId=1',
    method: 'POST',
    isOwn: true,
    form: { Name: `Leeks ${turn}` },
  }),
  'a favourite more': (turn) => ({
    path: `/api/recipe/${idOf(turn)}/favorize`,
    method: 'PATCH',
    isOwn: true,
  }),
}

/** What a call costs. */
interface Cost {
  /** Milliseconds, of the server and the database. */
  cpuMs: number
  /** Rows and entries of indexes that the database reads. */
  rows: number
  /** Milliseconds. */
  p99: number
}

/** What a call costs on PostgreSQL with ever more recipes and members. */
export async function measure(): Promise<Figure[]> {
  const programs = findPostgres()
  if (programs === undefined) {
    console.log('No PostgreSQL here: nothing is measured.')
    return []
  }
  const folder = await mkdtemp(join(tmpdir(), 'simmer-bench-'))
  const cluster = await startPostgres(programs, MEMORY)
  const config = {
    DATA_DIR: folder,
    DATABASE_URL: cluster.url,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
  }
  const costs: Record<string, Cost>[] = []
  try {
    for (const [index, size] of SIZES.entries()) {
      await fill(config, size, index === 0)
      const cost = await ask(config, cluster)
      // The next size can take hours.
      console.table(cost)
      costs.push(cost)
    }
  } finally {
    await cluster.stop()
    await rm(folder, { recursive: true })
  }
  return Object.keys(ASKED).flatMap((name) =>
    figuresOf(
      name,
      costs.map((cost) => cost[name]!),
    ),
  )
}

async function fill(config: DatabaseConfig, size: number, isFirst: boolean): Promise<void> {
  const start = performance.now()
  const database = await openDatabase(config, { longStatements: true })
  try {
    await migrate(database.db, database.engine)
    if (isFirst) await importCatalogue({ database, folder: 'content', config })
    await addMembers(database.db, size)
    await multiplyRecipes(database, size, LISTED_TABLES)
  } finally {
    await database.close()
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  console.log(`${size.toLocaleString('en')} recipes and members in ${seconds} s`)
}

async function ask(
  settings: Record<string, string>,
  { url, pid }: PostgresCluster,
): Promise<Record<string, Cost>> {
  const server = await startChild('simmer', settings)
  try {
    const counted = countCpu([server.pid, pid()])
    // New ones, because the others have the lists of the calls before.
    const members = await newMembers(server.origin, ASKING)
    const site = { origin: server.origin, tokens: members.map(({ token }) => token) }
    await untilIdle(counted)
    const costs: Record<string, Cost> = {}
    for (const [name, asked] of Object.entries(ASKED)) {
      costs[name] = await costOf(asked, { site, counted, url })
    }
    return costs
  } finally {
    await server.stop()
  }
}

interface Scene {
  site: Site
  counted: Counted
  /** Of the database. */
  url: string
}

async function costOf(
  asked: (turn: number) => Asked,
  { site, counted, url }: Scene,
): Promise<Cost> {
  const make = async (turn: number) => await makeRequest(site, asked(turn), turn)
  for (let turn = 0; turn < ASKING; turn += 1) await make(CALLS + turn)
  const before = { cpuMs: counted.cpuMs(), rows: await rowsRead(url) }
  const times: number[] = []
  for (let turn = 0; turn < CALLS; turn += 1) {
    const start = performance.now()
    await make(turn)
    times.push(performance.now() - start)
  }
  const cpuMs = (counted.cpuMs() - before.cpuMs) / CALLS
  const rows = ((await rowsRead(url)) - before.rows) / CALLS
  return { cpuMs, rows, p99: times.toSorted((a, b) => a - b)[Math.floor(CALLS * 0.99)]! }
}

/** Rows and entries of indexes that the database has read so far. */
async function rowsRead(url: string): Promise<number> {
  // A connection tells what it has read when it ends.
  await endConnections(url)
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ count: string }>(`select
      (select sum(seq_tup_read) from pg_stat_user_tables)
      + (select sum(idx_tup_read) from pg_stat_user_indexes) as count`)
    return Number(rows[0]?.count)
  } finally {
    await client.end()
  }
}

function figuresOf(name: string, costs: readonly Cost[]): Figure[] {
  return costs.flatMap((cost, index): Figure[] => {
    const size = SIZES[index]!.toLocaleString('en')
    const fewer = costs[index - 1]
    const limit = (of: 'cpuMs' | 'rows') => fewer && { max: MAX * Math.max(fewer[of], FLOOR[of]) }
    return [
      { name: `${name}, ${size}`, value: cost.cpuMs, unit: 'ms CPU', ...limit('cpuMs') },
      { name: `${name}, ${size}, read`, value: cost.rows, unit: 'rows', ...limit('rows') },
      { name: `${name}, ${size}, p99`, value: cost.p99, unit: 'ms' },
    ]
  })
}
