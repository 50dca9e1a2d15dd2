import { randomUUID } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { backupName } from '#server/backup/keep-newest.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { type Receipt, receiptOf } from '#server/backup/receipt.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { readConfig } from '#server/config.ts'
import { prepareDatabase } from '#server/db/prepare-database.ts'
import { newPlace } from '#tests/support/backup.ts'
import { databases, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NO_BOUNDS, NO_LIMITS } from '#tests/support/no-limits.ts'

const MORNING = new Date('2026-11-28T05:00:00Z')
const NEXT_MORNING = new Date('2026-11-29T05:00:00Z')

/** A database that has an id, with a folder for its backups. */
async function start(engine: TestDatabase['engine']['name']) {
  const database = await openTestDatabase(engine)
  await (await prepareDatabase(database.config)).close()
  const folder = join(database.config.DATA_DIR, '..', `backups-${randomUUID()}`)
  return { database, folder }
}

/** Starts a process of the site, which looks for a due backup at once. */
async function startProcess(
  database: TestDatabase,
  environment: Record<string, string>,
  now: Date,
): Promise<() => Promise<void>> {
  const config = readConfig({ LOG_LEVEL: 'silent', ...environment, ...database.config })
  const options = { limits: NO_LIMITS, overload: NO_BOUNDS, now: () => now }
  const app = await buildApp({ config, database, ...options })
  onTestFinished(async () => await app.close())
  await app.ready()
  return async () => await app.close()
}

const runsOf = async ({ db }: TestDatabase) =>
  await db.selectFrom('backup_runs').selectAll().orderBy('day').execute()

const LIMIT = { timeout: 180_000 }

test.for(databases)(
  'three processes make one backup a day, which can be restored (%s)',
  LIMIT,
  async (engine) => {
    const { database, folder } = await start(engine)
    const environment = { BACKUP_DIR: folder, BACKUP_AT: '04:00' }
    for (const morning of [MORNING, NEXT_MORNING]) {
      const stops = [1, 2, 3].map(async () => await startProcess(database, environment, morning))
      const day = morning.toISOString().slice(0, 10)
      const finished = async () =>
        (await runsOf(database)).filter((run) => run.day === day && run.finished_at !== null)
      await expect.poll(finished, LIMIT).toHaveLength(1)
      for (const stop of stops) await (await stop)()
    }
    const names = (await readdir(folder)).sort()
    expect(names).toEqual([
      'simmer-2026-11-28-050000.backup',
      'simmer-2026-11-28-050000.backup.receipt.json',
      'simmer-2026-11-29-050000.backup',
      'simmer-2026-11-29-050000.backup.receipt.json',
    ])
    const [first] = await runsOf(database)
    expect(first).toMatchObject({ day: '2026-11-28', file: names[0], failure: null })
    expect(first?.row_count).toBeGreaterThan(0)
    const place = await newPlace(engine)
    await restoreBackup(place, join(folder, names[0]!))
  },
)

test('only the server’s own finished backups of this instance are deleted', LIMIT, async () => {
  const { database, folder } = await start('sqlite')
  await mkdir(folder)
  const made = join(folder, 'mine.backup')
  const receipt = await makeBackup(database.config, made)
  const put = async (name: string, own?: Partial<Receipt>) => {
    await writeFile(join(folder, name), name)
    if (own) await writeFile(receiptOf(join(folder, name)), JSON.stringify({ ...receipt, ...own }))
  }
  const old = ['2026-11-01', '2026-11-02', '2026-11-03'].map((day) =>
    backupName(new Date(`${day}T04:00:00Z`)),
  )
  for (const name of old) await put(name, {})
  await put('simmer-2026-10-01-040000.backup', { instance: randomUUID() })
  await put('simmer-2026-10-02-040000.backup')
  await put('simmer-2026-10-03.backup', {})
  await put('notes.txt')
  await startProcess(database, { BACKUP_DIR: folder, BACKUP_KEEP: '2' }, MORNING)
  await expect.poll(async () => (await runsOf(database))[0]?.finished_at, LIMIT).toBeTruthy()
  await expect
    .poll(async () => (await readdir(folder)).filter((name) => !name.endsWith('.json')).sort())
    .toEqual([
      'mine.backup',
      'notes.txt',
      'simmer-2026-10-01-040000.backup',
      'simmer-2026-10-02-040000.backup',
      'simmer-2026-10-03.backup',
      'simmer-2026-11-03-040000.backup',
      'simmer-2026-11-28-050000.backup',
    ])
})

test('a backup that fails says why, and is tried again after six hours', LIMIT, async () => {
  const { database, folder } = await start('sqlite')
  await writeFile(folder, 'a file in place of the folder')
  const environment = { BACKUP_DIR: join(folder, 'below') }
  const stop = await startProcess(database, environment, MORNING)
  await expect.poll(async () => (await runsOf(database))[0]?.failure, LIMIT).toBeTruthy()
  await stop()
  const soon = await startProcess(database, { BACKUP_DIR: `${folder}-2` }, MORNING)
  await soon()
  expect((await runsOf(database))[0]?.finished_at).toBeNull()
  const later = new Date(MORNING.getTime() + 7 * 3_600_000)
  await startProcess(database, { BACKUP_DIR: `${folder}-2` }, later)
  await expect.poll(async () => (await runsOf(database))[0]?.finished_at, LIMIT).toBeTruthy()
  expect(await runsOf(database)).toHaveLength(1)
  expect((await runsOf(database))[0]?.failure).toBeNull()
})

test('a process that stops leaves its backup to the next one', LIMIT, async () => {
  const { database, folder } = await start('sqlite')
  const stop = await startProcess(database, { BACKUP_DIR: folder }, MORNING)
  await expect.poll(() => readdir(folder).catch(() => []), LIMIT).toContain('unfinished-backup')
  await stop()
  expect((await runsOf(database))[0]).toMatchObject({ claimed_at: 0, finished_at: null })
  await startProcess(database, { BACKUP_DIR: folder }, MORNING)
  await expect.poll(async () => (await runsOf(database))[0]?.finished_at, LIMIT).toBeTruthy()
})
