import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { CookingLogEntry, CookingLogYear } from '#contract/cooking-log/cooking-log.ts'
import { COOKED_PHOTO_SIDE } from '#contract/cooking-log/limits.ts'
import type { EngineName } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { databases } from '#tests/support/database.ts'
import { newMember, sendForm } from '#tests/support/members.ts'
import { plainPicture, sendPicture } from '#tests/support/pictures.ts'
import { startTestServer } from '#tests/support/server.ts'

type Headers = Record<string, string>

/** A server with a member who has cooked. */
const start = async (engine: EngineName) => {
  const server = await startTestServer(engine, { filled: true })
  const ada = await newMember(server.app)
  return { ...server, ada, entry: await cook(server.app, ada) }
}

const cook = async (app: App, headers: Headers) => {
  const meal = { RecipeId: 3, Day: '2026-01-02', People: 2, Minutes: null, Note: '', Changes: [] }
  const payload = { ...meal, Key: randomUUID() }
  return (
    await app.inject({ method: 'POST', url: '/api/cooked', headers, payload })
  ).json<CookingLogEntry>()
}

const photograph = async (app: App, id: number, headers: Headers, bytes?: Buffer) => {
  const sent = { field: 'photo', headers, ...(bytes && { bytes }) }
  const answer = await sendPicture(app, `/cooked/${id}/photo`, sent)
  return [answer.statusCode, answer.json<CookingLogEntry & { Code: string }>()] as const
}

const statusOf = async (app: App, path: string | null) =>
  (await app.inject({ url: path ?? '/media/cooked/none' })).statusCode

test.for(databases)(
  'a photo is cut to a square and served at an address that changes with it (%s)',
  async (engine) => {
    const { app, ada, entry } = await start(engine)
    const secrets: (string | null)[] = []
    for (const bytes of [
      await plainPicture('red', 1600, 1200).jpeg().toBuffer(),
      await plainPicture('blue').png().toBuffer(),
    ]) {
      const [status, { PhotoPath }] = await photograph(app, entry.Id, ada, bytes)
      expect(status).toBe(200)
      expect(PhotoPath).toMatch(/^\/media\/cooked\/[\da-f]{32}\.webp$/)
      const picture = await app.inject({ url: `${PhotoPath}?w=640` })
      expect(picture.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, no-cache',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      })
      const { format, width, height } = await sharp(picture.rawPayload).metadata()
      expect([format, width]).toEqual(['webp', height])
      expect(width).toBeLessThanOrEqual(COOKED_PHOTO_SIDE)
      secrets.push(PhotoPath)
    }
    expect(await statusOf(app, secrets[0] ?? null)).toBe(404)
    const year = await app.inject({ url: '/api/cooked/year?Year=2026', headers: ada })
    expect(year.json<CookingLogYear>().Meals).toMatchObject([{ PicturePath: secrets[1] }])
  },
)

test.for(databases)('a photo is gone with what it belongs to (%s)', async (engine) => {
  const { app, database, ada, entry } = await start(engine)
  const [, { PhotoPath }] = await photograph(app, entry.Id, ada)
  const change = async (method: 'DELETE' | 'PATCH', path = '') => {
    const url = `/api/cooked/${entry.Id}${path}`
    return (await app.inject({ method, url, headers: ada })).json<CookingLogEntry>()
  }
  expect(await statusOf(app, PhotoPath)).toBe(200)
  await change('DELETE')
  expect(await statusOf(app, PhotoPath)).toBe(404)
  expect((await photograph(app, entry.Id, ada))[0]).toBe(404)
  expect((await change('PATCH', '/restore')).PhotoPath).toBe(PhotoPath)
  expect(await statusOf(app, PhotoPath)).toBe(200)
  for (const turn of [1, 2]) {
    expect([turn, (await change('DELETE', '/photo')).PhotoPath]).toEqual([turn, null])
  }
  expect(await statusOf(app, PhotoPath)).toBe(404)
  const [, again] = await photograph(app, entry.Id, ada)
  await sendForm(app, 'PATCH', '/me/delete_account', { Message: 'Bye' }, ada)
  expect(await statusOf(app, again.PhotoPath)).toBe(404)
  expect(await database.db.selectFrom('cooked_photos').select('secret').execute()).toEqual([])
})

test('nobody else adds, removes or finds a photo', async () => {
  const { app, ada, entry } = await start('sqlite')
  const ben = await newMember(app, { email: 'ben@simmer.example', username: 'ben' })
  await photograph(app, entry.Id, ada)
  expect((await photograph(app, entry.Id, ben))[0]).toBe(404)
  expect((await photograph(app, entry.Id, {}))[0]).toBe(401)
  for (const name of ['1.webp', `${entry.Id}.webp`, `${'0'.repeat(32)}.webp`, '%00.webp']) {
    expect([name, await statusOf(app, `/media/cooked/${name}`)]).toEqual([name, 404])
  }
})

test('what is no picture, or too large, is refused with a clear word', async () => {
  const { app, ada, entry } = await start('sqlite')
  const text = await photograph(app, entry.Id, ada, Buffer.from('<svg onload="alert(1)">'))
  expect(text).toMatchObject([415, { Code: 'FileTypeUnsupported' }])
  const large = await photograph(app, entry.Id, ada, Buffer.alloc(6 * 1024 * 1024))
  expect(large).toMatchObject([413, { Code: 'FileTooLarge' }])
  const headers = { ...ada, 'content-type': 'multipart/form-data; boundary=border' }
  const url = `/api/cooked/${entry.Id}/photo`
  const none = await app.inject({ method: 'POST', url, headers, payload: '--border--\r\n' })
  expect([none.statusCode, none.json()]).toMatchObject([400, { Code: 'FieldRequired' }])
})
