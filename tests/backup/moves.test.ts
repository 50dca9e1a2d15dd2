import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PushState } from '#contract/push.ts'
import type { Config } from '#server/config.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import { prepareDatabase } from '#server/db/prepare-database.ts'
import { adminCommand } from '#server/desk/admin-command.ts'
import type { App } from '#server/http/app-type.ts'
import { checkLog } from '#server/roles/desk-log.ts'
import { startTestServer } from '#tests/support/server.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { receiptOf } from '#server/backup/receipt.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { backupPath, newPlace, readFiles, readRows, startRestored } from '#tests/support/backup.ts'
import { databases } from '#tests/support/database.ts'
import { importThat, isReady, sendFile } from '#tests/support/imports.ts'
import { newMember, sendForm } from '#tests/support/members.ts'
import { addOwn, CRUMBLE, type Headers } from '#tests/support/own-recipes.ts'
import { plainPicture, sendPicture } from '#tests/support/pictures.ts'
import { IS_THOROUGH } from '#tests/support/thorough.ts'

const COLOURS = ['red', 'green', 'blue']
const TOAST = 'Beans on toast\n\nIngredients\n2 slices bread\n\nMethod\nToast the bread.'

/** A member with everything that has a file or a picture. */
async function fill(app: App, { db }: OpenDatabase, { DATA_DIR }: Config): Promise<Headers> {
  const ada = await newMember(app)
  await adminCommand(db, ['grant', 'ada@simmer.example', 'editor'])
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

/** Milliseconds: a busy machine copies hundreds of files slowly. */
const LIMIT = { timeout: 400_000 }

/** Files that no backup holds: drawn widths, copies of stored files, and what each start makes. */
const LEFT_OUT = /^(pictures|picture-hashes|import-copies)\/|^instance-id\.txt$/
/** Tables that each start or restore writes. */
const OF_A_START = /^(health_checks|kysely_migration)/

const kept = <T>(found: ReadonlyMap<string, T>, leftOut: RegExp) =>
  new Map([...found].filter(([name]) => !leftOut.test(name)))

/** From one engine into the other, and in a thorough run into the same one, too. */
const moves = databases
  .flatMap((from) => databases.map((to) => ({ from, to })))
  .filter(({ from, to }) => IS_THOROUGH || databases.length === 1 || from !== to)

test.for(moves)(
  'a backup of $from that is restored into $to has every row and file',
  LIMIT,
  async ({ from, to }) => {
    const { app, config, database, listen } = await startTestServer(from, { filled: true })
    await (await prepareDatabase(config)).close()
    await listen()
    const ada = await fill(app, database, config)
    const media = await fetchAll(app, await mediaOf(database))
    const key = await keyOf(app, ada)
    const rows = await readRows(database)
    const files = readFiles(config.DATA_DIR)
    const backup = backupPath(config)

    const receipt = await makeBackup(config, backup)

    expect(JSON.parse(await readFile(receiptOf(backup), 'utf8'))).toEqual(receipt)
    expect(receipt.checkedOn).toBe(from)
    for (const [name, { length }] of kept(rows, OF_A_START)) {
      expect([name, receipt.rows[name]]).toEqual([name, length])
    }

    const place = await newPlace(to)
    await restoreBackup(place, backup)
    const restored = await startRestored(place)

    expect(kept(restored.rows, OF_A_START)).toEqual(kept(rows, OF_A_START))
    expect(kept(readFiles(place.DATA_DIR), LEFT_OUT)).toEqual(kept(files, LEFT_OUT))
    expect(await fetchAll(restored.app, await mediaOf(restored.database))).toEqual(media)
    expect(await keyOf(restored.app, ada)).toBe(key)
    expect(key).toHaveLength(87)
    // Ids that were given out are not given out again.
    const sent = { field: 'picture', headers: ada }
    expect((await sendPicture(restored.app, '/my/pictures', sent)).statusCode).toBe(201)
    // The log goes on where it was, and stays as it is.
    await adminCommand(restored.database.db, ['revoke', 'ada@simmer.example', 'editor'])
    expect(await checkLog(restored.database.db)).toMatchObject({ rows: 2 })
    const cleared = restored.database.db.deleteFrom('desk_log').execute()
    await expect(cleared).rejects.toThrow(/only added/)
    // Nothing of these is missing in what was compared.
    const paths = [...files.keys()].join('\n')
    for (const part of ['outbox/', 'media/']) expect(paths).toContain(part)
    if (from === 'sqlite') expect(paths).toContain('imports/')
    else expect(rows.get('stored_files')).toHaveLength(1)
    const stored =
      from === 'sqlite' ? paths.match(/^own-pictures\//gm) : rows.get('own_picture_files')
    expect(stored).toHaveLength(COLOURS.length)
  },
)
