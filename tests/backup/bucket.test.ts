import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeBackup } from '#server/backup/make-backup.ts'
import { receiptOf } from '#server/backup/receipt.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { prepareDatabase } from '#server/db/prepare-database.ts'
import { backupPath, newPlace, startRestored } from '#tests/support/backup.ts'
import { mainDatabase } from '#tests/support/database.ts'
import { addOwn, CRUMBLE, startOwn } from '#tests/support/own-recipes.ts'
import { plainPicture, sendPicture } from '#tests/support/pictures.ts'
import { type Fault, startBucket } from '#tests/support/test-bucket.ts'

const COLOURS = ['red', 'green', 'blue']

/** A member with three pictures, which lie in a bucket. */
async function start(engine: Parameters<typeof startOwn>[0]) {
  const bucket = await startBucket()
  const server = await startOwn(engine, { environment: bucket.config })
  const { app, ada, config } = server
  await (await prepareDatabase(config)).close()
  const paths: string[] = []
  for (const colour of COLOURS) {
    const bytes = await plainPicture(colour).png().toBuffer()
    const sent = await sendPicture(app, '/my/pictures', { field: 'picture', headers: ada, bytes })
    const { Id, Path } = sent.json<{ Id: number; Path: string }>()
    await addOwn(app, ada, { ...CRUMBLE, PictureId: Id })
    paths.push(Path)
  }
  expect(bucket.keys.filter((key) => key.startsWith('own'))).toHaveLength(COLOURS.length)
  return { ...server, bucket, paths }
}

test.for(mainDatabase)(
  'a backup takes pictures out of a bucket, and a restore needs no bucket (%s)',
  { timeout: 120_000 },
  async (engine) => {
    const { app, config, paths, bucket } = await start(engine)
    const pictures = await Promise.all(
      paths.map(async (url) => (await app.inject({ url })).rawPayload),
    )
    const backup = backupPath(config)
    expect(await makeBackup(config, backup)).toMatchObject({ missing: 0 })
    bucket.fault = () => ({ status: 403, code: 'AccessDenied' })
    const place = await newPlace(engine)
    await restoreBackup(place, backup)
    const restored = await startRestored(place)
    for (const [index, url] of paths.entries())
      expect((await restored.app.inject({ url })).rawPayload).toEqual(pictures[index])
  },
)

const FAULTS: [string, Fault][] = [
  ['answers 403', { status: 403, code: 'AccessDenied' }],
  ['breaks off', 'cut'],
  ['changes a byte', 'changed'],
]

test.for(FAULTS)(
  'no backup is vouched for when the bucket %s',
  { timeout: 120_000 },
  async ([, fault]) => {
    const { config, bucket } = await start('sqlite')
    const broken = bucket.keys.find((key) => key.startsWith('own')) ?? ''
    bucket.fault = ({ method, key }) =>
      method === 'GET' && key.endsWith(broken) ? fault : undefined
    const backup = backupPath(config)
    await expect(makeBackup(config, backup)).rejects.toThrow()
    expect([existsSync(backup), existsSync(receiptOf(backup))]).toEqual([false, false])
    bucket.fault = () => undefined
    expect(await makeBackup(config, backup)).toMatchObject({ missing: 0 })
  },
)
