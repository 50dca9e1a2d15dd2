import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { migrate, readSteps, STEP_NAMES } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { prepareDatabase } from '#server/db/prepare-database.ts'
import { backupPath, newPlace } from '#tests/support/backup.ts'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { newMember } from '#tests/support/members.ts'
import { plainPicture, sendPicture } from '#tests/support/pictures.ts'
import { runOn } from '#tests/support/postgres-admin.ts'
import { startTestServer } from '#tests/support/server.ts'

/** A step long before the last one. Later ones change tables of it, and fill new ones. */
const EARLIER = '021-bell-choices'

const LIMIT = { timeout: 60_000 }

test.for(databases)(
  'a backup of an earlier version is restored into this one (%s)',
  LIMIT,
  async (engine) => {
    const database = await openTestDatabase(engine, { bare: true })
    const { db, config } = database
    await migrate(db, database.engine, { to: EARLIER })
    await sql`insert into users
      (id, kind, first_name, last_name, username, username_key, email, email_key, language, created_at)
      values (7, 'member', 'Ada', '', 'ada', 'ada', 'ada@simmer.example', 'ada@simmer.example', 1, 1)`.execute(
      db,
    )
    // Notes on the shopping list, which a later step makes items of a list.
    await sql`insert into shopping_notes (id, user_id, name, created_at)
      values (3, 7, 'Butter', 1)`.execute(db)
    const path = backupPath(config)
    const receipt = await makeBackup(config, path)
    expect(receipt).toMatchObject({
      instance: null,
      steps: STEP_NAMES.slice(0, STEP_NAMES.indexOf(EARLIER) + 1),
    })

    for (const to of databases) {
      const place = await newPlace(to)
      await restoreBackup(place, path)
      await (await prepareDatabase(place)).close()
      const restored = await openDatabase(place)
      onTestFinished(restored.close)
      expect(await readSteps(restored.db)).toEqual(STEP_NAMES)
      const items = await restored.db.selectFrom('shopping_items').select(['name']).execute()
      expect(items).toEqual([{ name: 'Butter' }])
    }
  },
)

/** Made by version 1.0.0 with SQLite: a member with a profile picture, a picture for a recipe, and a mail. */
const OF_VERSION_1 = 'tests/backup/version-1.backup'

test.for(databases)('the file that version 1.0.0 wrote is restored (%s)', LIMIT, async (engine) => {
  const place = await newPlace(engine)
  const { header, end, rows } = await restoreBackup(place, OF_VERSION_1)
  expect(header).toMatchObject({ engine: 'sqlite', version: expect.stringMatching(/^1\.0\.0/) })
  expect(end).toMatchObject({ files: 2 })
  expect(rows).toMatchObject({ users: 1, own_pictures: 1, avatars: 1 })
  await (await prepareDatabase(place)).close()
  const restored = await openDatabase(place)
  onTestFinished(restored.close)
  const users = await restored.db.selectFrom('users').select('email').execute()
  expect(users).toEqual([{ email: 'ada@simmer.example' }])
  const app = await buildApp({ config: place, database: restored })
  onTestFinished(async () => await app.close())
  for (const { path } of await restored.db.selectFrom('media').select('path').execute()) {
    expect((await app.inject({ url: `/media/${path}` })).statusCode).toBe(200)
  }
})

test.for(databases)(
  'members go on writing while a backup is made, and every picture of it is there (%s)',
  LIMIT,
  async (engine) => {
    const { app, config, listen } = await startTestServer(engine)
    await (await prepareDatabase(config)).close()
    await listen()
    const ada = await newMember(app)
    const bytes = await plainPicture('red').png().toBuffer()
    const send = async () =>
      await sendPicture(app, '/my/pictures', { field: 'picture', headers: ada, bytes })
    await send()
    const work = { isDone: false }
    let sent = 0
    const writing = (async () => {
      while (!work.isDone) {
        expect((await send()).statusCode).toBe(201)
        sent += 1
      }
    })()
    const path = backupPath(config)
    const receipt = await makeBackup(config, path).finally(() => {
      work.isDone = true
    })
    await writing
    expect(sent).toBeGreaterThan(0)
    expect(receipt.missing).toBe(0)
    const place = await newPlace(engine)
    await restoreBackup(place, path)
    const restored = await openDatabase(place)
    onTestFinished(restored.close)
    const rows = await restored.db.selectFrom('own_pictures').select('media_id').execute()
    expect(rows).toHaveLength(receipt.rows['own_pictures'] ?? 0)
    expect(rows.length).toBeGreaterThan(0)
  },
)

test('files that were lost before are counted in the receipt', LIMIT, async () => {
  const { app, config } = await startTestServer('sqlite')
  await (await prepareDatabase(config)).close()
  const ada = await newMember(app)
  await sendPicture(app, '/my/pictures', { field: 'picture', headers: ada })
  const folder = join(config.DATA_DIR, 'own-pictures')
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true })
  await mkdir(folder, { recursive: true })
  expect(await makeBackup(config, backupPath(config))).toMatchObject({ missing: 1, files: 0 })
})

test.for(databases.filter((engine) => engine === 'postgres'))(
  'a role of %s that may only read makes a backup, which is tried as SQLite',
  LIMIT,
  async (engine) => {
    const { config } = await openTestDatabase(engine)
    await (await prepareDatabase(config)).close()
    const { DATABASE_URL = '' } = config
    const role = `reader_${randomBytes(6).toString('hex')}`
    await runOn(DATABASE_URL, `create role ${role} login`)
    await runOn(DATABASE_URL, `grant pg_read_all_data to ${role}`)
    onTestFinished(() => runOn(DATABASE_URL, `drop role ${role}`))
    const asReader = new URL(DATABASE_URL)
    asReader.username = role
    const reading = { ...config, DATABASE_URL: asReader.href }
    const path = backupPath(config)
    expect(await makeBackup(reading, path)).toMatchObject({ engine, checkedOn: 'sqlite' })
    await restoreBackup(await newPlace(engine), path)
  },
)
