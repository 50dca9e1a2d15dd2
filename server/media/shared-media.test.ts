import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { databases } from '#tests/support/database.ts'
import { plainPicture } from '#tests/support/pictures.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { startBucket } from '#tests/support/test-bucket.ts'
import { publishMedia } from './publish-media.ts'
import { servedPath } from './served-path.ts'
import { wantedRange } from './shared-media.ts'

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/** Another machine of a server: the same database and bucket, and a data folder of its own. */
async function startOther({ config, database }: TestServer) {
  const DATA_DIR = `${config.DATA_DIR}.other`
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }))
  const other = { ...config, DATA_DIR }
  const app = await buildApp({ config: other, database })
  onTestFinished(() => app.close())
  return { app, config: other, database }
}

test.for(
  databases.flatMap((engine) => [
    { engine, where: 'bucket' },
    { engine, where: 'database' },
  ]),
)(
  'a picture that one machine has imported is served by another one ($where, $engine)',
  async ({ engine, where }) => {
    // One machine has SQLite, and no need of a store that is shared.
    if (engine === 'sqlite' && where === 'database') return
    const bucket = await startBucket()
    const environment = where === 'bucket' ? bucket.config : {}
    const server = await startTestServer(engine, { environment })
    const file = join(server.config.DATA_DIR, 'cover.webp')
    await plainPicture('red', 900, 600).webp({ lossless: true }).toFile(file)
    const bytes = await readFile(file)
    const path = servedPath('recipes/pie/cover.webp', hashOf(bytes))
    const { config, app } = await startOther(server)
    expect((await app.inject({ url: `/media/${path}` })).statusCode).toBe(404)
    await publishMedia(openStorage(server.config, server.database), path, file)

    const whole = await app.inject({ url: `/media/${path}` })
    expect([whole.statusCode, whole.rawPayload.equals(bytes)]).toEqual([200, true])
    expect(whole.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
    })
    const part = await app.inject({ url: `/media/${path}`, headers: { range: 'bytes=10-19' } })
    expect([part.statusCode, part.headers['content-range']]).toEqual([
      206,
      `bytes 10-19/${bytes.length}`,
    ])
    expect(part.rawPayload.equals(bytes.subarray(10, 20))).toBe(true)
    const beyond = { range: `bytes=${bytes.length}-` }
    expect((await app.inject({ url: `/media/${path}`, headers: beyond })).statusCode).toBe(416)
    const small = await app.inject({ url: `/media/${path}?w=320` })
    expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await readdir(join(config.DATA_DIR, 'pictures'))).sort()).toEqual([
      `${hashOf(bytes)}-320.webp`,
      `${hashOf(bytes)}-original.webp`,
    ])
  },
)

test.for(databases)(
  'a film is made once, and another machine serves it from the bucket (%s)',
  async (engine) => {
    const bucket = await startBucket()
    const server = await startTestServer(engine, { filled: true, environment: bucket.config })
    const { path } = await server.database.db
      .selectFrom('films')
      .select('path')
      .where('path', 'like', 'films/shakshuka.%')
      .executeTakeFirstOrThrow()
    const own = join(server.config.DATA_DIR, 'media', 'films', 'shakshuka.mp4')
    const film = await readFile(own)
    await rm(own)
    const made = await server.app.inject({ url: `/media/${path}` })
    expect([made.statusCode, made.rawPayload.equals(film)]).toEqual([200, true])
    expect(bucket.keys).toEqual([`media/${path}`])

    const other = await startOther(server)
    const headers = { range: 'bytes=100-199' }
    const part = await other.app.inject({ url: `/media/${path}`, headers })
    expect([part.statusCode, part.headers['content-type']]).toEqual([206, 'video/mp4'])
    expect(part.rawPayload.equals(film.subarray(100, 200))).toBe(true)
    const whole = await other.app.inject({ url: `/media/${path}` })
    expect(whole.rawPayload.equals(film)).toBe(true)
    // It was not stitched again.
    await expect(readdir(join(other.config.DATA_DIR, 'media'))).rejects.toThrow('ENOENT')
    bucket.fault = () => ({ status: 503, code: 'SlowDown' })
    const refused = await other.app.inject({ url: `/media/${path}` })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
  },
)

test('ranges are read as RFC 9110 describes them', () => {
  expect(wantedRange(undefined, 100)).toBeUndefined()
  expect(wantedRange('bytes=0-', 100)).toEqual({ first: 0, last: 99 })
  expect(wantedRange('bytes=10-500', 100)).toEqual({ first: 10, last: 99 })
  expect(wantedRange('bytes=-30', 100)).toEqual({ first: 70, last: 99 })
  expect(wantedRange('bytes=-300', 100)).toEqual({ first: 0, last: 99 })
  expect(wantedRange('bytes=100-', 100)).toBeNull()
  expect(wantedRange('bytes=9-3', 100)).toBeNull()
  expect(wantedRange('bytes=-0', 100)).toBeNull()
  expect(wantedRange('bytes=0-1,5-6', 100)).toBeUndefined()
  expect(wantedRange('lines=1-2', 100)).toBeUndefined()
})
