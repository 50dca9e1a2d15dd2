import sharp from 'sharp'
import { expect, test } from 'vitest'
import { AVATAR_UPLOAD_MAX } from '#contract/pictures.ts'
import { mainDatabase } from '#tests/support/database.ts'
import { newMember, sendForm } from '#tests/support/members.ts'
import {
  claimedSizeBomb,
  compressedTextBomb,
  interlacedBomb,
  scanBomb,
} from '#tests/support/picture-bombs.ts'
import { PNG_SIGNATURE } from '#tests/support/png-parts.ts'
import { startTestServer } from '#tests/support/server.ts'
import type { App } from '#server/http/app-type.ts'
import { AVATAR_SIDE } from './avatar-routes.ts'

/** What a file of an upload claims to be. */
interface Claim {
  field?: string
  name?: string
  type?: string
}

/** A form with one file, as a browser writes it. */
function formOf(bytes: Buffer, { field = 'avatar', name = 'me.png', type }: Claim = {}): Buffer {
  const head = `Content-Disposition: form-data; name="${field}"; filename="${name}"`
  return Buffer.concat([
    Buffer.from(`--border\r\n${head}\r\nContent-Type: ${type ?? 'image/png'}\r\n\r\n`),
    bytes,
    Buffer.from('\r\n--border--\r\n'),
  ])
}

async function sendRaw(app: App, payload: Buffer, headers: Record<string, string>) {
  return await app.inject({
    method: 'POST',
    url: '/api/me/avatar',
    headers: { 'content-type': 'multipart/form-data; boundary=border', ...headers },
    payload,
  })
}

const send = async (app: App, bytes: Buffer, headers: Record<string, string>, claim?: Claim) =>
  await sendRaw(app, formOf(bytes, claim), headers)

/** A picture of one colour. */
const plain = (background: string, width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background } })

const avatarOf = async (app: App, headers: Record<string, string>) =>
  (await app.inject({ url: '/api/me/', headers })).json<{ AvatarPath: string | null }>().AvatarPath

test.for(mainDatabase)(
  'API-16 SET-05 a PNG becomes the picture of the account, then a JPEG in its place (%s)',
  async (engine) => {
    const { app, database } = await startTestServer(engine)
    const headers = await newMember(app)
    expect(await avatarOf(app, headers)).toBeNull()
    const paths: string[] = []
    for (const [bytes, type] of [
      [await plain('red').png().toBuffer(), 'image/png'],
      [await plain('blue', 900, 1200).jpeg().toBuffer(), 'image/jpeg'],
    ] as const) {
      const answer = await send(app, bytes, headers, { type })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-store')
      const { Path } = answer.json<{ Path: string }>()
      expect(Path).toMatch(/^\/media\/avatars\/\d+\.[\da-f]{16}\.webp$/)
      expect(await avatarOf(app, headers)).toBe(Path)
      const picture = await app.inject({ url: Path })
      expect(picture.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, no-cache',
        'x-content-type-options': 'nosniff',
      })
      expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width: AVATAR_SIDE,
        height: AVATAR_SIDE,
      })
      expect((await app.inject({ url: `${Path}?w=160` })).rawPayload).toEqual(picture.rawPayload)
      paths.push(Path)
    }
    // The old one is gone.
    expect((await app.inject({ url: paths[0] ?? '' })).statusCode).toBe(404)
    expect(await database.db.selectFrom('avatars').select('user_id').execute()).toHaveLength(1)
  },
)

test.for(mainDatabase)(
  'an address answers for its own member, whoever has the same picture (%s)',
  async (engine) => {
    const { app } = await startTestServer(engine)
    const picture = await plain('red').png().toBuffer()
    const ada = await newMember(app)
    const ben = await newMember(app, { email: 'ben@simmer.example', username: 'ben' })
    const [of, other] = await Promise.all(
      [ada, ben].map(async (who) => (await send(app, picture, who)).json<{ Path: string }>().Path),
    )
    const first = await app.inject({ url: of ?? '' })
    const headers = { 'if-none-match': String(first.headers.etag) }
    expect((await app.inject({ url: of ?? '', headers })).statusCode).toBe(304)
    await sendForm(app, 'PATCH', '/me/delete_account', { Message: 'Bye' }, ada)
    expect((await app.inject({ url: of ?? '', headers })).statusCode).toBe(404)
    expect((await app.inject({ url: other ?? '' })).statusCode).toBe(200)
  },
)

test.for(mainDatabase)('deleting an account deletes its picture (%s)', async (engine) => {
  const { app } = await startTestServer(engine)
  const headers = await newMember(app)
  const answer = await send(app, await plain('red').png().toBuffer(), headers)
  await sendForm(app, 'PATCH', '/me/delete_account', { Message: 'Bye' }, headers)
  const { Path } = answer.json<{ Path: string }>()
  expect((await app.inject({ url: Path })).statusCode).toBe(404)
})

