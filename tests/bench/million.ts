import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importCatalogue } from '#server/catalogue-import/import.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase, type DatabaseConfig } from '#server/db/open.ts'
import { findPostgres, startPostgres } from '#tests/support/postgres-cluster.ts'
import { startChild } from './child-server.ts'
import { LISTED_TABLES, multiplyRecipes } from './generate.ts'
import { slowestOfHundred } from './latency.ts'
import type { Figure } from './report.ts'

const SOME = 10_000
const MANY = 1_000_000
/** How much slower the slowest of a hundred answers may be with a hundred times the recipes. */
const MAX = 2
/** The same for two foods that no recipe has both of: both of their lists are read. */
const MAX_PAIR = 20

const range = (count: number) => Array.from({ length: count }, (_, index) => index)
const list = (query: string) => `/api/recipe?limit=20&LangId=1&${query}`

/** What is asked, by name; every address where an index can serve it. */
const ASKED: Record<string, readonly string[]> = {
  list: range(40).map((page) => list(`offset=${page * 20}`)),
  'list, deep': range(20).map((page) => list(`offset=${5000 + page * 200}`)),
  filter: [
    ...range(7).map((type) => list(`DishTypes=${type + 1}`)),
    ...range(20).map((id) => list(`IncludedIng[]=${id + 1}&maxCalories=600`)),
    ...range(6).map((step) => list(`maxCalories=${250 + step * 50}&CookTime=01:00:00`)),
  ],
  'two foods': range(8).map((id) => list(`IncludedIng[]=${id + 1}&IncludedIng[]=${id + 30}`)),
  search: ['tomato', 'tom', 'lemon', 'kuchen', 'feta', 'suppe', 'salad', 'tomate feta', 'a'].map(
    (term) => list(`term=${term}`),
  ),
}

/** The slowest of a hundred answers with a million recipes on PostgreSQL, against ten thousand. */
export async function measure(): Promise<Figure[]> {
  const programs = findPostgres()
  if (programs === undefined) {
    console.log('No PostgreSQL here: nothing is measured.')
    return []
  }
  const folder = await mkdtemp(join(tmpdir(), 'simmer-bench-'))
  const cluster = await startPostgres(programs)
  const config = { DATA_DIR: folder, DATABASE_URL: cluster.url }
  try {
    await fill(config, SOME)
    const some = await ask(config)
    await fill(config, MANY)
    const many = await ask(config)
    return Object.keys(ASKED).flatMap((name) => [
      { name: `${name}, ${SOME} recipes`, value: some[name]!, unit: 'ms' },
      { name: `${name}, ${MANY} recipes`, value: many[name]!, unit: 'ms' },
      {
        name: `${name}: slower by`,
        value: many[name]! / some[name]!,
        unit: '×',
        max: name === 'two foods' ? MAX_PAIR : MAX,
      },
    ])
  } finally {
    await cluster.stop()
    await rm(folder, { recursive: true })
  }
}

async function fill(config: DatabaseConfig, count: number): Promise<void> {
  const start = performance.now()
  const database = await openDatabase(config, { longStatements: true })
  try {
    await migrate(database.db, database.engine)
    if (count === SOME) await importCatalogue({ database, folder: 'content', config })
    await multiplyRecipes(database, count, LISTED_TABLES)
  } finally {
    await database.close()
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  console.log(`${count.toLocaleString('en')} recipes in ${seconds} s`)
}

/** Milliseconds by what was asked. */
async function ask(settings: Record<string, string>): Promise<Record<string, number>> {
  const simmer = await startChild('simmer', settings)
  try {
    const times: Record<string, number> = {}
    for (const [name, addresses] of Object.entries(ASKED)) {
      times[name] = await slowestOfHundred(addresses.map((address) => simmer.origin + address))
    }
    return times
  } finally {
    await simmer.stop()
  }
}
