import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { CookingLogEntry } from '#contract/cooking-log/cooking-log.ts'
import { DAY_MS } from '#contract/durations.ts'
import type { OwnPicture } from '#contract/own-recipes/own-recipe.ts'
import type { EngineName } from '#server/db/engine.ts'
import { mainDatabase, openTestDatabase } from '#tests/support/database.ts'
import { importThat, isReady, sendFile, takeAlong } from '#tests/support/imports.ts'
import { sendForm } from '#tests/support/members.ts'
import { addOwn, call, CRUMBLE, startOwn } from '#tests/support/own-recipes.ts'
import { sendPicture } from '#tests/support/pictures.ts'
import { startBucket } from '#tests/support/test-bucket.ts'
import { readConfig } from './config.ts'
import { run } from './run.ts'
import { openStorage } from './storage/open-storage.ts'
import { takeBackArea, tidyArea } from './storage/tidy.ts'

/** A server with two members whose files go into a bucket. */
async function start(engine: EngineName) {
  const bucket = await startBucket()
  const server = await startOwn(engine, { environment: bucket.config })
  return { ...server, bucket }
}

type Server = Awaited<ReturnType<typeof start>>

const AREAS = ['avatars', 'imports', 'log-photos', 'own-pictures']

/** Keys of members' files. */
const ofMembers = ({ bucket }: Server) =>
  bucket.keys.filter((key) => AREAS.some((area) => key.startsWith(`${area}/`)))

/** Gives a member a profile picture, a meal with a photo, and a recipe with a picture. */
async function fill({ app, ada }: Server) {
  const avatar = await sendPicture(app, '/me/avatar', { field: 'avatar', headers: ada })
  const meal = { RecipeId: 3, Day: '2026-01-02', People: 2, Minutes: null, Note: '', Changes: [] }
  const [, { Id }] = await call<CookingLogEntry>(app, 'POST', '/cooked', ada, {
    ...meal,
    Key: randomUUID(),
  })
  const photo = await sendPicture(app, `/cooked/${Id}/photo`, { field: 'photo', headers: ada })
  const picture = await sendPicture(app, '/my/pictures', { field: 'picture', headers: ada })
  const { Id: PictureId, Path } = picture.json<OwnPicture>()
  const [, recipe] = await addOwn(app, ada, { ...CRUMBLE, PictureId })
  const avatarPath = avatar.json<{ Path: string }>().Path
  const photoPath = photo.json<CookingLogEntry>().PhotoPath ?? ''
  return { Id, recipe, paths: [avatarPath, photoPath, Path] }
}

test.for(mainDatabase)(
  'the pictures of a member lie in the bucket alone, are served, and go with the account (%s)',
  async (engine) => {
    const server = await start(engine)
    const { app, config, database, ada, ben } = server
    const { paths } = await fill(server)
    expect(ofMembers(server).map((key) => key.split('/')[0])).toEqual([
      'avatars',
      'log-photos',
      'own-pictures',
    ])
    for (const url of paths) {
      const answer = await app.inject({ url })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
    }
    const { image } = await database.db
      .selectFrom('avatars')
      .select('image')
      .executeTakeFirstOrThrow()
    expect(image).toHaveLength(0)
    expect(await database.db.selectFrom('own_picture_files').selectAll().execute()).toEqual([])
    expect(await readdir(config.DATA_DIR)).not.toContain('own-pictures')

    // An import takes its archive and its pictures through the bucket, too.
    const archive = await takeAlong(app, ada)
    const [status, { Id }] = await sendFile(app, ben, archive)
    expect(status).toBe(201)
    await importThat(app, ben, Id, isReady)
    expect(ofMembers(server).filter((key) => key.startsWith('imports/'))).toHaveLength(1)

    for (const who of [ada, ben]) {
      const ended = await sendForm(app, 'PATCH', '/me/delete_account', { Message: 'Bye.' }, who)
      expect(ended.statusCode).toBe(200)
    }
    await expect.poll(() => ofMembers(server)).toEqual([])
    for (const url of paths) expect((await app.inject({ url })).statusCode).toBe(404)
  },
)

test.for(mainDatabase)(
  'while the bucket fails, members are told so in their language, and nothing else fails (%s)',
  async (engine) => {
    const server = await start(engine)
    const { app, bucket, ada } = server
    const { paths, Id } = await fill(server)
    bucket.fault = () => ({ status: 403, code: 'AccessDenied' })
    const calls = [
      await sendPicture(app, '/me/avatar?LangId=0', { field: 'avatar', headers: ada }),
      await sendPicture(app, `/cooked/${Id}/photo?LangId=0`, { field: 'photo', headers: ada }),
      await sendPicture(app, '/my/pictures?LangId=0', { field: 'picture', headers: ada }),
      ...(await Promise.all(paths.map((url) => app.inject({ url: `${url}?LangId=0` })))),
    ]
    for (const { statusCode, headers, body } of calls) {
      expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
      expect(body).toContain('Simmer ist gerade nicht erreichbar.')
      expect(body).not.toMatch(/AccessDenied|bucket|simmer\/|stack/i)
    }
    const [status] = await call(app, 'GET', '/my/recipes', ada)
    expect(status).toBe(200)
    // Nothing was half done: it works again as soon as the bucket does.
    bucket.fault = () => undefined
    for (const url of paths) expect((await app.inject({ url })).statusCode).toBe(200)
  },
)

