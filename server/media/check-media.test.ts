import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { importCatalogue } from '#server/catalogue-import/import.ts'
import { readConfig } from '#server/config.ts'
import type { EngineName } from '#server/db/engine.ts'
import { StorageUnavailable } from '#server/lib/storage-unavailable.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { mainDatabase, openTestDatabase } from '#tests/support/database.ts'
import { plainPicture } from '#tests/support/pictures.ts'
import { startBucket } from '#tests/support/test-bucket.ts'
import { checkMedia } from './check-media.ts'
import { contentHash } from './content-hash.ts'
import { mediaKey } from './publish-media.ts'
import { servedPath } from './served-path.ts'

const PICTURE = 'authors/ida-sommer.webp'
const AUTHOR =
  '- {slug: ida-sommer, name: Ida Sommer, place: Kiel, facebook: null, website: null}\n'

/** The demo catalogue, and an author of another one, who has a picture. */
async function start(engine: EngineName, environment: Record<string, string> = {}) {
  const database = await openTestDatabase(engine, { filled: true })
  const config = readConfig({ ...environment, ...database.config })
  const folder = await mkdtemp(join(tmpdir(), 'simmer-check-'))
  onTestFinished(async () => await rm(folder, { recursive: true }))
  await mkdir(join(folder, 'media/authors'), { recursive: true })
  await writeFile(join(folder, 'authors.yaml'), AUTHOR)
  await plainPicture('red', 400, 400)
    .webp()
    .toFile(join(folder, 'media', PICTURE))
  await importCatalogue({ database, folder, config })
  const storage = openStorage(config, database)
  const media = join(config.DATA_DIR, 'media')
  const file = join(media, PICTURE)
  return {
    media,
    file,
    bytes: await readFile(file),
    key: mediaKey(servedPath(PICTURE, await contentHash(file))),
    store: storage.ofArea('media'),
    check: async () => await checkMedia(database, storage, config),
  }
}

test.for(mainDatabase)(
  'media of catalogues are there after an import, and a film that is gone is to be made (%s)',
  async (engine) => {
    const { check, media } = await start(engine)
    const { count, ...rest } = await check()
    expect(rest).toEqual({ missing: [], different: [], toMake: 0 })
    expect(count).toBeGreaterThan(500)
    await rm(join(media, 'films/hummus.mp4'))
    expect(await check()).toEqual({ ...rest, count: count - 1, toMake: 1 })
  },
)

test.for(mainDatabase)(
  'a picture of a catalogue is missing, different or there by its bytes (%s)',
  async (engine) => {
    const { check, file, bytes, key, store } = await start(engine)
    const other = await plainPicture('blue', 400, 400).webp().toBuffer()
    const none = { missing: [], different: [] }
    await rm(file)
    await store.remove(key)
    expect(await check()).toMatchObject({ ...none, missing: [key] })
    for (const wrong of [other, bytes.subarray(0, bytes.length / 2)]) {
      await store.put(key, wrong)
      expect(await check()).toMatchObject({ ...none, different: [key] })
    }
    await store.put(key, bytes)
    expect(await check()).toMatchObject(none)
  },
)

test.for(mainDatabase)(
  'a picture is different in the bucket, whatever this machine has (%s)',
  async (engine) => {
    const bucket = await startBucket()
    const { check, key } = await start(engine, bucket.config)
    const none = { missing: [], different: [] }
    expect(await check()).toMatchObject(none)
    const whole = bucket.objects.get(`simmer/${key}`)!
    bucket.objects.set(`simmer/${key}`, { ...whole, bytes: whole.bytes.subarray(1) })
    expect(await check()).toMatchObject({ ...none, different: [key] })
    bucket.fault = () => ({ status: 503, code: 'SlowDown' })
    await expect(check()).rejects.toThrow(StorageUnavailable)
  },
)