test('each member changes their own picture', async () => {
  const { app } = await startTestServer('sqlite')
  const ada = await newMember(app)
  const eve = await newMember(app, { email: 'eve@simmer.example', username: 'eve' })
  await send(app, await plain('red').png().toBuffer(), ada)
  const before = await avatarOf(app, ada)
  await send(app, await plain('blue').png().toBuffer(), eve)
  expect(await avatarOf(app, ada)).toBe(before)
  expect(await avatarOf(app, eve)).not.toBe(before)
})

test('a stored picture has neither metadata nor payloads of the upload', async () => {
  const { app } = await startTestServer('sqlite')
  const headers = await newMember(app)
  const place = { IFD0: { Artist: 'Ada Lovelace' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } }
  const photo = await plain('red', 60, 40).withExif(place).withIccProfile('p3').jpeg().toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const script = Buffer.from('<script>alert(1)</script>')
  const answer = await send(app, Buffer.concat([photo, script]), headers)
  const { Path } = answer.json<{ Path: string }>()
  const kept = (await app.inject({ url: Path })).rawPayload
  const { exif, icc, xmp, iptc } = await sharp(kept).metadata()
  expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined])
  expect(kept.includes('script')).toBe(false)
  expect(kept.includes('Lovelace')).toBe(false)
})

test('a rotated photo is stored upright', async () => {
  const { app } = await startTestServer('sqlite')
  const headers = await newMember(app)
  // Red on the left and blue on the right; turned a quarter clockwise red is at the top.
  const blue = await plain('blue', 40, 80).png().toBuffer()
  const photo = plain('red', 80, 80).composite([{ input: blue, left: 40, top: 0 }])
  const bytes = await photo.withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { Path } = (await send(app, bytes, headers)).json<{ Path: string }>()
  const { rawPayload } = await app.inject({ url: Path })
  const half = { left: 0, top: 0, width: AVATAR_SIDE, height: AVATAR_SIDE / 4 }
  const top = await sharp(await sharp(rawPayload).extract(half).png().toBuffer()).stats()
  expect(top.channels[0]?.mean).toBeGreaterThan(200)
  expect(top.channels[2]?.mean).toBeLessThan(50)
})

test.for([
  ['claims 20,000 × 20,000 pixels', 413, 'FileTooLarge', () => claimedSizeBomb(20_000, 20_000)],
  ['has to be decoded whole to 392 MB', 413, 'FileTooLarge', () => interlacedBomb()],
  ['has 60,000 scans', 415, 'FileTypeUnsupported', () => scanBomb()],
] as const)('a picture that %s is refused', async ([, status, Code, make]) => {
  const { app } = await startTestServer('sqlite')
  const headers = await newMember(app)
  const answer = await send(app, make(), headers)
  expect([answer.statusCode, answer.json()]).toMatchObject([status, { Code }])
  expect(await avatarOf(app, headers)).toBeNull()
})

test('a picture with gigabytes of compressed text is stored without the text', async () => {
  const { app } = await startTestServer('sqlite')
  const headers = await newMember(app)
  expect((await send(app, compressedTextBomb(), headers)).statusCode).toBe(200)
})

test('a member’s uploads are processed one at a time, in parallel with those of others', async () => {
  const { app } = await startTestServer('sqlite')
  const ada = await newMember(app)
  const eve = await newMember(app, { email: 'eve@simmer.example', username: 'eve' })
  const picture = await plain('red').png().toBuffer()
  const senders = [ada, ada, ada, eve]
  const answers = await Promise.all(senders.map(async (by) => await send(app, picture, by)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 429, 429, 200])
  expect((await send(app, picture, ada)).statusCode).toBe(200)
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

test.for([
  ['text', async () => Buffer.from('no picture')],
  ['nothing', async () => Buffer.alloc(0)],
  ['an SVG', async () => Buffer.from(SVG)],
  ['an SVG that begins like a PNG', async () => Buffer.concat([PNG_SIGNATURE, Buffer.from(SVG)])],
  ['a WebP', async () => await plain('red').webp().toBuffer()],
  ['a GIF', async () => await plain('red').gif().toBuffer()],
  ['half a PNG', async () => (await noise()).subarray(0, 4000)],
  ['a PNG whose size is a lie', async () => claimedSizeBomb(4000, 4000)],
] as const)(
  'VAL-14 %s is refused as a profile picture, whatever type it claims',
  async ([, make]) => {
    const { app } = await startTestServer('sqlite')
    const headers = await newMember(app)
    const answer = await send(app, await make(), headers, { name: 'me.png', type: 'image/png' })
    expect([answer.statusCode, answer.json()]).toMatchObject([415, { Code: 'FileTypeUnsupported' }])
    expect(await avatarOf(app, headers)).toBeNull()
  },
)

/** A picture that no format makes small. */
async function noise(width = 100, height = 100): Promise<Buffer> {
  const mean = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const options = { width, height, channels: 3, background: 'grey', noise: mean } as const
  return await sharp({ create: options }).png({ compressionLevel: 0 }).toBuffer()
}

test('API-16 more than 5 MB are refused, announced or not', async () => {
  const { app } = await startTestServer('sqlite')
  const headers = await newMember(app)
  const large = await noise(1500, 1400)
  expect(large.length).toBeGreaterThan(6_000_000)
  const justTooLarge = large.subarray(0, AVATAR_UPLOAD_MAX + 1)
  for (const bytes of [large, justTooLarge]) {
    const answer = await send(app, bytes, { ...headers, 'accept-language': 'de' })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      413,
      { Code: 'FileTooLarge', Message: 'Das ist zu groß.' },
    ])
  }
  const just = await noise(1300, 1300)
  expect(just.length).toBeLessThan(AVATAR_UPLOAD_MAX)
  expect((await send(app, just, headers)).statusCode).toBe(200)
})

