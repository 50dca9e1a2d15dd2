import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { lockCatalogue, raiseVersion } from '#server/catalogue/lock-catalogue.ts'
import { importCatalogue } from '#server/catalogue-import/import.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { newMembers } from '#tests/attack/members.ts'
import { endConnections } from '#tests/support/postgres-admin.ts'
import { startPostgres } from '#tests/support/postgres-cluster.ts'
import type { Site } from './asked.ts'
import { startChild } from './child-server.ts'
import { type Counted, countCpu, untilIdle } from './cpu.ts'
import { LISTED_TABLES, multiplyRecipes } from './generate.ts'
import { addMembers } from './grown-members.ts'

/** Of the database, so that a million recipes are copied in minutes. */
const MEMORY = { shared_buffers: '2GB', max_wal_size: '16GB' }
const ASKING = 8

/** A database with so many recipes and members, and what stops it. */
export interface GrownDatabase {
  readonly size: number
  readonly config: { DATA_DIR: string; DATABASE_URL: string }
  readonly pid: number
  readonly stop: () => Promise<void>
}

/** A server on such a database. */
export interface GrownSite extends Site, GrownDatabase {
  /** Server and database. */
  readonly counted: Counted
}

/** Fills a database of its own with so many recipes and members. */
export async function growDatabase(programs: string, size: number): Promise<GrownDatabase> {
  const start = performance.now()
  const folder = await mkdtemp(join(tmpdir(), 'simmer-bench-'))
  const cluster = await startPostgres(programs, MEMORY)
  const stop = async () => {
    await cluster.stop()
    await rm(folder, { recursive: true })
  }
  const config = { DATA_DIR: folder, DATABASE_URL: cluster.url }
  try {
    const database = await openDatabase(config, { longStatements: true })
    try {
      await migrate(database.db, database.engine)
      await importCatalogue({ database, folder: 'content', config })
      await addMembers(database.db, size)
      await multiplyRecipes(database, size, LISTED_TABLES)
    } finally {
      await database.close()
    }
  } catch (error) {
    await stop()
    throw error
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  console.log(`${size.toLocaleString('en')} recipes and members in ${seconds} s`)
  return { size, config, pid: cluster.pid(), stop }
}

/** Starts a server, and waits until it has read its index. */
export async function openSite(database: GrownDatabase): Promise<GrownSite> {
  const start = performance.now()
  const more = { TRUST_PROXY: '1', LOG_LEVEL: 'silent' }
  const server = await startChild('simmer', { ...database.config, ...more })
  const stop = async () => {
    await server.stop()
    await database.stop()
  }
  const counted = countCpu([server.pid, database.pid])
  // New ones, because the others have the lists of the calls before.
  const members = await newMembers(server.origin, ASKING)
  await untilIdle(counted)
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  console.log(`${database.size.toLocaleString('en')}: idle after ${seconds} s`)
  return {
    ...database,
    origin: server.origin,
    tokens: members.map(({ token }) => token),
    counted,
    stop,
  }
}

/** Says that a recipe has been published, and waits until the server has taken it in. */
export async function publishOne({ config, counted }: GrownSite, recipe: number): Promise<void> {
  const database = await openDatabase(config)
  try {
    await database.db.transaction().execute(async (trx) => {
      await lockCatalogue(trx)
      await raiseVersion(trx, Date.now(), [recipe])
    })
  } finally {
    await database.close()
  }
  // A server notices it within a second.
  await wait(1000)
  await untilIdle(counted)
}

/** Rows and entries of indexes that the database has read so far. */
export async function rowsRead({ config }: GrownSite): Promise<number> {
  // A connection tells what it has read when it ends.
  await endConnections(config.DATABASE_URL)
  const client = new Client({ connectionString: config.DATABASE_URL })
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
