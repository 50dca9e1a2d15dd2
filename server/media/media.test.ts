import { once } from 'node:events'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { dirname, join } from 'node:path'
import { json } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PICTURE_WIDTHS, pictureOfWidth } from '#contract/pictures.ts'
import { mainDatabase } from '#tests/support/database.ts'
import { newMember } from '#tests/support/members.ts'
import { plainPicture } from '#tests/support/pictures.ts'
import { startTestServer } from '#tests/support/server.ts'
import { contentHash } from './content-hash.ts'
import { placeVersion } from './keep-versions.ts'
import fastify from 'fastify'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { pictureConverter } from '#server/pictures/picture-converter.ts'
import { pictureMaker } from './pictures.ts'
import { parseServedPath, servedPath } from './served-path.ts'

const COVER = 'recipes/shakshuka/cover.webp'
const FILM = 'films/shorts/shakshuka.mp4'
const fileOf = (path: string) => join('content/media', path)
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

test('a film is served whole and by ranges', async () => {
  const { app } = await startTestServer('sqlite')
  const film = await readFile(fileOf(FILM))
  const whole = await app.inject({ url: `/media/${FILM}` })
  expect(whole.statusCode).toBe(200)
  expect(whole.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' })
  expect(whole.rawPayload.equals(film)).toBe(true)

  const part = await app.inject({ url: `/media/${FILM}`, headers: { range: 'bytes=100-199' } })
  expect(part.statusCode).toBe(206)
  expect(part.headers['content-range']).toBe(`bytes 100-199/${film.length}`)
  expect(part.rawPayload.equals(film.subarray(100, 200))).toBe(true)

  const last = await app.inject({ url: `/media/${FILM}`, headers: { range: 'bytes=-50' } })
  expect(last.rawPayload.equals(film.subarray(-50))).toBe(true)

  const range = `bytes=${film.length}-`
  const beyond = await app.inject({ url: `/media/${FILM}`, headers: { range } })
  expect(beyond.statusCode).toBe(416)
  expect(beyond.headers['content-range']).toBe(`bytes */${film.length}`)
})

test('a URL with the content hash is immutable, any other is revalidated', async () => {
  const { app } = await startTestServer('sqlite')
  const hash = await contentHash(fileOf(COVER))
  const cacheControl = async (path: string) =>
    (await app.inject({ url: `/media/${path}` })).headers['cache-control']
  const forGood = 'public, max-age=31536000, immutable'
  expect(await cacheControl(servedPath(COVER, hash))).toBe(forGood)
  expect(await cacheControl(`${servedPath(COVER, hash)}?w=320`)).toBe(forGood)
  expect(await cacheControl(servedPath(COVER, '0123456789abcdef'))).toBe('public, no-cache')
  expect(await cacheControl(COVER)).toBe('public, no-cache')
})

test('API-61 a picture comes with a token, with one that is not valid, and without', async () => {
  const { app } = await startTestServer('sqlite')
  const url = `/media/${COVER}`
  const { rawPayload } = await app.inject({ url })
  const member = await newMember(app)
  for (const headers of [member, { authorization: 'Bearer invented' }]) {
    const answer = await app.inject({ url, headers })
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload).toEqual(rawPayload)
  }
})

