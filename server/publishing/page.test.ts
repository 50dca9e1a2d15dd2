import { expect, test } from 'vitest'
import * as entry from '#app/main/entry-server.tsx'
import { watchCatalogue } from '#server/catalogue/watch.ts'
import { pages } from '#server/pages/pages.ts'
import { databases } from '#tests/support/database.ts'
import { call } from '#tests/support/own-recipes.ts'
import { PUBLIC_CRUMBLE, startPublishing } from '#tests/support/publishing.ts'

const ORIGIN = 'https://simmer.example'
const HTML = { accept: 'text/html' }

test.for(databases)(
  'PUB-80 PUB-41 PUB-97 the page of a recipe in one language, until it is withdrawn (%s)',
  async (engine) => {
    const { app, people, publish } = await startPublishing(engine, {
      pages: async (server, { views, database }) => {
        const { clear } = pages(server, {
          renderer: async () => entry,
          assets: () => ({ styles: [], entry: '', preload: [] }),
          originOf: () => ORIGIN,
          version: '1',
          views,
        })
        watchCatalogue(server, database.replica, clear)
        await Promise.resolve()
      },
    })
    const { own, publicId } = await publish()
    const page = async (lang: string) =>
      await app.inject({
        url: `/recipes/${publicId}?lang=${lang}`,
        headers: HTML,
      })
    for (const lang of ['en', 'de']) {
      const { statusCode, body } = await page(lang)
      expect(statusCode).toBe(200)
      expect(body).toContain(`rel="canonical" href="${ORIGIN}/recipes/${publicId}?lang=en"`)
      expect(body).not.toContain('hreflang')
      expect(body).toContain('Xylander')
    }
    // In both languages it is a pair, on either page.
    const both = await publish({
      ...PUBLIC_CRUMBLE,
      Name: { en: 'Plum xyltart', de: 'Pflaumenxylkuchen' },
    })
    const inBoth = async (lang: string) =>
      (await app.inject({ url: `/recipes/${both.publicId}?lang=${lang}`, headers: HTML })).body
    for (const [lang, name] of [
      ['en', 'Plum xyltart'],
      ['de', 'Pflaumenxylkuchen'],
    ] as const) {
      await expect.poll(() => inBoth(lang), { timeout: 10_000 }).toContain(name)
      const body = await inBoth(lang)
      const address = `${ORIGIN}/recipes/${both.publicId}?lang=`
      expect(body).toContain(`rel="canonical" href="${address}${lang}"`)
      for (const [hreflang, to] of [
        ['en', 'en'],
        ['de', 'de'],
        ['x-default', 'en'],
      ])
        expect(body).toContain(`hrefLang="${hreflang}" href="${address}${to}"`)
    }
    const path = `/my/recipes/${own.Id}/publication`
    expect((await call(app, 'DELETE', path, people.imani.headers))[0]).toBe(200)
    // A page is made again within a second after the catalogue has changed.
    const isShown = async () => (await page('en')).body.includes('Xylander')
    await expect.poll(isShown, { timeout: 10_000 }).toBe(false)
    // It stays at its address, where the browser asks for whoever keeps the recipe.
    const gone = await page('en')
    expect([gone.statusCode, gone.headers.location]).toEqual([404, undefined])
    expect(gone.body).toContain('noindex')
    expect((await call(app, 'POST', path, people.imani.headers))[0]).toBe(200)
    await expect.poll(isShown, { timeout: 10_000 }).toBe(true)
  },
)
