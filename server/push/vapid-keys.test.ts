import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { vapidKeys } from './vapid-keys.ts'

test.for(databases)('without settings a pair is made once and kept (%s)', async (engine) => {
  const { config, db } = await openTestDatabase(engine)
  const made = await vapidKeys(config, db)()
  expect(Buffer.from(made.publicKey, 'base64url')).toHaveLength(65)
  expect(await vapidKeys(config, db)()).toEqual(made)
})

test.for(databases)(
  'processes with folders of their own that make a pair at once have the same one (%s)',
  async (engine) => {
    const { config } = await openTestDatabase(engine)
    const processes = await Promise.all([1, 2, 3, 4].map(() => openDatabase(config)))
    const pairs = await Promise.all(
      processes.map(async ({ db }, index) => {
        const DATA_DIR = join(config.DATA_DIR, String(index))
        return await vapidKeys({ DATA_DIR }, db)()
      }),
    )
    await Promise.all(processes.map(({ close }) => close()))
    expect(new Set(pairs.map(({ publicKey }) => publicKey)).size).toBe(1)
  },
)

test.for(databases)(
  'the file of an earlier version is taken over once, and stays for processes of that version (%s)',
  async (engine) => {
    const { config, db } = await openTestDatabase(engine)
    const other = await openTestDatabase(engine)
    const file = join(config.DATA_DIR, 'vapid.json')
    const earlier = await vapidKeys(other.config, other.db)()
    await writeFile(file, JSON.stringify(earlier))
    expect(await vapidKeys(config, db)()).toEqual(earlier)
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(earlier)
    const third = await openTestDatabase(engine)
    await writeFile(file, JSON.stringify(await vapidKeys(third.config, third.db)()))
    expect(await vapidKeys(config, db)()).toEqual(earlier)
  },
)

test('a damaged file of an earlier version is not replaced by new keys', async () => {
  const { config, db } = await openTestDatabase('sqlite')
  await writeFile(join(config.DATA_DIR, 'vapid.json'), '{"publicKey":"AAAA","privateKey":"AAAA"}')
  await expect(vapidKeys(config, db)()).rejects.toThrow('holds no pair of P-256')
  expect(await db.selectFrom('push_keys').select('id').execute()).toEqual([])
})

test.for(databases)(
  'the pair of the settings is used, and refused when it is none (%s)',
  async (engine) => {
    const { config, db } = await openTestDatabase(engine)
    const stored = await vapidKeys(config, db)()
    const second = await openTestDatabase(engine)
    const { publicKey, privateKey } = await vapidKeys(second.config, second.db)()
    const given = { ...config, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }
    expect(await vapidKeys(given, db)()).toEqual({ publicKey, privateKey })
    for (const VAPID_PRIVATE_KEY of [stored.privateKey, 'secret']) {
      expect(() => vapidKeys({ ...given, VAPID_PRIVATE_KEY }, db)).toThrow(
        'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not a pair of P-256.',
      )
    }
  },
)
