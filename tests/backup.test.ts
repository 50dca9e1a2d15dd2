import { randomUUID } from 'node:crypto'
import { mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { PushState } from '#contract/push.ts'
import { buildApp } from '#server/app.ts'
import { type Config, readConfig } from '#server/config.ts'
import type { EngineName, OpenDatabase } from '#server/db/engine.ts'
import { openDatabase } from '#server/db/open.ts'
import { prepareDatabase } from '#server/db/prepare-database.ts'
import type { App } from '#server/http/app-type.ts'
import { startTestServer } from '#tests/support/server.ts'
import { backUp, readFiles, readRows, restoreSteps } from '#tests/support/backup.ts'
import { databases } from '#tests/support/database.ts'
import { importThat, isReady, sendFile } from '#tests/support/imports.ts'
import { newMember, sendForm } from '#tests/support/members.ts'
import { NO_BOUNDS, NO_LIMITS } from '#tests/support/no-limits.ts'
import { addOwn, CRUMBLE, type Headers } from '#tests/support/own-recipes.ts'
import { plainPicture, sendPicture } from '#tests/support/pictures.ts'
import { databaseUrl, runOn } from '#tests/support/postgres-admin.ts'

const COLOURS = ['red', 'green', 'blue']
const TOAST = 'Beans on toast\n\nIngredients\n2 slices bread\n\nMethod\nToast the bread.'

/** A member with everything that has a file or a picture. */
async function fill(app: App, { DATA_DIR }: Config): Promise<Headers> {
  const ada = await newMember(app)
  for (const colour of COLOURS) {
    const bytes = await plainPicture(colour).png().toBuffer()
    const sent = await sendPicture(app, '/my/pictures', { field: 'picture', headers: ada, bytes })
    await addOwn(app, ada, { ...CRUMBLE, PictureId: sent.json<{ Id: number }>().Id })
  }
  const avatar = await sendPicture(app, '/me/avatar', { field: 'avatar', headers: ada })
  expect(avatar.statusCode).toBe(200)
  const meal = { RecipeId: 3, Day: '2026-01-02', People: 2, Minutes: null, Note: '', Changes: [] }
  const cooked = await app.inject({
    method: 'POST',
    url: '/api/cooked',
    headers: ada,
    payload: { ...meal, Key: randomUUID() },
  })
  const photo = `/cooked/${cooked.json<{ Id: number }>().Id}/photo`
  expect((await sendPicture(app, photo, { field: 'photo', headers: ada })).statusCode).toBe(200)
  const [, { Id }] = await sendFile(app, ada, Buffer.from(TOAST), 'toast.txt')
  await importThat(app, ada, Id, isReady)
  await sendForm(app, 'POST', '/signup/passwordreset', { email: 'ada@simmer.example' })
  await expect.poll(() => readdir(join(DATA_DIR, 'outbox')).catch(() => [])).toHaveLength(2)
  await app.inject({ url: '/media/recipes/shakshuka/cover.webp?w=320' })
  return ada
}

/** Addresses of every picture and film that the database names. */
async function mediaOf({ db }: OpenDatabase): Promise<string[]> {
  const media = await db.selectFrom('media').select('path').execute()
  const films = await db.selectFrom('films').select('path').execute()
  const avatars = await db.selectFrom('avatars').select(['user_id', 'hash']).execute()
  const photos = await db.selectFrom('cooked_photos').select('secret').execute()
  return [
    ...[...media, ...films].map(({ path }) => path),
    ...avatars.map(({ user_id, hash }) => `avatars/${user_id}.${hash}.webp`),
    ...photos.map(({ secret }) => `cooked/${secret}.webp`),
  ]
}

async function fetchAll(app: App, paths: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const path of paths) {
    const { statusCode, rawPayload } = await app.inject({ url: `/media/${path}` })
    expect([path, statusCode]).toEqual([path, 200])
    found.set(path, rawPayload.toString('base64url'))
  }
  return found
}

