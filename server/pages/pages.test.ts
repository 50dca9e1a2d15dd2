import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { countingRenderer, servePages, STYLES } from '#tests/support/served-pages.ts'

test('a page is rendered once, and every response has its own nonce in every encoding', async () => {
  const { renderer, rendered } = countingRenderer()
  const { app } = await servePages('sqlite', { renderer })
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }
  const nonces = new Set<string>()
  for (const [encoding, decode] of Object.entries(decoders)) {
    const answer = await app.inject({ url: '/recipes', headers: { 'accept-encoding': encoding } })
    expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding)
    expect(answer.headers['vary']).toBe('Cookie, Accept-Encoding')
    const html = decode(answer.rawPayload).toString()
    expect(html).toContain(
      `<style>${STYLES}</style><link rel="stylesheet" href="/assets/a.css" media="not all" disabled></head>` +
        '<body>http://localhost/recipes en ',
    )
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
  const { app } = await servePages('sqlite', { renderer })
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

test('a change of the catalogue shows immediately', async () => {
  const { renderer, rendered } = countingRenderer()
  const { app, clear } = await servePages('sqlite', { renderer })
  await app.inject('/recipes')
  clear()
  await app.inject('/recipes')
  expect(rendered).toHaveLength(2)
})

test('a change of a recipe shows on its page and on lists, and renders no other recipe again', async () => {
  const { renderer, rendered } = countingRenderer()
  const { app, changed } = await servePages('sqlite', { renderer })
  const all = ['/recipes/3', '/recipes/4', '/recipes']
  for (const url of all) await app.inject(url)
  changed(3)
  for (const url of all) await app.inject(url)
  const again = rendered.slice(all.length)
  expect(again).toEqual(['http://localhost/recipes/3', 'http://localhost/recipes'])
})