test('a cached file is not sent again', async () => {
  const { app } = await startTestServer('sqlite')
  const { headers } = await app.inject({ url: `/media/${COVER}` })
  const again = await app.inject({
    url: `/media/${COVER}`,
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect(again).toMatchObject({ statusCode: 304, body: '' })
})

test('a picture is made in each width of the list, never larger than it is', async () => {
  const { app } = await startTestServer('sqlite')
  const { width: whole } = await sharp(fileOf(COVER)).metadata()
  for (const width of PICTURE_WIDTHS) {
    const answer = await app.inject({ url: pictureOfWidth(`/media/${COVER}`, width) })
    expect(answer.headers['content-type']).toBe('image/webp')
    const made = await sharp(answer.rawPayload).metadata()
    expect(made).toMatchObject({ format: 'webp', width: Math.min(width, whole) })
  }
})

test('concurrent requests for a picture make it once, and it is cached', async () => {
  const { app, config } = await startTestServer('sqlite')
  const ask = async () => await app.inject({ url: `/media/${COVER}?w=640` })
  const answers = await Promise.all(Array.from({ length: 12 }, ask))
  const [first] = answers
  for (const answer of answers) expect(answer.rawPayload).toEqual(first?.rawPayload)
  const hash = await contentHash(fileOf(COVER))
  expect(await readdir(join(config.DATA_DIR, 'pictures'))).toEqual([`${hash}-640.webp`])
})

test('a changed picture of the data folder comes first and gets its own address', async () => {
  const { app, config } = await startTestServer('sqlite')
  const own = join(config.DATA_DIR, 'media', COVER)
  await mkdir(dirname(own), { recursive: true })
  await sharp({ create: { width: 8, height: 6, channels: 3, background: 'red' } }).toFile(own)
  const answer = await app.inject({ url: `/media/${servedPath(COVER, await contentHash(own))}` })
  expect(answer.rawPayload.equals(await readFile(own))).toBe(true)
  expect(answer.headers['cache-control']).toContain('immutable')
})

/** Puts another file in the place of one of the data folder, which may be a link to a template's. */
async function replace(file: string, content: Buffer | string): Promise<void> {
  await writeFile(`${file}.new`, content)
  await rename(`${file}.new`, file)
}

const NO_CACHE = 'public, no-cache'

test.for(mainDatabase)(
  'another film in the place of one is not served, and the right one is made again (%s)',
  async (engine) => {
    const { app, config, database } = await startTestServer(engine, { filled: true })
    const { path } = await database.db
      .selectFrom('films')
      .select('path')
      .where('path', 'like', 'films/shakshuka.%')
      .executeTakeFirstOrThrow()
    const films = join(config.DATA_DIR, 'media', 'films')
    const right = await readFile(join(films, 'shakshuka.mp4'))
    const another = (await readdir(films)).find((name) => name !== 'shakshuka.mp4')
    const other = await readFile(join(films, another ?? ''))
    const ask = async () => await app.inject({ url: `/media/${path}` })
    for (const wrong of [other, right.subarray(0, 5000)]) {
      await replace(join(films, 'shakshuka.mp4'), wrong)
      const [answer, again] = await Promise.all([ask(), ask()])
      for (const { statusCode, rawPayload, headers } of [answer, again]) {
        expect([statusCode, rawPayload.equals(right)]).toEqual([200, true])
        expect(headers['cache-control']).toContain('immutable')
      }
      // The file that was there is not lost.
      const kept = servedPath('shakshuka.mp4', hashOf(wrong))
      expect((await readFile(join(films, kept))).equals(wrong)).toBe(true)
    }
    await rm(join(films, 'shakshuka.mp4'))
    expect((await ask()).rawPayload.equals(right)).toBe(true)
  },
)

test('an address that names no film of the database makes none', async () => {
  const { app, config } = await startTestServer('sqlite', { filled: true })
  const films = join(config.DATA_DIR, 'media', 'films')
  await rm(join(films, 'shakshuka.mp4'))
  for (const name of ['shakshuka', 'no-recipe']) {
    const url = `/media/films/${name}.0123456789abcdef.mp4`
    expect((await app.inject({ url })).statusCode).toBe(404)
  }
  expect(await readdir(films)).not.toContain('shakshuka.mp4')
})

test('another picture in the place of an imported one is not served under its hash', async () => {
  const { app, config } = await startTestServer('sqlite')
  const path = 'recipes/pie/cover.webp'
  const file = join(config.DATA_DIR, 'media', path)
  await mkdir(dirname(file), { recursive: true })
  await plainPicture('red').toFile(file)
  const url = `/media/${servedPath(path, await contentHash(file))}`
  expect((await app.inject({ url })).statusCode).toBe(200)
  await replace(file, await plainPicture('blue').webp().toBuffer())
  for (const query of ['', '?w=320']) {
    expect((await app.inject({ url: url + query })).statusCode).toBe(404)
  }
})

test('what an import replaces is still served under its hash', async () => {
  const { app, config } = await startTestServer('sqlite')
  const media = join(config.DATA_DIR, 'media')
  const pictures = [
    await plainPicture('red').webp().toBuffer(),
    await plainPicture('blue').webp().toBuffer(),
  ]
  for (const [index, picture] of pictures.entries()) {
    await mkdir(media, { recursive: true })
    await writeFile(join(media, `${index}.draft`), picture)
    await placeVersion(media, join(media, `${index}.draft`), 'pie.webp')
  }
  for (const picture of pictures) {
    const answer = await app.inject({ url: `/media/${servedPath('pie.webp', hashOf(picture))}` })
    expect([answer.statusCode, answer.rawPayload.equals(picture)]).toEqual([200, true])
  }
  const latest = await app.inject({ url: '/media/pie.webp' })
  expect(latest.rawPayload.equals(pictures[1]!)).toBe(true)
  expect(latest.headers['cache-control']).toBe(NO_CACHE)
})

test('another converted picture, or a part of one, is converted again', async () => {
  const { app, config } = await startTestServer('sqlite')
  const ask = async () => (await app.inject({ url: `/media/${COVER}?w=320` })).rawPayload
  const converted = await ask()
  const file = join(config.DATA_DIR, 'pictures', `${await contentHash(fileOf(COVER))}-320.webp`)
  for (const wrong of [await plainPicture('red').webp().toBuffer(), converted.subarray(0, 100)]) {
    await replace(file, wrong)
    expect((await ask()).equals(converted)).toBe(true)
  }
})

test.for([
  ['/media/recipes/shakshuka/cover.webp?w=641', 400, 'FieldInvalid'],
  ['/media/recipes/shakshuka/cover.webp?w=wide', 400, 'FieldInvalid'],
  ['/media/films/shorts/shakshuka.mp4?w=640', 400, 'FieldInvalid'],
  ['/media/recipes/nothing/cover.webp', 404, 'NotFound'],
  ['/media/recipes/nothing/cover.webp?w=640', 404, 'NotFound'],
  ['/media/recipes/shakshuka', 404, 'NotFound'],
  ['/media/..%2f..%2fpackage.json', 404, 'NotFound'],
  ['/media/recipes/.hidden.webp', 404, 'NotFound'],
] as const)('ERR-29 %s is refused with %i %s', async ([url, status, code]) => {
  const { app } = await startTestServer('sqlite', {
    pages: async (pages) => void pages.get('/*', () => 'a page'),
  })
  const answer = await app.inject({ url })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ Code: code })
})

