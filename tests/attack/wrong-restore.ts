import { randomUUID } from 'node:crypto'
import { copyFile, cp, mkdir, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Figure } from '#tests/bench/report.ts'
import { readFiles } from '#tests/support/backup.ts'
import { plainPicture } from '#tests/support/pictures.ts'
import { databaseUrl, runOn } from '#tests/support/postgres-admin.ts'
import { AppProcess, type Settings } from './app-process.ts'
import { ask, type Answer } from './client.ts'
import { newMembers, type Member } from './members.ts'
import type { Attack, Stage } from './stage.ts'
import { killWhileTidying, tidyNow } from './tidying.ts'

const PICTURES = 20
const PICTURES_SHORT = 4
const TOAST = 'Beans on toast\n\nIngredients\n2 slices bread\n\nMethod\nToast the bread.'
/** Milliseconds in which a server that deletes at its start has done so. */
const SETTLE_MS = 3000

/** Addresses of pictures that members sent, with what was answered for them. */
type Pictures = Map<string, string>

async function sendForm(
  app: AppProcess,
  member: Member,
  path: string,
  part: { name: string; filename: string; bytes: Buffer },
): Promise<Answer> {
  const head = `--border\r\nContent-Disposition: form-data; name="${part.name}"; filename="${part.filename}"\r\n\r\n`
  return await ask(app.origin, path, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=border' },
    body: Buffer.concat([Buffer.from(head), part.bytes, Buffer.from('\r\n--border--\r\n')]),
    token: member.token,
  })
}

/** A new member sends pictures and a file to import. */
async function fill(app: AppProcess, count: number, into: Pictures): Promise<void> {
  const [member] = await newMembers(app.origin, 1)
  if (!member) return
  const bytes = Buffer.from(TOAST)
  const file = { name: 'file', filename: 'toast.txt', bytes }
  await sendForm(app, member, '/api/my/import/file?Language=en', file)
  for (let index = 0; index < count; index += 1) {
    const colour = `#${randomUUID().slice(0, 6)}`
    const picture = await plainPicture(colour).png().toBuffer()
    const sent = { name: 'picture', filename: 'me.png', bytes: picture }
    const answer = await sendForm(app, member, '/api/my/pictures', sent)
    if (answer.status !== 201 && answer.status !== 200) throw new Error(`Refused: ${answer.status}`)
    const { Path } = JSON.parse(answer.body.toString()) as { Path: string }
    into.set(Path, (await ask(app.origin, Path)).body.toString('base64'))
  }
}

/** Pictures that are not answered as they were. */
async function wrongOf(app: AppProcess, pictures: Pictures): Promise<number> {
  let wrong = 0
  for (const [path, image] of pictures) {
    const { status, body } = await ask(app.origin, path)
    if (status !== 200 || body.toString('base64') !== image) wrong += 1
  }
  return wrong
}