test.for(['../../../etc/passwd', '..\\\\me.png', 'me.png\u0000.svg', '/media/avatars/1.webp', ''])(
  'the file name %j has no effect',
  async (name) => {
    const { app } = await startTestServer('sqlite')
    const headers = await newMember(app)
    const answer = await send(app, await plain('red').png().toBuffer(), headers, {
      name,
      type: 'text/html',
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json<{ Path: string }>().Path).toMatch(/^\/media\/avatars\/1\.[\da-f]{16}\.webp$/)
  },
)

test('a form without a picture, or a truncated one, is refused', async () => {
  const { app } = await startTestServer('sqlite')
  const headers = await newMember(app)
  const picture = await plain('red').png().toBuffer()
  const refused = async (payload: Buffer, more: Record<string, string> = {}) => {
    const answer = await sendRaw(app, payload, { ...headers, ...more })
    return [answer.statusCode, answer.json<{ Code: string }>().Code]
  }
  const field = Buffer.from(
    '--border\r\nContent-Disposition: form-data; name="avatar"\r\n\r\nred\r\n--border--\r\n',
  )
  expect(await refused(formOf(picture, { field: 'other' }))).toEqual([400, 'FieldRequired'])
  expect(await refused(field)).toEqual([400, 'FieldRequired'])
  expect(await refused(Buffer.from('--border--\r\n'))).toEqual([400, 'FieldRequired'])
  expect(await refused(formOf(picture).subarray(0, 120))).toEqual([400, 'FieldInvalid'])
  expect(await refused(formOf(picture), { 'content-type': 'multipart/form-data' })).toEqual([
    400,
    'FieldInvalid',
  ])
  expect(await refused(picture, { 'content-type': 'image/png' })).toEqual([
    415,
    'FileTypeUnsupported',
  ])
  const form = await sendForm(app, 'POST', '/me/avatar', { avatar: 'red' }, headers)
  expect([form.statusCode, form.json()]).toMatchObject([400, { Code: 'FieldRequired' }])
  expect((await send(app, picture, headers, { field: 'Avatar' })).statusCode).toBe(200)
})

test('visitors cannot upload a picture, and members only a few a minute', async () => {
  const { app } = await startTestServer('sqlite', { limits: { uploads: 2 } })
  const picture = await plain('red').png().toBuffer()
  const visitor = await send(app, picture, {})
  expect([visitor.statusCode, visitor.json()]).toMatchObject([401, { Code: 'Unauthorized' }])
  const headers = await newMember(app)
  expect((await send(app, picture, headers)).statusCode).toBe(200)
  const limited = await send(app, picture, headers)
  expect([limited.statusCode, limited.json()]).toMatchObject([429, { Code: 'TooManyRequests' }])
})

test.for([
  '/media/avatars/1.webp',
  '/media/avatars/1.0123456789abcdef.webp',
  '/media/avatars/me.0123456789abcdef.webp',
  '/media/avatars/..%2f1.0123456789abcdef.webp',
])('%s is not found', async (url) => {
  const { app } = await startTestServer('sqlite')
  const answer = await app.inject({ url })
  expect([answer.statusCode, answer.json()]).toMatchObject([404, { Code: 'NotFound' }])
})

test('other calls refuse multipart forms', async () => {
  const { app } = await startTestServer('sqlite')
  const headers = await newMember(app)
  const answer = await app.inject({
    method: 'PATCH',
    url: '/api/me',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=border' },
    payload: formOf(Buffer.from('x')),
  })
  expect(answer.statusCode).toBe(415)
})