test('a path outside the media folder is refused', async () => {
  const { listen } = await startTestServer('sqlite')
  const { hostname, port } = new URL(await listen())
  // `fetch` would tidy the path up.
  const asked = get({ hostname, port, path: '/media/../../package.json' })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  expect(answer.statusCode).toBe(404)
  expect(await json(answer)).toMatchObject({ Code: 'NotFound' })
})

test('a file that only looks like a picture does not bring the server down', async () => {
  const { app, config } = await startTestServer('sqlite')
  await mkdir(join(config.DATA_DIR, 'media'))
  await writeFile(join(config.DATA_DIR, 'media', 'text.webp'), 'no picture')
  const answer = await app.inject({ url: '/media/text.webp?w=640' })
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toMatchObject({ Code: 'ServerError' })
})

test('a served path says which file and which content it means', () => {
  const served = servedPath('recipes/shakshuka/cover.webp', '0123456789abcdef')
  expect(served).toBe('recipes/shakshuka/cover.0123456789abcdef.webp')
  expect(parseServedPath(served)).toEqual({
    path: 'recipes/shakshuka/cover.webp',
    hash: '0123456789abcdef',
  })
  expect(parseServedPath('brand/logo.svg')).toEqual({ path: 'brand/logo.svg', hash: undefined })
})

test('converted pictures take no more room than they have, and are converted again', async () => {
  const environment = { PICTURE_CACHE_MB: '10' }
  const { app, config } = await startTestServer('sqlite', { environment })
  const ask = async () => (await app.inject({ url: `/media/${COVER}?w=320` })).rawPayload
  const converted = await ask()
  const folder = join(config.DATA_DIR, 'pictures')
  const [own = ''] = await readdir(folder)
  const old = new Date(Date.now() - 86_400_000)
  await utimes(join(folder, own), old, old)
  for (const name of ['0123456789abcdef-320.webp', '0123456789abcdef-640.webp']) {
    await writeFile(join(folder, name), Buffer.alloc(5.2 * 1024 ** 2))
  }
  const other = fastify().withTypeProvider<TypeBoxTypeProvider>()
  await pictureMaker(config, pictureConverter(other, 1)).trim()
  expect(await readdir(folder)).not.toContain(own)
  expect(await readdir(join(config.DATA_DIR, 'picture-hashes'))).not.toContain(own)
  expect((await ask()).equals(converted)).toBe(true)
})