/** Files that are neither where they were nor in the bin, or have another content. */
function lostOf(before: ReadonlyMap<string, string>, dataDir: string): number {
  const after = readFiles(dataDir)
  const binned = new Map(
    [...after].map(([path, hash]) => [path.replace(/^bin\/[^/]+\//, ''), hash]),
  )
  return [...before].filter(([path, hash]) => after.get(path) !== hash && binned.get(path) !== hash)
    .length
}

/** A copy of the database of a stopped server, beside the same folder or another one. */
async function copyDatabase(stage: Stage, from: Settings, DATA_DIR: string): Promise<Settings> {
  const { cluster } = stage
  if (!cluster) {
    await mkdir(DATA_DIR, { recursive: true })
    await copyFile(join(from['DATA_DIR']!, 'simmer.db'), join(DATA_DIR, 'simmer.db'))
    return { DATA_DIR }
  }
  const name = `copied_${randomUUID().replaceAll('-', '')}`
  const source = new URL(from['DATABASE_URL']!).pathname.slice(1)
  await runOn(cluster.url, `create database ${name} template ${source}`)
  stage.cleanup.add(() => runOn(cluster.url, `drop database ${name} with (force)`))
  return { DATA_DIR, DATABASE_URL: databaseUrl(cluster.url, name) }
}

/** Puts a database in the place of the one beside a folder. */
async function place(stage: Stage, database: Settings, DATA_DIR: string): Promise<Settings> {
  if (stage.engine === 'postgres') return { ...database, DATA_DIR }
  for (const end of ['-wal', '-shm']) await rm(join(DATA_DIR, `simmer.db${end}`), { force: true })
  await copyFile(join(database['DATA_DIR']!, 'simmer.db'), join(DATA_DIR, 'simmer.db'))
  return { DATA_DIR }
}

/** Whether a start is refused in one line, within which no file is lost. */
async function isRefused(settings: Settings): Promise<boolean> {
  try {
    const app = await AppProcess.start(settings)
    await delay(SETTLE_MS)
    await app.stop()
    return false
  } catch (error) {
    const [, ...lines] = String(error).trim().split('\n')
    return lines.length === 1 && /\bbelongs? to\b|is new, but/.test(lines[0] ?? '')
  }
}

/** Makes every file two hours old, so that tidying takes it for one. */
async function age(dataDir: string): Promise<void> {
  const old = new Date(Date.now() - 2 * 60 * 60 * 1000)
  for (const path of readFiles(dataDir).keys()) await utimes(join(dataDir, path), old, old)
}

const zero = (name: string, value: number): Figure => ({ name, value, unit: '', max: 0 })

async function attackRestores(stage: Stage): Promise<Figure[]> {
  const count = stage.short ? PICTURES_SHORT : PICTURES
  const pictures: Pictures = new Map()
  const app = await stage.start()
  const folder = app.settings['DATA_DIR']!
  const keep = (name: string) => join(folder, '..', `${randomUUID()}-${name}`)
  await fill(app, count, pictures)
  await app.stop()
  const older = await copyDatabase(stage, app.settings, keep('older'))
  await app.start()
  await fill(app, count, pictures)
  await app.stop()
  const newest = await copyDatabase(stage, app.settings, keep('newest'))
  await age(folder)
  const files = readFiles(folder)

  const other = await stage.start()
  await fill(other, 1, new Map())
  await other.stop()
  const filesOfOther = readFiles(other.settings['DATA_DIR']!)
  const foreign = await copyDatabase(stage, other.settings, keep('foreign'))

  // The older database, on which members go on writing, and the newest one again.
  const onOlder = await stage.start(await place(stage, older, folder))
  const since: Pictures = new Map()
  await fill(onOlder, count, since)
  await delay(SETTLE_MS)
  const wrongOnOlder = await wrongOf(onOlder, since)
  await onOlder.stop()
  await tidyNow(onOlder.settings)
  const lostToOlder = lostOf(files, folder)
  const onNewest = await stage.start(await place(stage, newest, folder))
  const wrongOnNewest = await wrongOf(onNewest, pictures)
  await onNewest.stop()

  // A foreign database, none, and the folder of another instance.
  const beside = await place(stage, foreign, folder)
  let refused = (await isRefused(beside)) ? 1 : 0
  const none = await emptyDatabase(stage, folder)
  if (await isRefused(none)) refused += 1
  const lostToForeign = lostOf(files, folder)
  const inOther = await place(stage, newest, other.settings['DATA_DIR']!)
  if (await isRefused(inOther)) refused += 1
  const lostOfOther = lostOf(filesOfOther, other.settings['DATA_DIR']!)

  // Half of the folder, and later the rest of it.
  const half = keep('half')
  const paths = [...files.keys()]
  const bring = async (some: readonly string[]) => {
    for (const path of some) await cp(join(folder, path), join(half, path), { force: true })
  }
  await mkdir(half)
  await bring(paths.filter((_, index) => index % 2 === 0))
  const halfSettings = await place(stage, newest, half)
  const onHalf = await stage.start(halfSettings)
  await delay(SETTLE_MS)
  await onHalf.stop()
  await age(half)
  await tidyNow(halfSettings)
  await bring(paths)
  await onHalf.start()
  const wrongOnHalf = await wrongOf(onHalf, pictures)
  await onHalf.stop()
  const lostToHalf = lostOf(files, half)

  const { kills, lost } = await killWhileTidying(stage, halfSettings)
  return [
    { name: 'files', value: files.size, unit: '', min: 3 },
    { name: 'starts refused that have to be', value: refused, unit: '', min: 3 },
    zero('older database, files lost', lostToOlder),
    zero('older database, new pictures wrong', wrongOnOlder),
    zero('newest database again, pictures wrong', wrongOnNewest),
    zero('foreign or missing database, files lost', lostToForeign),
    zero('folder of another instance, files lost', lostOfOther),
    zero('half of the folder, files lost', lostToHalf),
    zero('half of the folder, then all, pictures wrong', wrongOnHalf),
    { name: 'killed while tidying', value: kills, unit: '', min: 1 },
    zero('killed while tidying, files lost', lost),
  ]
}

/** A database without tables, in the place of the one beside a folder. */
async function emptyDatabase(stage: Stage, DATA_DIR: string): Promise<Settings> {
  if (!stage.cluster) {
    for (const end of ['', '-wal', '-shm'])
      await rm(join(DATA_DIR, `simmer.db${end}`), { force: true })
    return { DATA_DIR }
  }
  const name = `empty_${randomUUID().replaceAll('-', '')}`
  await runOn(stage.cluster.url, `create database ${name}`)
  const { url } = stage.cluster
  stage.cleanup.add(() => runOn(url, `drop database ${name} with (force)`))
  return { DATA_DIR, DATABASE_URL: databaseUrl(url, name) }
}

/** The server is started beside databases and folders that do not belong together. */
export const attack: Attack = { engines: ['sqlite', 'postgres'], run: attackRestores }
