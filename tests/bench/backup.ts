import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { randomBytes } from 'node:crypto'
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Kysely } from 'kysely'
import { residentBytes } from '#server/children/resident-bytes.ts'
import { openDatabase } from '#server/db/open.ts'
import { prepareDatabase } from '#server/db/prepare-database.ts'
import type { Database } from '#server/db/schema.ts'
import { newPictureFile, pictureKey } from '#server/storage/keys.ts'
import { databaseUrl, runOn } from '#tests/support/postgres-admin.ts'
import { filledDatabases } from './filled-databases.ts'
import type { Figure } from './report.ts'

const RECIPES = 10_000
/** A picture for each recipe, of what a phone's picture takes once it is converted. */
const PICTURE_BYTES = 100_000
const MB = 1e6
/** Megabytes that either command may take, however large the site is. */
const MAX_MEMORY_MB = 700
const SAMPLE_MS = 20

type Settings = Record<string, string>

/** Adds pictures of own recipes, which is most of what a site weighs. */
async function addPictures(settings: Settings): Promise<void> {
  const config = { DATA_DIR: settings['DATA_DIR'] ?? '', DATABASE_URL: settings['DATABASE_URL'] }
  await (await prepareDatabase(config)).close()
  const database = await openDatabase(config, { longStatements: true })
  try {
    const owner = await database.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    await database.db.transaction().execute(async (trx) => {
      for (let count = 0; count < RECIPES; count += 1) {
        await addPicture(trx, owner.id, database.engine.isShared ? undefined : config.DATA_DIR)
      }
    })
  } finally {
    await database.close()
  }
}

/** @param folder `DATA_DIR`, where pictures are files */
async function addPicture(trx: Kysely<Database>, user_id: number, folder?: string): Promise<void> {
  const image = randomBytes(PICTURE_BYTES)
  const file = folder === undefined ? null : newPictureFile(image)
  const path = `own/${randomBytes(16).toString('hex')}.webp`
  const look = { width: 960, height: 720, colour: '', tone: 'light' as const }
  const { id: media_id } = await trx
    .insertInto('media')
    .values({ path, hash: '', ...look, owner_id: user_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = { media_id, user_id, file, bytes: PICTURE_BYTES, recipe_id: null, unused_at: null }
  await trx.insertInto('own_pictures').values(row).execute()
  if (folder === undefined) {
    await trx.insertInto('own_picture_files').values({ media_id, image }).execute()
    return
  }
  const target = join(folder, pictureKey({ media_id, file }))
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, image)
}

/** Runs a command as the operator does. */
async function runCommand(program: string, words: readonly string[], settings: Settings) {
  const begin = performance.now()
  const child = spawn(process.execPath, [`server/${program}`, ...words], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  let memory = 0
  const sample = setInterval(() => {
    memory = Math.max(memory, residentBytes(child.pid ?? 0) ?? 0)
  }, SAMPLE_MS)
  const [code] = (await once(child, 'exit')) as [number | null]
  clearInterval(sample)
  if (code !== 0) throw new Error(`${program} failed.`)
  return { seconds: (performance.now() - begin) / 1000, memory: memory / MB }
}

/** @param copy where pictures are copied from and to */
async function measureEngine(
  name: string,
  { from, to, copy }: { from: Settings; to: Settings; copy: readonly [string, string] },
): Promise<Figure[]> {
  const file = join(from['DATA_DIR'] ?? '', '..', 'backups', `${name}.backup`)
  await addPictures(from)
  const backup = await runCommand('backup/backup-cli.ts', [file], from)
  const restore = await runCommand('backup/restore-cli.ts', [file], to)
  const { size } = await stat(file)
  await rm(file)
  const copied = await runCommand('storage-cli.ts', ['copy', ...copy], from)
  return [
    { name: `${name}, backup with its trial`, value: backup.seconds, unit: 's' },
    { name: `${name}, size`, value: size / MB, unit: 'MB' },
    { name: `${name}, memory of the backup`, value: backup.memory, unit: 'MB', max: MAX_MEMORY_MB },
    { name: `${name}, restore`, value: restore.seconds, unit: 's' },
    {
      name: `${name}, memory of the restore`,
      value: restore.memory,
      unit: 'MB',
      max: MAX_MEMORY_MB,
    },
    { name: `${name}, copy from ${copy.join(' to ')}`, value: copied.seconds, unit: 's' },
  ]
}

/** How long a site with ten thousand recipes and as many pictures takes to back up and to restore. */
export async function measure(): Promise<Figure[]> {
  const filled = await filledDatabases(RECIPES)
  try {
    const folder = join(filled.sqlite['DATA_DIR'] ?? '', '..')
    const figures = await measureEngine('SQLite', {
      from: filled.sqlite,
      to: { DATA_DIR: join(folder, 'restored-sqlite') },
      copy: ['folder', 'database'],
    })
    const url = filled.postgres?.['DATABASE_URL']
    if (!filled.postgres || url === undefined) return figures
    await runOn(url, 'create database restored')
    const target = {
      DATA_DIR: join(folder, 'restored-postgres'),
      DATABASE_URL: databaseUrl(url, 'restored'),
    }
    const postgres = await measureEngine('PostgreSQL', {
      from: filled.postgres,
      to: target,
      copy: ['rows', 'folder'],
    })
    return [...figures, ...postgres]
  } finally {
    await filled.remove()
  }
}
