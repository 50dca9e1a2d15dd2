import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { EngineName } from '#server/db/engine.ts'
import { ApiError } from '#server/http/errors.ts'
import { requestOrigin } from '#server/http/request-origin.ts'
import { databases } from '#tests/support/database.ts'
import { sendRaw } from '#tests/support/raw-request.ts'
import { startTestServer } from '#tests/support/server.ts'
import { pages, type Pages } from './pages.ts'
import type { Renderer, RenderRequest } from './renderer.ts'
import { contentSecurityPolicy } from './security.ts'

const AUTHORS_KEY = '/api/author?LangId=1'
const STYLES = 'body{color:red}'

/** A renderer whose pages show their address and their authors, or nothing when they are not known. */
function countingRenderer(keys: (url: URL) => string[] = () => [AUTHORS_KEY]) {
  const rendered: string[] = []
  const renderPage: Renderer['renderPage'] = async ({ url, boot, read }: RenderRequest) => {
    rendered.push(url)
    // As the app's loaders do: what fails is left to the screen.
    const answers = await Promise.all(keys(new URL(url)).map((key) => read(key).catch(() => '')))
    const html = `<html><head></head><body>${url} ${boot.language} ${JSON.stringify(answers)}`
    return { kind: 'page', status: 200, html, missed: [] }
  }
  const renderer: Renderer = {
    renderPage,
    renderShell: async () => '<html><head></head><body>',
    pageEnd: (nonce) => `<i>${nonce}</i></body></html>`,
    FIRST_LINE: '',
  }
  return { renderer, rendered }
}

interface ServeOptions {
  renderer?: Renderer
  environment?: Record<string, string>
  /** What a hook of the server does before every page. */
  before?: () => void
}

async function serve(
  engine: EngineName,
  { renderer = countingRenderer().renderer, environment = {}, before }: ServeOptions = {},
) {
  let handles: Pages | undefined
  const server = await startTestServer(engine, {
    environment,
    filled: true,
    pages: async (app, { views }) => {
      if (before) app.addHook('onRequest', async () => before())
      handles = pages(app, {
        renderer: async () => renderer,
        assets: () => ({ styles: [], entry: '', preload: [] }),
        styles: STYLES,
        policy: contentSecurityPolicy({ inlineScript: '', inlineStyles: STYLES }),
        originOf: requestOrigin(app, { PORT: 3000, ...environment }),
        version: '1',
        views,
      })
      await Promise.resolve()
    },
  })
  return { ...server, clear: () => handles?.clear() }
}

/** Lets time pass for the cache, and nothing else. */
function passTime(ms: number): void {
  vi.setSystemTime(Date.now() + ms)
}

/** The clock of the test; the rest of the server goes on in real time. */
function takeClock(): void {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

const hide = sql`alter table authors rename to hidden_authors`
const show = sql`alter table hidden_authors rename to authors`

test('a page is rendered once, and every answer has its own nonce in every encoding', async () => {
  const { renderer, rendered } = countingRenderer()
  const { app } = await serve('sqlite', { renderer })
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }
  const nonces = new Set<string>()
  for (const [encoding, decode] of Object.entries(decoders)) {
    const answer = await app.inject({ url: '/recipes', headers: { 'accept-encoding': encoding } })
    expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding)
    expect(answer.headers['vary']).toBe('Cookie, Accept-Encoding')
    const html = decode(answer.rawPayload).toString()
    expect(html).toContain(`<style>${STYLES}</style></head><body>http://localhost/recipes en `)
    const nonce = /<i>(.+)<\/i><\/body><\/html>$/.exec(html)?.[1] ?? ''
    const policy = answer.headers['content-security-policy']
    const hash = createHash('sha256').update(STYLES).digest('base64')
    expect(policy).toContain(`style-src-elem 'self' 'sha256-${hash}' 'nonce-${nonce}';`)
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(3)
  expect(rendered).toHaveLength(1)
})

test('a page has its parameters only, in one order, and another language is another page', async () => {
  const { renderer, rendered } = countingRenderer()
  const { app } = await serve('sqlite', { renderer })
  for (const url of ['/?Term=x', '/?utm=1', '/', '/recipes?page=2&utm=1', '/recipes?page=2']) {
    expect((await app.inject(url)).statusCode).toBe(200)
  }
  await app.inject({ url: '/', headers: { cookie: 'lang=de' } })
  expect(rendered).toEqual([
    'http://localhost/',
    'http://localhost/recipes?page=2',
    'http://localhost/',
  ])
})

