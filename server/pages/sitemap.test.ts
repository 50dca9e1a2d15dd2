import { expect, test } from 'vitest'
import { databases } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/server.ts'
import type { EngineName } from '#server/db/engine.ts'
import { requestOrigin } from '#server/http/origin.ts'
import { sitemap, type SitemapOptions } from './sitemap.ts'

const ORIGIN = 'https://simmer.example'

async function serve(engine: EngineName, options: Partial<SitemapOptions> = {}, filled = true) {
  const { app } = await startTestServer(engine, {
    filled,
    pages: async (server, { database }) => {
      sitemap(server, { db: database.replica, originOf: () => ORIGIN, ...options })
      await Promise.resolve()
    },
  })
  const answer = await app.inject('/sitemap.xml')
  expect(answer.headers['content-type']).toContain('application/xml')
  return { app, xml: answer.body }
}

/** Texts of a kind of element, as they stand in the XML. */
const texts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text ?? '')

test.for(databases)('every film stands with its recipe in both languages on %s', async (engine) => {
  const { app, xml } = await serve(engine)
  for (const lang of ['de', 'en'] as const) {
    const recipes = (await app.inject(`/api/recipe?LangId=${lang === 'de' ? 0 : 1}`)).json<
      { Id: number; Name: string; CoverPath: string; Videos: { Main: unknown } }[]
    >()
    for (const recipe of recipes) {
      const [, url = ''] = xml.split(`<url><loc>${ORIGIN}/recipes/${recipe.Id}?lang=${lang}</loc>`)
      const own = url.split('</url>')[0] ?? ''
      if (recipe.Videos.Main === null) expect(own).not.toContain('<video:video>')
      else expect(texts(own, 'video:thumbnail_loc')).toEqual([ORIGIN + recipe.CoverPath])
    }
    expect(recipes.length).toBeGreaterThan(0)
  }
})

test.for(databases)('a film says what search engines ask for on %s', async (engine) => {
  const { app, xml } = await serve(engine)
  const films = texts(xml, 'video:content_loc')
  expect(films.length).toBeGreaterThan(0)
  for (const name of ['thumbnail_loc', 'title', 'description', 'publication_date']) {
    const found = texts(xml, `video:${name}`)
    expect(found.length).toBe(films.length)
    expect(found).not.toContain('')
  }
  for (const seconds of texts(xml, 'video:duration')) expect(seconds).toMatch(/^[1-9]\d*$/)
  const [first = ''] = films
  const film = await app.inject({
    url: first.slice(ORIGIN.length),
    headers: { range: 'bytes=0-9' },
  })
  expect(film.statusCode).toBe(206)
  expect(film.headers['content-type']).toBe('video/mp4')
})

test.for(databases)('films come from the media host when there is one on %s', async (engine) => {
  const { xml } = await serve(engine, { mediaBase: 'https://media.example/simmer' })
  for (const name of ['thumbnail_loc', 'content_loc']) {
    for (const address of texts(xml, `video:${name}`)) {
      expect(address).toMatch(/^https:\/\/media\.example\/simmer\/media\//)
    }
  }
})

test.for(databases)(
  'without a catalogue only the standing pages are named on %s',
  async (engine) => {
    const { xml } = await serve(engine, {}, false)
    const paths = texts(xml, 'loc').map((address) => new URL(address).pathname)
    expect([...new Set(paths)]).toEqual([
      '/',
      '/cookbooks',
      '/recipes',
      '/authors',
      '/terms',
      '/privacy',
      '/scripts',
      '/notice',
    ])
    expect(paths).toHaveLength(16)
  },
)

test.for(databases)('a sitemap is made once until the catalogue changes on %s', async (engine) => {
  let handles: ReturnType<typeof sitemap> | undefined
  const { app, database } = await startTestServer(engine, {
    filled: true,
    pages: async (server, parts) => {
      handles = sitemap(server, { db: parts.database.replica, originOf: () => ORIGIN })
      await Promise.resolve()
    },
  })
  const read = async () => (await app.inject('/sitemap.xml')).body
  const before = await Promise.all([read(), read()])
  expect(before[1]).toBe(before[0])
  await database.db.deleteFrom('films').execute()
  expect(await read()).toBe(before[0])
  handles?.clear()
  expect(await read()).not.toContain('<video:video>')
})

test('a catalogue of many slices is named as a whole', async () => {
  const { app } = await startTestServer('sqlite', {
    filled: true,
    pages: async (server, { database }) => {
      const recipe = await database.db.selectFrom('recipes').selectAll().executeTakeFirstOrThrow()
      const more = Array.from({ length: 450 }, (_, index) => ({ ...recipe, id: 10_000 + index }))
      await database.db.insertInto('all_recipes').values(more).execute()
      sitemap(server, { db: database.replica, originOf: () => ORIGIN })
    },
  })
  const paths = texts((await app.inject('/sitemap.xml')).body, 'loc').map(
    (url) => url.split('?')[0],
  )
  for (let id = 10_000; id < 10_450; id += 1) {
    expect(paths.filter((path) => path === `${ORIGIN}/recipes/${id}`)).toHaveLength(2)
  }
})

test('robots are led to the sitemap of the host that they asked', async () => {
  const { app } = await startTestServer('sqlite', {
    pages: async (server, { database }) => {
      const originOf = requestOrigin(server, { PORT: 3000 })
      sitemap(server, { db: database.replica, originOf })
      await Promise.resolve()
    },
  })
  const robots = async (host: string) => await app.inject({ url: '/robots.txt', headers: { host } })
  expect((await robots('a.example')).body).toContain('Sitemap: http://a.example/sitemap.xml\n')
  expect((await robots('a.example/evil')).statusCode).toBe(400)
  const forged = await app.inject({ url: '/sitemap.xml', headers: { host: 'a.example/evil' } })
  expect(forged.statusCode).toBe(400)
})
