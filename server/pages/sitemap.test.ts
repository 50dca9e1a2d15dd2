import { expect, test } from 'vitest'
import { databases } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/server.ts'
import type { EngineName } from '#server/db/engine.ts'
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
    ])
    expect(paths).toHaveLength(12)
  },
)