test.for(databases)(
  'a page that misses an answer of the database is not served, and not cached (%s)',
  async (engine) => {
    const { app, database } = await serve(engine)
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
  'during an outage visitors read the page as it was, and afterwards the new one (%s)',
  async (engine) => {
    takeClock()
    const { renderer, rendered } = countingRenderer()
    const { app, database } = await serve(engine, { renderer })
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

test('what the API refuses is no outage', async () => {
  const { renderer } = countingRenderer(() => ['/api/recipe/99999?LangId=1'])
  const { app } = await serve('sqlite', { renderer })
  expect((await app.inject('/recipes/99999')).statusCode).toBe(200)
})

test('a page that asks for more than twenty keys is refused', async () => {
  const { renderer } = countingRenderer(({ pathname }) =>
    Array<string>(pathname === '/authors' ? 20 : 21).fill(AUTHORS_KEY),
  )
  const { app } = await serve('sqlite', { renderer })
  expect((await app.inject('/authors')).statusCode).toBe(200)
  expect((await app.inject('/cookbooks')).statusCode).toBe(503)
})

test('a screen that cannot be rendered is answered by a page that says so', async () => {
  const { renderer } = countingRenderer()
  const broken = { ...renderer, renderPage: () => Promise.reject(new Error('no such drawing')) }
  const { app } = await serve('sqlite', { renderer: broken })
  const { statusCode, body } = await app.inject('/recipes')
  expect(statusCode).toBe(503)
  expect(body).toContain('<h1>This page is not available right now</h1>')
  expect(body).not.toContain('drawing')
})

test('four pages are rendered at a time, fifty wait, and the next visitor is told to come back', async () => {
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
  const { app } = await serve('sqlite', { renderer: slow })
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
  [() => new ApiError('TooManyRequests'), 429, 'Das ging etwas schnell'],
  [
    () => new ApiError('ServerError', { status: 503 }),
    503,
    'Diese Seite ist gerade nicht verfügbar',
  ],
  [() => new Error('secret'), 503, 'Diese Seite ist gerade nicht verfügbar'],
] as const)(
  'what a hook throws becomes a page in the language of the visitor (%#)',
  async ([failure, status, title]) => {
    const fail = () => {
      throw failure()
    }
    const { app } = await serve('sqlite', { before: fail })
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

test.for(['/', '//', '//evil.example/x', '/\\evil.example', '/recipes//'])(
  'SHL-03 %s stays on this site',
  async (path) => {
    const { listen } = await serve('sqlite')
    const sent = `GET ${path} HTTP/1.1\r\nHost: simmer.example\r\nConnection: close\r\n\r\n`
    const [head = '', body = ''] = (await sendRaw(await listen(), sent)).split('\r\n\r\n')
    if (path === '/') expect(body).toContain('<body>http://simmer.example/ en')
    else expect(head).toMatch(/^HTTP\/1.1 302 Found\r\n[^]*location: \/404\r\n/i)
  },
)

test.for(['[', 'simmer.example/evil', 'simmer.example:x', 'a b', 'a@b', '[::1', '"><script>'])(
  'a request for the host %s is refused',
  async (host) => {
    const { app } = await serve('sqlite')
    for (const url of ['/', '/auth/resetPassword/secret']) {
      const answer = await app.inject({ url, headers: { host } })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ Code: 'RequestInvalid' })
    }
  },
)

test('a page is at the host that was asked for, or at the configured one', async () => {
  const hosts = ['simmer.example', 'Simmer.example:8080', '[::1]:3000', '127.0.0.1']
  const { app } = await serve('sqlite')
  const own = await Promise.all(
    hosts.map(async (host) => (await app.inject({ url: '/', headers: { host } })).body),
  )
  expect(own.map((html) => /http:\S+/.exec(html)?.[0])).toEqual([
    'http://simmer.example/',
    'http://simmer.example:8080/',
    'http://[::1]:3000/',
    'http://127.0.0.1/',
  ])
  const PUBLIC_ORIGIN = 'https://simmer.example'
  const configured = await serve('sqlite', { environment: { PUBLIC_ORIGIN } })
  const { body } = await configured.app.inject({ url: '/', headers: { host: '[' } })
  expect(body).toContain(`<body>${PUBLIC_ORIGIN}/ en`)
})

test('a request without a host is answered at this machine, and one for a whole address by its path', async () => {
  const { listen } = await serve('sqlite')
  const origin = await listen()
  const { port } = new URL(origin)
  expect(await sendRaw(origin, 'GET /recipes HTTP/1.0\r\n\r\n')).toContain(
    `<body>http://localhost:${port}/recipes en`,
  )
  const whole = 'GET http://evil.example/recipes HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
  expect(await sendRaw(origin, whole)).toContain('<body>http://a/recipes en')
  const pathless = 'GET mailto:a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
  expect(await sendRaw(origin, pathless)).not.toMatch(/^HTTP\/1.1 (?:200|5)/)
})

test('a change of the catalogue is seen at once', async () => {
  const { renderer, rendered } = countingRenderer()
  const { app, clear } = await serve('sqlite', { renderer })
  await app.inject('/recipes')
  clear()
  await app.inject('/recipes')
  expect(rendered).toHaveLength(2)
})
