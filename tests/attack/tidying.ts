import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { readFiles } from '#tests/support/backup.ts'
import type { Settings } from './app-process.ts'
import { withDatabase } from './databases.ts'
import type { Stage } from './stage.ts'

/** What a server does an hour after its start. */
const TIDY = `
  import { openDatabase } from '#server/db/open.ts'
  import { openStorage } from '#server/storage/open-storage.ts'
  import { tidyArea } from '#server/storage/tidy.ts'
  const { DATA_DIR } = process.env
  const database = await openDatabase(process.env)
  console.log('tidying')
  const storage = openStorage({ DATA_DIR }, database)
  const log = { warn: () => {} }
  for (const area of ['own-pictures', 'imports']) {
    await tidyArea({ db: database.db, storage, log }, area)
  }
  await database.close()
`

/** Files of imports that are in the database, and others. */
const KNOWN = 600
const UNKNOWN = 60
/** Milliseconds of tidying after which it is killed, at most. */
const KILL_MS = 60

function start(settings: Settings) {
  const { PATH = '', HOME = '' } = process.env
  const options = ['--input-type=module-typescript', '--eval', TIDY]
  const env = { PATH, HOME, ...settings }
  return spawn(process.execPath, options, { env, stdio: ['ignore', 'pipe', 'inherit'] })
}

/** Tidies the data folder of a server that does not run, in another process. */
export async function tidyNow(settings: Settings): Promise<void> {
  const child = start(settings)
  child.stdout.resume()
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error('Tidying failed.')
}

/** Adds files of imports, of which a tenth at most are not in the database. */
async function addImports(settings: Settings): Promise<void> {
  const folder = join(settings['DATA_DIR']!, 'imports')
  const old = new Date(Date.now() - 2 * 60 * 60 * 1000)
  const names = Array.from({ length: KNOWN + UNKNOWN }, () => crypto.randomUUID())
  for (const name of names) {
    const file = join(folder, `${name}.import`)
    await writeFile(file, name)
    await utimes(file, old, old)
  }
  await withDatabase(settings, async ({ db }) => {
    const { id: user_id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const rows = names.slice(UNKNOWN).map((file) => ({
      user_id,
      file,
      state: 'failed' as const,
      source: 'file' as const,
      given: 'x.zip',
      host: hostname(),
      language: 'en' as const,
      created_at: Date.now(),
    }))
    await db.insertInto('own_imports').values(rows).execute()
  })
}

/** Kills tidying in the middle, again and again, and then lets it end. */
export async function killWhileTidying(
  { random, short }: Stage,
  settings: Settings,
): Promise<{ kills: number; lost: number }> {
  await addImports(settings)
  const before = [...readFiles(settings['DATA_DIR']!).values()].sort()
  let kills = 0
  for (let round = 0; round < (short ? 3 : 20); round += 1) {
    const child = start(settings)
    const exit = once(child, 'exit')
    await once(child.stdout, 'data')
    await delay(random() * KILL_MS)
    if (child.kill('SIGKILL')) kills += 1
    await exit
  }
  await tidyNow(settings)
  const after = readFiles(settings['DATA_DIR']!)
  const left = new Set(after.values())
  const isTidy = [...after.keys()].filter((path) => path.startsWith('bin/')).length >= UNKNOWN
  const lost = before.filter((hash) => !left.has(hash)).length
  return { kills: isTidy ? kills : 0, lost }
}
