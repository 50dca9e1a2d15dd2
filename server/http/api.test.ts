import { expect, test } from 'vitest'
import { startTestServer } from '#tests/support/server.ts'
import { internalHeaders } from './internal.ts'

test('an unknown path of the API is an error for every method', async () => {
  const { app } = await startTestServer('sqlite')
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    for (const url of ['/api', '/api/', '/api/nothing/here']) {
      const answer = await app.inject({ method, url })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ Code: 'NotFound' })
    }
  }
})

test('pages of any origin may call, with a bearer header', async () => {
  const { app } = await startTestServer('sqlite')
  for (const url of ['/api/recipe', '/media/recipes/shakshuka/cover.webp']) {
    const preflight = await app.inject({
      method: 'OPTIONS',
      url,
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
    })
    expect(preflight.statusCode).toBe(200)
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers':
        'Authorization, Content-Type, Accept-Language, Idempotency-Key',
      'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
    })
  }
  const answer = await app.inject({ url: '/api/health' })
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'Shopping-Version, Retry-After',
  })
})

test('every response forbids MIME sniffing and framing', async () => {
  const { app } = await startTestServer('sqlite')
  const { headers } = await app.inject({ url: '/api/health' })
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  expect(headers).not.toHaveProperty('strict-transport-security')
  const environment = { PUBLIC_ORIGIN: 'https://simmer.example' }
  const secure = await startTestServer('sqlite', { environment })
  const answer = await secure.app.inject({ url: '/api/health' })
  expect(answer.headers).toHaveProperty('strict-transport-security')
})

test.for([
  ['/api/tool', 'public, no-cache'],
  ['/api/recipe', 'private, no-cache'],
  ['/api/recipe/1', 'no-store'],
  ['/api/health', 'no-store'],
] as const)('the response to %s has Cache-Control: %s', async ([url, expected]) => {
  const { app } = await startTestServer('sqlite')
  const { headers } = await app.inject({ url })
  expect(headers['cache-control']).toBe(expected)
})

test('reads and writes of an address are limited separately', async () => {
  const { app } = await startTestServer('sqlite', { limits: { reads: 3, writes: 2 } })
  const call = async (method: 'GET' | 'POST', remoteAddress: string, headers = {}) =>
    (await app.inject({ method, url: '/api/nothing', remoteAddress, headers })).statusCode
  for (let reads = 0; reads < 3; reads++) expect(await call('GET', '192.0.2.1')).toBe(404)
  expect(await call('GET', '192.0.2.1')).toBe(429)
  expect(await call('POST', '192.0.2.1')).toBe(404)
  expect(await call('POST', '192.0.2.1')).toBe(404)
  expect(await call('POST', '192.0.2.1')).toBe(429)
  expect(await call('GET', '192.0.2.2')).toBe(404)
  expect(await call('GET', '192.0.2.1', internalHeaders)).toBe(404)
  expect(await call('GET', '192.0.2.1', { 'x-simmer-internal': 'guess' })).toBe(429)
})

test('a limited response has Retry-After', async () => {
  const { app } = await startTestServer('sqlite', { limits: { reads: 0 } })
  const answer = await app.inject({ url: '/api/tool?LangId=0' })
  expect(answer.statusCode).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(answer.json()).toMatchObject({
    Code: 'TooManyRequests',
    Message: 'Das ging etwas zu schnell. Bitte versuch es in einer Minute noch einmal.',
  })
})

test.for([
  ['false', '192.0.2.1'],
  ['true', '198.51.100.7'],
  ['1', '203.0.113.9'],
  ['192.0.2.0/24', '203.0.113.9'],
])('with TRUST_PROXY=%s the caller of a proxied call is %s', async ([TRUST_PROXY, expected]) => {
  const { app } = await startTestServer('sqlite', {
    environment: { TRUST_PROXY: String(TRUST_PROXY) },
    pages: async (app) => void app.get('/ip', ({ ip }) => ({ ip })),
  })
  const answer = await app.inject({
    url: '/ip',
    remoteAddress: '192.0.2.1',
    headers: { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' },
  })
  expect(answer.json()).toEqual({ ip: expected })
})

test('a large response is compressed for clients that accept it', async () => {
  const { app } = await startTestServer('sqlite', {
    pages: async (app) => void app.get('/large', () => ({ text: 'simmer '.repeat(1000) })),
  })
  const plain = await app.inject({ url: '/large' })
  const packed = await app.inject({ url: '/large', headers: { 'accept-encoding': 'br' } })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10)
})

test('the API describes itself', async () => {
  const { app } = await startTestServer('sqlite')
  const answer = await app.inject({ url: '/api/openapi.json' })
  const { openapi, paths } = answer.json<{ openapi: string; paths: Record<string, object> }>()
  expect(openapi).toBe('3.1.0')
  expect(Object.keys(paths).every((path) => path.startsWith('/api/'))).toBe(true)
  expect(paths['/api/recipe/{id}']).toMatchObject({
    get: { parameters: expect.arrayContaining([expect.objectContaining({ name: 'id' })]) },
  })
})
