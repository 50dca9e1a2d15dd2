import { expect, test } from 'vitest'
import { sendRaw } from '#tests/support/raw-request.ts'
import { servePages } from '#tests/support/served-pages.ts'

test.for(['/', '//', '//evil.example/x', '/\\evil.example', '/recipes//'])(
  'SHL-03 %s stays on this site',
  async (path) => {
    const { listen } = await servePages('sqlite')
    const sent = `GET ${path} HTTP/1.1\r\nHost: simmer.example\r\nConnection: close\r\n\r\n`
    const [head = '', body = ''] = (await sendRaw(await listen(), sent)).split('\r\n\r\n')
    if (path === '/') expect(body).toContain('<body>http://simmer.example/ en')
    else expect(head).toMatch(/^HTTP\/1.1 302 Found\r\n[^]*location: \/404\r\n/i)
  },
)

test.for(['[', 'simmer.example/evil', 'simmer.example:x', 'a b', 'a@b', '[::1', '"><script>'])(
  'a request for the host %s is refused',
  async (host) => {
    const { app } = await servePages('sqlite')
    for (const url of ['/', '/auth/resetPassword/secret']) {
      const answer = await app.inject({ url, headers: { host } })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ Code: 'RequestInvalid' })
    }
  },
)

test('a page is at the host that was asked for, or at the configured one', async () => {
  const hosts = ['simmer.example', 'Simmer.example:8080', '[::1]:3000', '127.0.0.1']
  const { app } = await servePages('sqlite')
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
  const configured = await servePages('sqlite', { environment: { PUBLIC_ORIGIN } })
  const { body } = await configured.app.inject({ url: '/', headers: { host: '[' } })
  expect(body).toContain(`<body>${PUBLIC_ORIGIN}/ en`)
})

test('a request without a host is answered at this machine, and one for a whole address by its path', async () => {
  const { listen } = await servePages('sqlite')
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
