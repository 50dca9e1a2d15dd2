import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { Config } from '#server/config.ts'
import { UNFINISHED_RESTORE } from '#server/db/instance.ts'
import { openDatabase } from '#server/db/open.ts'
import { prepareDatabase } from '#server/db/prepare-database.ts'
import { run } from '#server/run.ts'
import { startNode } from '#tests/support/child-server.ts'
import { backupPath, newPlace, readRows } from '#tests/support/backup.ts'
import { databases, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { smallDisk } from '#tests/support/small-disk.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { receiptOf } from '#server/backup/receipt.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'

/** A database with rows and files, and a backup of it. */
async function withBackup(engine: TestDatabase['engine']['name'], rows = 10, fileBytes = 10) {
  const database = await openTestDatabase(engine)
  const { config } = database
  await (await prepareDatabase(config)).close()
  for (let index = 0; index < rows; index += 1) {
    const row = { id: index + 1, reason: `${index}`.repeat(500), created_at: index }
    await sql`insert into account_messages (id, message, created_at)
      values (${row.id}, ${row.reason}, ${row.created_at})`.execute(database.db)
  }
  await mkdir(join(config.DATA_DIR, 'media', 'recipes'), { recursive: true })
  for (const name of ['one', 'two', 'three']) {
    const bytes = Buffer.alloc(fileBytes, name)
    await writeFile(join(config.DATA_DIR, 'media', 'recipes', `${name}.webp`), bytes)
  }
  const path = backupPath(config)
  await makeBackup(config, path)
  return { database, config, path }
}

const entriesOf = async (folder: string) =>
  (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('lock.db'))

async function rowsOf(place: Config) {
  await (await prepareDatabase(place)).close()
  const database = await openDatabase(place)
  const rows = await readRows(database).finally(() => database.close())
  return rows.get('account_messages')
}

test.for(databases)('what belongs to an instance is never replaced (%s)', async (engine) => {
  const { database, config, path } = await withBackup(engine)
  const before = await readRows(database)
  await expect(restoreBackup(config, path)).rejects.toThrow('is not empty')
  const beside = await newPlace(engine)
  await mkdir(join(beside.DATA_DIR, 'own-pictures', 'ab'), { recursive: true })
  await expect(restoreBackup(beside, path)).rejects.toThrow('own-pictures is there')
  if (config.DATABASE_URL !== undefined) {
    const newFolder = await newPlace('sqlite')
    const place = { ...newFolder, DATABASE_URL: config.DATABASE_URL }
    await expect(restoreBackup(place, path)).rejects.toThrow('DATABASE_URL is not empty')
  }
  expect(await readRows(database)).toEqual(before)
})

test.for(databases)(
  'nothing is restored into a place with a running server (%s)',
  async (engine) => {
    const { path } = await withBackup(engine)
    const place = await newPlace(engine)
    const server = await run({ ...place, PORT: 0 })
    onTestFinished(async () => await server.stop())
    await expect(restoreBackup(place, path)).rejects.toThrow('is not empty')
    expect((await fetch(`${server.origin}/api/health`)).status).toBe(200)
  },
)

test.for(databases)(
  'of two restores at once one is refused, and the other is whole (%s)',
  async (engine) => {
    const { path } = await withBackup(engine)
    const place = await newPlace(engine)
    const outcomes = await Promise.allSettled([
      restoreBackup(place, path),
      restoreBackup(place, path),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await rowsOf(place)).toHaveLength(10)
  },
)

test.for(databases.filter((engine) => engine === 'postgres'))(
  'of two restores into one %s from two machines one is refused',
  async (engine) => {
    const { path } = await withBackup(engine)
    const place = await newPlace(engine)
    const other = { ...(await newPlace('sqlite')), DATABASE_URL: place.DATABASE_URL }
    const outcomes = await Promise.allSettled([
      restoreBackup(place, path),
      restoreBackup(other, path),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  },
)

test.for(databases)(
  'a restore that is killed leaves nothing that starts, and is run again (%s)',
  { timeout: 400_000 },
  async (engine) => {
    const { path } = await withBackup(engine, 300, 3_000_000)
    const place = await newPlace(engine)
    const { DATA_DIR, DATABASE_URL } = place
    const environment = { DATA_DIR, ...(DATABASE_URL !== undefined && { DATABASE_URL }) }
    const unfinished = join(DATA_DIR, UNFINISHED_RESTORE)
    const kills = 20
    let halves = 0
    for (let kill = 0; kill < kills; kill += 1) {
      const child = startNode(['server/backup/restore-cli.ts', path], environment)
      const exit = once(child, 'exit')
      while (!existsSync(unfinished) && child.exitCode === null) await delay(1)
      await delay((kill * 400) / kills)
      child.kill('SIGKILL')
      await exit
      if (!existsSync(unfinished)) break
      halves += 1
      await expect(prepareDatabase(place)).rejects.toThrow('was not finished')
      expect(await entriesOf(DATA_DIR)).toContain(UNFINISHED_RESTORE)
    }
    expect(halves).toBeGreaterThan(0)
    if (existsSync(unfinished)) await restoreBackup(place, path)
    expect(await rowsOf(place)).toHaveLength(300)
    expect((await readFile(join(DATA_DIR, 'media', 'recipes', 'two.webp'))).length).toBe(3_000_000)
  },
)

test('a restore that was complete but for its place is finished, and with another backup refused', async () => {
  const { path } = await withBackup('sqlite')
  const other = await withBackup('sqlite', 11)
  const place = await newPlace('sqlite')
  await restoreBackup(place, path)
  // As a power cut leaves it between the last two steps.
  const unfinished = join(place.DATA_DIR, UNFINISHED_RESTORE)
  await mkdir(unfinished)
  const { sha256 } = JSON.parse(await readFile(receiptOf(path), 'utf8')) as { sha256: string }
  await writeFile(join(unfinished, 'complete.txt'), `${sha256}\n`)
  await expect(restoreBackup(place, other.path)).rejects.toThrow('Finish it with that one')
  await expect(prepareDatabase(place)).rejects.toThrow('was not finished')
  await restoreBackup(place, path)
  expect(await rowsOf(place)).toHaveLength(10)
})

test('a database of a newer version is not backed up', async () => {
  const { database, config } = await withBackup('sqlite')
  await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2030-01-01T00:00:00Z')`.execute(
    database.db,
  )
  const path = `${backupPath(config)}-later`
  await expect(makeBackup(config, path)).rejects.toThrow('step 999-later')
  expect(existsSync(path)).toBe(false)
  expect(existsSync(join(path, '..', 'unfinished-backup'))).toBe(false)
})

test('of two backups in one folder at once the second is refused', async () => {
  const { config, path } = await withBackup('sqlite')
  const both = [`${path}-2`, `${path}-3`].map(async (name) => await makeBackup(config, name))
  const outcomes = await Promise.allSettled(both)
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  expect(String((outcomes[1] as PromiseRejectedResult).reason)).toContain('Another backup')
})

test('a backup replaces no file, and none is made of another instance’s folder', async () => {
  const { config, path } = await withBackup('sqlite')
  await expect(makeBackup(config, path)).rejects.toThrow('is there already')
  await writeFile(join(config.DATA_DIR, 'instance-id.txt'), 'another')
  await expect(makeBackup(config, `${path}2`)).rejects.toThrow('two instances')
  await expect(makeBackup({ DATA_DIR: `${path}3` }, `${path}4`)).rejects.toThrow('no database')
})

test('a full disk leaves no backup and no half of a restore', async ({ skip }) => {
  const { config, path } = await withBackup('sqlite', 10, 3_000_000)
  const disk = await smallDisk((await newPlace('sqlite')).DATA_DIR, 4)
  skip(disk === undefined, 'Only root can mount a small disk.')
  const full = join(disk ?? '', 'full.backup')
  await expect(makeBackup(config, full)).rejects.toThrow('the disk is full')
  expect(await readdir(disk ?? '')).toEqual([])
  await expect(restoreBackup({ DATA_DIR: disk ?? '' }, path)).rejects.toThrow('the disk is full')
  expect(await entriesOf(disk ?? '')).toEqual([])
})
