import { lookup } from 'node:dns/promises'
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { isIPv6 } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '#server/db/schema.ts'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { readConfig } from './config.ts'
import { run } from './run.ts'

function makeFolder(): string {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'simmer-run-'))
  onTestFinished(() => folder.remove())
  return folder.path
}

const settings = (environment: NodeJS.ProcessEnv) =>
  readConfig({ PORT: '0', LOG_LEVEL: 'silent', ...environment })

test.for(databases)('a server on %s starts, migrates, answers and stops', async (engine) => {
  const { config } = await openTestDatabase(engine, { bare: true })
  const server = await run(settings({ ...config }))
  const answer = await fetch(`${server.origin}/api/health`)
  expect(answer.status).toBe(200)
  await server.stop()
  await expect(fetch(`${server.origin}/api/health`)).rejects.toThrow()
})

test('a second server on the same folder stops with its name, and the first keeps running', async () => {
  const folder = makeFolder()
  const first = await run(settings({ DATA_DIR: folder }))
  onTestFinished(() => first.stop())
  await expect(run(settings({ DATA_DIR: folder }))).rejects.toThrow(
    `Another Simmer is using ${folder}. Stop it, or choose another folder with DATA_DIR.`,
  )
  expect((await fetch(`${first.origin}/api/health`)).status).toBe(200)
})

test('a stopped server releases its folder', async () => {
  const folder = makeFolder()
  const first = await run(settings({ DATA_DIR: folder }))
  await first.stop()
  const second = await run(settings({ DATA_DIR: folder }))
  onTestFinished(() => second.stop())
  expect((await fetch(`${second.origin}/api/health`)).status).toBe(200)
})

test('a port that is in use is named, and the folder is free again', async () => {
  const first = await run(settings({ DATA_DIR: makeFolder() }))
  onTestFinished(() => first.stop())
  const { port } = new URL(first.origin)
  const folder = makeFolder()
  await expect(run(settings({ DATA_DIR: folder, PORT: port }))).rejects.toThrow(
    `Port ${port} is in use.`,
  )
  const second = await run(settings({ DATA_DIR: folder }))
  await second.stop()
})

test('an unusable folder or file is reported in one line', async () => {
  const folder = makeFolder()
  const file = join(folder, 'file')
  writeFileSync(file, '')
  await expect(run(settings({ DATA_DIR: file }))).rejects.toThrow(
    `The folder ${file} cannot be used`,
  )
  const url = 'postgresql://nobody@localhost:1/none'
  await expect(run(settings({ DATA_DIR: folder, DATABASE_URL: url }))).rejects.toThrow(
    /^The database cannot be opened: .*ECONNREFUSED.*$/,
  )
  writeFileSync(join(folder, 'simmer.db'), 'not a database at all, only some text'.repeat(50))
  await expect(run(settings({ DATA_DIR: folder }))).rejects.toThrow(
    'The database cannot be opened: file is not a database.',
  )
})

test.for(databases)('a %s that a newer version has changed is left alone', async (engine) => {
  const { config, db } = await openTestDatabase(engine)
  await sql`insert into kysely_migration (name, timestamp)
    values ('999-future', '2099-01-01T00:00:00.000Z')`.execute(db)
  await expect(run(settings({ ...config }))).rejects.toThrow(
    /^The database was changed by a newer version of Simmer \(step 999-future\)\. .+$/,
  )
})

test.for(databases)('a %s of another program is left alone', async (engine) => {
  const { config, db } = await openTestDatabase(engine, { bare: true })
  await sql`create table authors (name text)`.execute(db)
  await expect(run(settings({ ...config }))).rejects.toThrow(
    /^The database belongs to another program: (table|relation) "?authors"? already exists\.$/,
  )
  expect((await db.introspection.getTables()).map(({ name }) => name)).toEqual(['authors'])
})

test.for(databases)('a %s that may only be read is named in one line', async (engine) => {
  const { db, config } = await openTestDatabase(engine)
  const readOnly = engine === 'sqlite' ? await copyReadOnly(db) : config
  if (config.DATABASE_URL !== undefined) {
    const name = new URL(config.DATABASE_URL).pathname.slice(1)
    await sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(db)
  }
  await expect(run(settings({ ...readOnly }))).rejects.toThrow(
    /^The database cannot be (opened|written to): .*read-?only.*\.$/,
  )
})

test.for(databases)(
  'READ_ONLY=on serves a %s that may only be read, and changes no tables',
  async (engine) => {
    const { config } = await openTestDatabase(engine, { filled: true })
    const server = await run(settings({ ...config, READ_ONLY: 'on' }))
    onTestFinished(() => server.stop())
    expect((await fetch(`${server.origin}/api/recipe/3?LangId=1`)).status).toBe(200)
    const bare = await openTestDatabase(engine, { bare: true })
    await expect(run(settings({ ...bare.config, READ_ONLY: 'on' }))).rejects.toThrow(
      'Start it once without READ_ONLY.',
    )
    expect(await bare.db.introspection.getTables()).toEqual([])
  },
)

/** A folder with a copy whose header says, in byte 18, that its form may only be read. */
async function copyReadOnly(db: Kysely<Database>) {
  const folder = makeFolder()
  const file = join(folder, 'simmer.db')
  await sql`vacuum into ${file}`.execute(db)
  const bytes = readFileSync(file)
  bytes[18] = 3
  writeFileSync(file, bytes)
  return { DATA_DIR: folder }
}

const onPostgres = databases.filter((engine) => engine === 'postgres')

test.for(onPostgres)(
  'a role of %s without the right to create tables is reported',
  async (engine) => {
    const { config, db } = await openTestDatabase(engine, { bare: true })
    const url = new URL(config.DATABASE_URL ?? '')
    url.username = `simmer_reader_${process.pid}`
    url.password = 'reader'
    await sql`create role ${sql.id(url.username)} login password 'reader'`.execute(db)
    try {
      await expect(run(settings({ ...config, DATABASE_URL: url.href }))).rejects.toThrow(
        'The tables cannot be made: permission denied for schema public.',
      )
    } finally {
      await sql`drop role ${sql.id(url.username)}`.execute(db)
    }
  },
)

test('localhost is every address of that name, and all of them stop together', async () => {
  const server = await run(settings({ DATA_DIR: makeFolder() }))
  const { port } = new URL(server.origin)
  const found = await lookup('localhost', { all: true })
  const origins = ['127.0.0.1', ...found.map(({ address }) => address)].map((address) =>
    isIPv6(address) ? `http://[${address}]:${port}` : `http://${address}:${port}`,
  )
  for (const origin of origins) expect((await fetch(`${origin}/api/live`)).status).toBe(200)
  await server.stop()
  for (const origin of origins) await expect(fetch(`${origin}/api/live`)).rejects.toThrow()
})
