import { execFileSync } from 'node:child_process'
import { copyFile, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import type { Figure } from '#tests/bench/report.ts'
import type { AppProcess } from './app-process.ts'
import { ask, someAddress } from './client.ts'
import { newMembers, type Member } from './members.ts'
import type { Attack, Stage } from './stage.ts'
import { askHealth, judgeWrites, repeat, secondsUntil, writeComments } from './traffic.ts'

const WRITERS = 6
/** Seconds that another process holds the file, fewer than a write waits for it. */
const LOCK_S = 5
const READ_LIMIT_MS = 1000
/** Room beside the database on the small disk, filled by and by. */
const ROOM_MB = 6

async function killAgainAndAgain(
  stage: Stage,
  app: AppProcess,
  members: Member[],
): Promise<Figure[]> {
  const { random, short } = stage
  const writers = writeComments(() => app.origin, members, random)
  const kills = short ? 3 : 30
  let cleanStarts = 0
  for (let round = 0; round < kills; round += 1) {
    await delay(500 + random() * 1000)
    await app.stop('SIGKILL')
    await app.start()
    const { status } = await askHealth(app.origin, random)
    if (status === 200) cleanStarts += 1
  }
  await writers.stop()
  const verdict = await judgeWrites(app.settings, writers.ledger)
  return [
    { name: 'killed, clean starts', value: cleanStarts, unit: '', min: kills },
    { name: 'killed, writes', value: verdict.acknowledged, unit: '', min: kills },
    { name: 'killed, writes lost', value: verdict.lost, unit: '', max: 0 },
    { name: 'killed, writes doubled', value: verdict.doubled, unit: '', max: 0 },
  ]
}

async function lockFile(stage: Stage, app: AppProcess, members: Member[]): Promise<Figure[]> {
  const { random, short } = stage
  const writers = writeComments(() => app.origin, members, random, 100)
  let longest = 0
  const readers = repeat(4, 50, async (index) => {
    const path = `/api/recipe/${index + 1}?LangId=1`
    const { ms } = await ask(app.origin, path, { from: someAddress(random) })
    longest = Math.max(longest, ms)
  })
  const other = new DatabaseSync(join(app.settings['DATA_DIR']!, 'simmer.db'), { timeout: 5000 })
  other.exec('begin exclusive')
  await delay((short ? 1 : LOCK_S) * 1000)
  other.exec('rollback')
  other.close()
  await Promise.all([writers.stop(), readers.stop()])
  const verdict = await judgeWrites(app.settings, writers.ledger)
  const failed = writers.attempts() - writers.ledger.size
  const { status } = await askHealth(app.origin, random)
  return [
    { name: 'file locked, longest read', value: longest, unit: 'ms', max: READ_LIMIT_MS },
    { name: 'file locked, writes failed', value: failed, unit: '', max: 0 },
    { name: 'file locked, writes lost', value: verdict.lost, unit: '', max: 0 },
    { name: 'file locked, health afterwards', value: status, unit: '', min: 200, max: 200 },
  ]
}

/** Makes a disk of the size of the database and a little more; undefined where that is not allowed. */
async function smallDisk(stage: Stage, database: string): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'simmer-small-'))
  stage.cleanup.add(() => rm(folder, { recursive: true }))
  const { size } = await stat(database)
  const megabytes = Math.ceil(size / 1_000_000) + ROOM_MB
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], {
      stdio: 'ignore',
    })
  } catch {
    console.log('The full disk is left out: only root can mount a small one.')
    return undefined
  }
  stage.cleanup.add(() => execFileSync('umount', ['-l', folder]))
  return folder
}

async function fillDisk(stage: Stage): Promise<Figure[]> {
  const { random } = stage
  const settings = await stage.newDatabase()
  const database = join(settings['DATA_DIR']!, 'simmer.db')
  const DATA_DIR = await smallDisk(stage, database)
  if (DATA_DIR === undefined) return []
  await copyFile(database, join(DATA_DIR, 'simmer.db'))
  // Films are not written: they are somewhere else.
  await symlink(join(settings['DATA_DIR']!, 'media'), join(DATA_DIR, 'media'))
  const app = await stage.start({ DATA_DIR })
  const members = await newMembers(app.origin, 2)
  const filler = join(DATA_DIR, 'filler')
  const writers = writeComments(() => app.origin, members, random, 20)
  await writeFile(filler, Buffer.alloc(ROOM_MB * 2_000_000)).catch(() => {})
  const saysReadOnly = async (wanted: boolean) => {
    const { status, body } = await askHealth(app.origin, random)
    return status === 200 && JSON.parse(body.toString()).ReadOnly === wanted
  }
  const told = await secondsUntil(async () => await saysReadOnly(true), 15)
  const page = await ask(app.origin, '/recipes/1', { from: someAddress(random) })
  await writers.stop()
  const refused = writers.attempts() - writers.ledger.size
  await rm(filler)
  const recovered = await secondsUntil(async () => await saysReadOnly(false), 30)
  const after = writeComments(() => app.origin, members, random, 100)
  await delay(1000)
  await after.stop()
  const verdict = await judgeWrites(app.settings, writers.ledger)
  return [
    { name: 'disk full, writes refused', value: refused, unit: '', min: 1 },
    { name: 'disk full, health says read-only after', value: told, unit: 's', max: 10 },
    { name: 'disk full, status of a page', value: page.status, unit: '', min: 200, max: 200 },
    { name: 'disk free, health says writable after', value: recovered, unit: 's', max: 10 },
    { name: 'disk free, writes', value: after.ledger.size, unit: '', min: 1 },
    { name: 'disk full, writes lost', value: verdict.lost, unit: '', max: 0 },
    { name: 'disk full, crashes', value: app.crashes, unit: '', max: 0 },
  ]
}

/** The server is killed, its file locked, its disk full. */
export const attack: Attack = {
  engines: ['sqlite'],
  run: async (stage) => {
    const app = await stage.start()
    const members = await newMembers(app.origin, stage.short ? 2 : WRITERS)
    return [
      ...(await killAgainAndAgain(stage, app, members)),
      ...(await lockFile(stage, app, members)),
      { name: 'crashes', value: app.crashes, unit: '', max: 0 },
      ...(await fillDisk(stage)),
    ]
  },
}