const keyOf = async (app: App, headers: Headers) =>
  (await app.inject({ url: '/api/me/push_subscription', headers })).json<PushState>().PublicKey

/** A place for a restore: an empty folder and, on PostgreSQL, an empty database. */
async function newPlace(engine: EngineName, config: Config): Promise<Config> {
  const DATA_DIR = join(dirname(config.DATA_DIR), randomUUID())
  const { postgresUrl = '', prefix } = inject('testDatabases')
  if (engine === 'sqlite') return readConfig({ LOG_LEVEL: 'silent', DATA_DIR })
  const name = `${prefix}${randomUUID().replaceAll('-', '')}`
  await runOn(postgresUrl, `create database ${name}`)
  onTestFinished(() => runOn(postgresUrl, `drop database ${name} with (force)`))
  return readConfig({ LOG_LEVEL: 'silent', DATA_DIR, DATABASE_URL: databaseUrl(postgresUrl, name) })
}

/** Starts a server as a start does, without pages. */
async function startRestored(config: Config) {
  await (await prepareDatabase(config)).close()
  const database = await openDatabase(config)
  onTestFinished(database.close)
  const rows = await readRows(database)
  const app = await buildApp({ config, database, limits: NO_LIMITS, overload: NO_BOUNDS })
  onTestFinished(() => app.close())
  return { app, database, rows }
}

/** Milliseconds: a busy machine copies hundreds of files slowly. */
const LIMIT = { timeout: 400_000 }

test.for(databases)(
  'the documented backup holds every row and file of %s',
  LIMIT,
  async (engine) => {
    const { app, config, database, listen } = await startTestServer(engine, { filled: true })
    await (await prepareDatabase(config)).close()
    await listen()
    const ada = await fill(app, config)
    const media = await fetchAll(app, await mediaOf(database))
    const key = await keyOf(app, ada)
    const backup = `${config.DATA_DIR}-backup`
    await mkdir(backup)
    const rows = await readRows(database)
    const files = readFiles(config.DATA_DIR)
    backUp(config, backup)

    const place = await newPlace(engine, config)
    const steps = restoreSteps(place, backup)
    steps.files()
    await expect(prepareDatabase(place)).rejects.toThrow('The database is new, but')
    steps.database()
    const restored = await startRestored(place)
    expect(restored.rows).toEqual(rows)
    expect(readFiles(place.DATA_DIR)).toEqual(files)
    expect(await fetchAll(restored.app, await mediaOf(restored.database))).toEqual(media)
    expect(await keyOf(restored.app, ada)).toBe(key)
    expect(key).toHaveLength(87)
    // Nothing of these is missing in what was compared.
    const paths = [...files.keys()].join('\n')
    for (const part of ['instance-id.txt', 'imports/', 'outbox/', 'media/', 'pictures/'])
      expect(paths).toContain(part)
    const stored =
      engine === 'sqlite' ? paths.match(/^own-pictures\//gm) : rows.get('own_picture_files')
    expect(stored).toHaveLength(COLOURS.length)
  },
)

test.for(databases)(
  'a restore in two steps may start after the database (%s)',
  LIMIT,
  async (engine) => {
    const { app, config, listen } = await startTestServer(engine, { filled: true })
    await (await prepareDatabase(config)).close()
    await listen()
    await fill(app, config)
    const backup = `${config.DATA_DIR}-backup`
    await mkdir(backup)
    backUp(config, backup)
    const place = await newPlace(engine, config)
    await mkdir(place.DATA_DIR)
    const steps = restoreSteps(place, backup)
    steps.database()
    const early = await startRestored(place)
    await early.app.close()
    await early.database.close()
    steps.files()
    const { app: restored, database } = await startRestored(place)
    const own = (await mediaOf(database)).filter((path) => path.startsWith('own/'))
    expect((await fetchAll(restored, own)).size).toBe(COLOURS.length)
  },
)
