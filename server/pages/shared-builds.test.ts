import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/server.ts'
import { findShared, sendShared, shareBuild } from './shared-builds.ts'

/** A build with one script, compressed as a build does, and a font. */
async function makeBuild(stamp: string) {
  const assets = await mkdtemp(join(tmpdir(), 'simmer-build-'))
  onTestFinished(async () => await rm(assets, { recursive: true }))
  const script = `console.log('${stamp}')`
  await writeFile(join(assets, `entry-${stamp}.js`), script)
  await writeFile(join(assets, `entry-${stamp}.js.br`), brotliCompressSync(script))
  await writeFile(join(assets, `entry-${stamp}.js.gz`), 'never read')
  await writeFile(join(assets, 'font-same.woff2'), 'a font')
  return { stamp, assets, script }
}

test.for(databases)('the files of the last two builds are there (%s)', async (engine) => {
  const { db } = await openTestDatabase(engine)
  for (const stamp of ['a', 'b', 'c']) await shareBuild(db, await makeBuild(stamp))
  // A process of the build before starts again.
  await shareBuild(db, await makeBuild('b'))
  const names = ['entry-a.js', 'entry-b.js', 'entry-c.js', 'font-same.woff2', 'entry-b.js.br']
  const found = await Promise.all(names.map(async (name) => (await findShared(db, name))?.name))
  expect(found).toEqual([undefined, 'entry-b.js', 'entry-c.js', 'font-same.woff2', undefined])
})

test.for(databases)(
  'ten processes of a build that start at once share it once (%s)',
  async (engine) => {
    const { db, config } = await openTestDatabase(engine)
    const build = await makeBuild('a')
    const processes = await Promise.all(Array.from({ length: 10 }, () => openDatabase(config)))
    await Promise.all(processes.map(async (own) => await shareBuild(own.db, build)))
    await Promise.all(processes.map(({ close }) => close()))
    expect(await db.selectFrom('builds').select('stamp').execute()).toEqual([{ stamp: 'a' }])
    expect(await db.selectFrom('build_files').select('name').orderBy('name').execute()).toEqual([
      { name: 'entry-a.js' },
      { name: 'font-same.woff2' },
    ])
  },
)

test.for(databases)(
  'a browser gets the script of another build with its type, compressed or not (%s)',
  async (engine) => {
    const build = await makeBuild('a')
    const { app, database } = await startTestServer(engine, {
      pages: async (server, { database: { db } }) => {
        server.get('/assets/:file', async (request, reply) => {
          const { file } = request.params as { file: string }
          const shared = await findShared(db, file)
          return shared ? await sendShared(request, reply, shared) : reply.callNotFound()
        })
        await Promise.resolve()
      },
    })
    await shareBuild(database.db, build)
    const plain = await app.inject({ url: '/assets/entry-a.js' })
    expect(plain.body).toBe(build.script)
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const packed = await app.inject({
      url: '/assets/entry-a.js',
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(packed.rawPayload).toEqual(brotliCompressSync(build.script))
    expect((await app.inject({ url: '/assets/font-same.woff2' })).headers['content-type']).toBe(
      'font/woff2',
    )
    expect((await app.inject({ url: '/assets/..%2fstamp' })).statusCode).toBe(404)
  },
)
