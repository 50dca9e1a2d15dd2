import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { type DatabaseConfig, openDatabase } from './open.ts'
import { prepareDatabase } from './prepare-database.ts'

function makeFolder(): string {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'simmer-instance-'))
  onTestFinished(() => folder.remove())
  return folder.path
}

async function start(config: DatabaseConfig): Promise<void> {
  await (await prepareDatabase(config)).close()
}

const idFile = ({ DATA_DIR }: DatabaseConfig) => join(DATA_DIR, 'instance-id.txt')
const idOf = async (config: DatabaseConfig) => (await readFile(idFile(config), 'utf8')).trim()

/** Files of two members' recipes. */
async function addPictures(folder: string): Promise<void> {
  await mkdir(join(folder, 'own-pictures', '7'), { recursive: true })
  for (const name of ['7.webp', '263.webp'])
    await writeFile(join(folder, 'own-pictures', '7', name), 'a picture')
}

test.for(databases)(
  'a %s and a folder without an id get the same one and keep it',
  async (engine) => {
    const { config, db } = await openTestDatabase(engine)
    await addPictures(config.DATA_DIR)
    await start(config)
    const id = await idOf(config)
    expect(await db.selectFrom('instance').select('key').execute()).toEqual([{ key: id }])
    await start(config)
    expect(await idOf(config)).toBe(id)
    expect(await readdir(join(config.DATA_DIR, 'own-pictures', '7'))).toHaveLength(2)
  },
)

test.for(databases)('a new folder beside a %s takes its id', async (engine) => {
  const { config, db } = await openTestDatabase(engine)
  await start(config)
  const id = await idOf(config)
  const DATA_DIR = makeFolder()
  if (engine === 'sqlite') await sql`vacuum into ${join(DATA_DIR, 'simmer.db')}`.execute(db)
  const moved = { ...config, DATA_DIR }
  await start(moved)
  expect(await idOf(moved)).toBe(id)
})

test.for(databases)('the folder of another instance beside a %s is refused', async (engine) => {
  const { config } = await openTestDatabase(engine)
  const other = await openTestDatabase(engine)
  await start(config)
  await start(other.config)
  await cp(idFile(other.config), idFile(config))
  await expect(prepareDatabase(config)).rejects.toThrow(
    new RegExp(
      `^The database and the folder ${config.DATA_DIR} belong to two instances of Simmer: the folder’s id is ${await idOf(other.config)}, the database’s is [0-9a-f-]{36}\\. .+ delete ${idFile(config)} and start again .+$`,
    ),
  )
  // Whoever says that they belong together is believed.
  await rm(idFile(config))
  await start(config)
})

test.for(databases)(
  'a %s of before there were ids is refused beside a folder with one',
  async (engine) => {
    const { config, db } = await openTestDatabase(engine)
    await start(config)
    await db.deleteFrom('instance').execute()
    await expect(prepareDatabase(config)).rejects.toThrow('the database has no id yet')
    expect(await db.selectFrom('instance').selectAll().execute()).toEqual([])
    await rm(idFile(config))
    await start(config)
  },
)

test.for(databases)('an id that cannot be read is refused (%s)', async (engine) => {
  const { config } = await openTestDatabase(engine)
  await start(config)
  await writeFile(idFile(config), '')
  await expect(prepareDatabase(config)).rejects.toThrow('the folder’s id is not readable')
})

test.for(databases)('a new %s beside files of members is refused', async (engine) => {
  const { config, db } = await openTestDatabase(engine, { bare: true })
  await addPictures(config.DATA_DIR)
  await expect(prepareDatabase(config)).rejects.toThrow(
    `The database is new, but ${join(config.DATA_DIR, 'own-pictures')} holds files of members.`,
  )
  expect(await db.introspection.getTables()).toEqual([])
  expect(await readdir(join(config.DATA_DIR, 'own-pictures', '7'))).toHaveLength(2)
})

test.for(databases)('a new %s beside the folder of another one is refused', async (engine) => {
  const first = await openTestDatabase(engine)
  await start(first.config)
  const { config } = await openTestDatabase(engine, { bare: true })
  await cp(idFile(first.config), idFile(config))
  await expect(prepareDatabase(config)).rejects.toThrow(
    `The database is new, but the folder ${config.DATA_DIR} belongs to another one`,
  )
})

test('a SQLite file that is missing is not begun beside files of members', async () => {
  const DATA_DIR = makeFolder()
  await addPictures(DATA_DIR)
  await expect(prepareDatabase({ DATA_DIR })).rejects.toThrow('Restore that database first')
  expect(await readdir(DATA_DIR)).toEqual(['own-pictures'])
})

test.for(databases)('of two starts on a new %s both have the same id', async (engine) => {
  const { config } = await openTestDatabase(engine, { bare: true })
  await Promise.all([start(config), start(config)])
  const { db } = await openDatabase(config)
  onTestFinished(() => db.destroy())
  expect(await db.selectFrom('instance').select('key').execute()).toEqual([
    { key: await idOf(config) },
  ])
})

const onPostgres = databases.filter((engine) => engine === 'postgres')

test.for(onPostgres)('tables of another program are found before %s is changed', async (engine) => {
  const { config, db } = await openTestDatabase(engine, { bare: true })
  await sql`create table posts (title text)`.execute(db)
  await expect(prepareDatabase(config)).rejects.toThrow(
    'The database belongs to another program: table posts already exists.',
  )
  expect((await db.introspection.getTables()).map(({ name }) => name)).toEqual(['posts'])
})
