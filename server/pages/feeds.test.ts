import { expect, test } from 'vitest'
import { HOUR_MS } from '#contract/durations.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { databases } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/server.ts'
import type { EngineName } from '#server/db/engine.ts'
import { atomXml } from './atom-xml.ts'
import { feeds } from './feeds.ts'

const ORIGIN = 'https://simmer.example'
const ALL = '/feeds/en/recipes.atom'

async function serve(engine: EngineName, filled = true) {
  let clear: (() => void) | undefined
  const server = await startTestServer(engine, {
    filled,
    pages: async (app, { database }) => {
      ;({ clear } = feeds(app, { db: database.replica, originOf: () => ORIGIN }))
      await Promise.resolve()
    },
  })
  const get = async (url: string, headers: Record<string, string> = {}) =>
    await server.app.inject({ url, headers })
  return { ...server, get, clear: () => clear?.() }
}

/** Texts of a kind of element. */
const texts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'gu'))].map(([, text]) => text ?? '')

test.for(databases)(
  'FED-01 what is newest of everything, an author and a cookbook is in a feed of each language (%s)',
  async (engine) => {
    const { app, get } = await serve(engine)
    for (const language of ['de', 'en'] as const) {
      const query = `LangId=${language === 'de' ? 0 : 1}`
      const read = async <Body>(path: string) =>
        (await app.inject(`/api${path}${path.includes('?') ? '&' : '?'}${query}`)).json<Body>()
      const [newest] = await read<Recipe[]>('/recipe?limit=1')
      const all = await get(`/feeds/${language}/recipes.atom`)
      expect([all.statusCode, all.headers['content-type']]).toEqual([
        200,
        'application/atom+xml; charset=utf-8',
      ])
      expect(texts(all.body, 'id')).toContain(`${ORIGIN}/recipes/${newest?.Id}?lang=${language}`)
      const dates = texts(all.body, 'published')
      expect(dates).toEqual(dates.toSorted().toReversed())
      expect(new Set(texts(all.body, 'id')).size).toBe(dates.length + 1)
      const [author] = await read<{ Id: number; Name: string }[]>('/author')
      const own = await read<Recipe[]>(`/recipe?AuthorId=${author?.Id}&limit=50`)
      const ofAuthor = await get(`/feeds/${language}/authors/${author?.Id}.atom`)
      expect(texts(ofAuthor.body, 'title')[0]).toContain(author?.Name)
      for (const { Id } of own)
        expect(ofAuthor.body).toContain(`<id>${ORIGIN}/recipes/${Id}?lang=${language}</id>`)
      const [book] = await read<{ Id: number; RecipeCount: number }[]>('/book')
      const ofBook = await get(`/feeds/${language}/cookbooks/${book?.Id}.atom`)
      expect(texts(ofBook.body, 'published')).toHaveLength(book?.RecipeCount ?? 0)
    }
  },
)

test.for(databases)(
  'FED-02 a reader that has a feed is answered 304 until it changes (%s)',
  async (engine) => {
    const { get, database, clear } = await serve(engine)
    const first = await get(ALL)
    expect(first.headers['cache-control']).toBe('public, no-cache')
    const tag = String(first.headers.etag)
    const since = String(first.headers['last-modified'])
    const known = await get(ALL, { 'if-none-match': `W/"other", ${tag}` })
    expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', tag])
    expect((await get(ALL, { 'if-modified-since': since })).statusCode).toBe(304)
    const earlier = new Date(Date.parse(since) - HOUR_MS).toUTCString()
    expect((await get(ALL, { 'if-modified-since': earlier })).statusCode).toBe(200)
    await database.db.updateTable('all_recipes').set({ withdrawn_at: 1 }).execute()
    // Like the pages, it is made again when what visitors see has changed.
    expect((await get(ALL)).body).toBe(first.body)
    clear()
    // The date is not newer, but the tag says that something went.
    const again = await get(ALL, { 'if-none-match': tag, 'if-modified-since': since })
    expect(again.statusCode).toBe(200)
    expect(again.body).not.toContain('/recipes/')
  },
)

test('FED-02 asked 10,000 times, a feed is made once', async () => {
  const { get, database } = await serve('sqlite')
  const first = await get(ALL)
  const tag = String(first.headers.etag)
  // Nothing reads it again.
  await database.db.destroy()
  for (let round = 0; round < 100; round++) {
    const ask = async () => (await get(ALL, { 'if-none-match': tag })).statusCode
    expect(new Set(await Promise.all(Array.from({ length: 100 }, ask)))).toEqual(new Set([304]))
  }
})

test('FED-01 there is no feed of what there is not, and none of a language that there is not', async () => {
  const { get } = await serve('sqlite')
  for (const path of [
    'en/authors/999',
    'de/cookbooks/999',
    'fr/recipes',
    'en/authors/x',
    'en/tags/1',
  ])
    expect([path, (await get(`/feeds/${path}.atom`)).statusCode]).toEqual([
      path,
      path.startsWith('fr') || path.endsWith('x') ? 400 : 404,
    ])
})

test('FED-01 an empty site has an empty feed', async () => {
  const { get } = await serve('sqlite', false)
  const { statusCode, body } = await get(ALL)
  expect(statusCode).toBe(200)
  expect(texts(body, 'updated')).toEqual(['1970-01-01T00:00:00.000Z'])
})

test('FED-03 texts of members break no feed', () => {
  const xml = atomXml({
    self: `${ORIGIN}${ALL}`,
    page: `${ORIGIN}/recipes?lang=en`,
    language: 'en',
    title: 'Simmer',
    icon: `${ORIGIN}/icon.svg`,
    entries: [
      {
        url: `${ORIGIN}/recipes/1?lang=en`,
        title: 'Tea & <b>"biscuits"</b>\u0000\u000b\ud800',
        language: 'de',
        publishedAt: 0,
        author: { name: ']]>' },
        categories: ['"><x>'],
      },
    ],
  })
  expect(texts(xml, 'title')).toEqual([
    'Simmer',
    'Tea &amp; &lt;b&gt;&quot;biscuits&quot;&lt;/b&gt;\ufffd',
  ])
  expect(xml).toContain('<entry xml:lang="de">')
  expect(xml).toContain('<category term="&quot;&gt;&lt;x&gt;"/>')
  expect(xml).not.toContain(']]>')
})
