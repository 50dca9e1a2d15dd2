import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { vapidKeys } from './vapid-keys.ts'

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'simmer-vapid-'))
  onTestFinished(async () => await rm(folder, { recursive: true }))
  return folder
}

test('without settings a pair is made once, for its owner alone, and kept', async () => {
  const config = { DATA_DIR: join(await dataFolder(), 'data') }
  const made = await vapidKeys(config)()
  expect(Buffer.from(made.publicKey, 'base64url')).toHaveLength(65)
  const file = join(config.DATA_DIR, 'vapid.json')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(made)
  expect(await vapidKeys(config)()).toEqual(made)
})

test('processes that make a pair at the same time have the same one', async () => {
  const config = { DATA_DIR: await dataFolder() }
  const pairs = await Promise.all([1, 2, 3, 4].map(async () => await vapidKeys(config)()))
  expect(new Set(pairs.map(({ publicKey }) => publicKey)).size).toBe(1)
})

test('the pair of the settings is used, and refused when it is none', async () => {
  const DATA_DIR = await dataFolder()
  const { publicKey, privateKey } = await vapidKeys({ DATA_DIR })()
  const other = await vapidKeys({ DATA_DIR: await dataFolder() })()
  const given = { DATA_DIR, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }
  expect(await vapidKeys(given)()).toEqual({ publicKey, privateKey })
  for (const VAPID_PRIVATE_KEY of [other.privateKey, 'secret']) {
    expect(() => vapidKeys({ ...given, VAPID_PRIVATE_KEY })).toThrow(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not a pair of P-256.',
    )
  }
})
