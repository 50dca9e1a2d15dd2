import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from '#server/http/errors.ts'
import { databases } from '#tests/support/database.ts'
import { AUTHORS_KEY, countingRenderer, servePages } from '#tests/support/served-pages.ts'
import type { Renderer } from './renderer.ts'

/** Lets time pass for the cache, and nothing else. */
function passTime(ms: number): void {
  vi.setSystemTime(Date.now() + ms)
}

/** The clock of the test; the rest of the server goes on in real time. */
function takeClock(): void {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

const hide = sql`alter table author_texts rename to hidden_texts`
const show = sql`alter table hidden_texts rename to author_texts`

test.for(databases)(
  'a page with a failed read is neither served nor cached (%s)',
  async (engine) => {
    const { app, database } = await servePages(engine)
    await hide.execute(database.db)
    const during = await app.inject('/recipes?lang=de')
    expect(during.statusCode).toBe(503)
    expect(during.headers).toMatchObject({
      'retry-after': '10',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    await show.execute(database.db)
    const after = await app.inject('/recipes?lang=de')
    expect(after.statusCode).toBe(200)
    expect(after.body).toMatch(/ de \[\[\{"Id":/)
  },
)

test.for(databases)(
  'during an outage visitors get the stale page, and afterwards a fresh one (%s)',
  async (engine) => {
    takeClock()
    const { renderer, rendered } = countingRenderer()
    const { app, database } = await servePages(engine, { renderer })
    const before = await app.inject('/recipes')
    passTime(120_000)
    await hide.execute(database.db)
    const during = await app.inject('/recipes')
    expect(during.statusCode).toBe(200)
    expect(during.body.split('<i>')[0]).toBe(before.body.split('<i>')[0])
    expect((await app.inject('/recipes?page=2')).statusCode).toBe(503)
    await show.execute(database.db)
    expect((await app.inject('/recipes')).statusCode).toBe(200)
    expect(rendered).toHaveLength(4)
  },
)

test('a client error of the API is not an outage', async () => {
  const { renderer } = countingRenderer(() => ['/api/recipe/99999?LangId=1'])
  const { app } = await servePages('sqlite', { renderer })
  expect((await app.inject('/recipes/99999')).statusCode).toBe(200)
})

test('a page that asks for more than twenty keys is refused', async () => {
  const { renderer } = countingRenderer(({ pathname }) =>
    Array<string>(pathname === '/authors' ? 20 : 21).fill(AUTHORS_KEY),
  )
  const { app } = await servePages('sqlite', { renderer })
  expect((await app.inject('/authors')).statusCode).toBe(200)
  expect((await app.inject('/cookbooks')).statusCode).toBe(503)
})

test('a screen that cannot be rendered becomes an error page', async () => {
  const { renderer } = countingRenderer()
  const broken = { ...renderer, renderPage: () => Promise.reject(new Error('no such drawing')) }
  const { app } = await servePages('sqlite', { renderer: broken })
  const { statusCode, body } = await app.inject('/recipes')
  expect(statusCode).toBe(503)
  expect(body).toContain('<h1>This page is not available right now</h1>')
  expect(body).not.toContain('drawing')
})

test('four pages are rendered at a time, fifty are queued, and the next visitor gets 503', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const { renderer, rendered } = countingRenderer()
  const slow: Renderer = {
    ...renderer,
    renderPage: async (request) => {
      const page = await renderer.renderPage(request)
      await held
      return page
    },
  }
  const { app } = await servePages('sqlite', { renderer: slow })
  await app.ready()
  const asked = Array.from({ length: 54 }, (_, index) => app.inject(`/recipes/${index}`))
  await vi.waitFor(() => expect(rendered).toHaveLength(4))
  const refused = await app.inject('/recipes/99')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '10'])
  letGo()
  const answers = await Promise.all(asked)
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
})

test.for([
  [() => new ApiError('TooManyRequests'), 429, 'Das ging etwas zu schnell'],
  [
    () => new ApiError('ServerError', { status: 503 }),
    503,
    'Diese Seite ist gerade nicht verfügbar',
  ],
  [() => new Error('secret'), 503, 'Diese Seite ist gerade nicht verfügbar'],
] as const)(
  'an error in a hook becomes a page in the visitor’s language (%#)',
  async ([failure, status, title]) => {
    const fail = () => {
      throw failure()
    }
    const { app } = await servePages('sqlite', { before: fail })
    const answer = await app.inject({ url: '/recipes', headers: { cookie: 'lang=de' } })
    expect(answer.statusCode).toBe(status)
    expect(answer.body).toContain('<html lang="de">')
    expect(answer.body).toContain(`<h1>${title}</h1>`)
    expect(answer.body).not.toContain('secret')
    const [, styles = ''] = /<style>(.*)<\/style>/s.exec(answer.body) ?? []
    const hash = createHash('sha256').update(styles).digest('base64')
    const policy = answer.headers['content-security-policy']
    expect(policy).toContain(`default-src 'none'; style-src 'sha256-${hash}';`)
  },
)