test.for(mainDatabase)(
  'what a bucket does not let go stays, and the member’s deletion is done (%s)',
  async (engine) => {
    const server = await start(engine)
    const { app, database, bucket, ada } = server
    const { recipe } = await fill(server)
    bucket.fault = ({ method }) =>
      method === 'DELETE' ? { status: 403, code: 'AccessDenied' } : undefined
    await call(app, 'DELETE', `/my/recipes/${recipe.Id}`, ada)
    const [status] = await call(app, 'DELETE', `/my/recipes/${recipe.Id}/forever`, ada)
    expect(status).toBe(200)
    expect(ofMembers(server).filter((key) => key.startsWith('own-pictures/'))).toHaveLength(1)
    // All of them are unknown now, which looks like another database: they stay.
    const lines: string[] = []
    const tools = {
      db: database.db,
      storage: storageOf(server),
      log: { warn: (line: string) => void lines.push(line) },
    }
    for (const [key, object] of bucket.objects) {
      bucket.objects.set(key, { ...object, storedAt: new Date(Date.now() - DAY_MS) })
    }
    await tidyArea(tools, 'own-pictures')
    expect(lines).toEqual([expect.stringContaining('1 of 1 pictures of own recipes')])
  },
)

test('a file without a row goes into the bin of the bucket, and comes back with its row', async () => {
  const server = await start('sqlite')
  const { database, bucket } = server
  const storage = storageOf(server)
  const { db } = database
  const { id: user_id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const files = Array.from({ length: 12 }, (_, index) => {
    const name = index.toString(16).padStart(32, '0')
    return `00/${name}.0123456789abcdef.webp`
  })
  const addRow = async (file: string) => {
    const media = { path: `own/${file}`, hash: '', width: 1, height: 1, colour: '' } as const
    const { id } = await db
      .insertInto('media')
      .values({ ...media, tone: 'light' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const row = { media_id: id, user_id, recipe_id: null, bytes: 1, unused_at: 0, file }
    await db.insertInto('own_pictures').values(row).execute()
  }
  for (const file of files) await storage.put(`own-pictures/${file}`, Buffer.from('x'))
  const [first = '', ...others] = files
  for (const file of others) await addRow(file)
  for (const [key, object] of bucket.objects) {
    bucket.objects.set(key, { ...object, storedAt: new Date(Date.now() - DAY_MS) })
  }
  const lines: string[] = []
  const tools = { db, storage, log: { warn: (line: string) => void lines.push(line) } }
  await tidyArea(tools, 'own-pictures')
  expect(bucket.keys.filter((key) => key.startsWith('bin/'))).toEqual([
    expect.stringMatching(new RegExp(`^bin/\\d{4}-\\d\\d-\\d\\d/own-pictures/${first}$`)),
  ])
  await addRow(first)
  await takeBackArea(tools, 'own-pictures')
  expect(bucket.keys.filter((key) => key.startsWith('bin/'))).toEqual([])
  expect(await storage.head(`own-pictures/${first}`)).toMatchObject({ kind: 's3', size: 1 })
  expect(lines).toEqual([
    '1 of 12 pictures of own recipes are not in the database: the bin keeps them for 30 days',
    '1 pictures of own recipes were taken back from the bin',
  ])
})

test.for(mainDatabase)(
  'what was stored before there was a bucket stays readable (%s)',
  async (engine) => {
    const server = await startOwn(engine)
    const bucket = await startBucket()
    const { paths, recipe } = await fill({ ...server, bucket })
    const { DATA_DIR, DATABASE_URL } = server.config
    const { buildApp } = await import('./app.ts')
    const environment = { DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }), ...bucket.config }
    const config = readConfig({ ...environment, LOG_LEVEL: 'silent' })
    const app = await buildApp({ config, database: server.database })
    try {
      for (const url of paths) expect((await app.inject({ url })).statusCode).toBe(200)
      await call(app, 'DELETE', `/my/recipes/${recipe.Id}`, server.ada)
      await call(app, 'DELETE', `/my/recipes/${recipe.Id}/forever`, server.ada)
      const left = await readdir(join(DATA_DIR, 'own-pictures'), { recursive: true }).catch(
        (): string[] => [],
      )
      expect(left.filter((name) => name.endsWith('.webp'))).toEqual([])
    } finally {
      await app.close()
    }
  },
)

test.for(mainDatabase)('a server starts with its own bucket alone (%s)', async (engine) => {
  const bucket = await startBucket()
  const settings = async () =>
    readConfig({
      ...(await openTestDatabase(engine, { bare: true })).config,
      ...bucket.config,
      PORT: '0',
      LOG_LEVEL: 'silent',
    })
  const config = await settings()
  for (let count = 0; count < 2; count += 1) await (await run(config)).stop()
  expect(bucket.keys).toEqual(['instance-id.txt'])
  await expect(run(await settings())).rejects.toThrow(/belong to two instances of Simmer/)
  expect(bucket.keys).toEqual(['instance-id.txt'])

  bucket.objects.clear()
  bucket.objects.set('simmer/own-pictures/ab/x.webp', {
    bytes: Buffer.from('x'),
    headers: {},
    storedAt: new Date(),
  })
  await expect(run(config)).rejects.toThrow('holds files, but no instance-id.txt')
  bucket.fault = () => ({ status: 403, code: 'AccessDenied' })
  await expect(run(config)).rejects.toThrow(
    /^s3:\/\/pictures\/simmer cannot be used: .*403 AccessDenied/,
  )
})

function storageOf({ config, database }: Server) {
  return openStorage(config, database)
}
