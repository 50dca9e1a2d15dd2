import { expect, test } from 'vitest'
import { watchCatalogue } from '#server/catalogue/watch.ts'
import { feeds } from '#server/pages/feeds.ts'
import { sitemap } from '#server/pages/sitemap.ts'
import { databases } from '#tests/support/database.ts'
import { call } from '#tests/support/own-recipes.ts'
import { PUBLIC_CRUMBLE, startPublishing } from '#tests/support/publishing.ts'

const ORIGIN = 'https://simmer.example'
const BOTH = { ...PUBLIC_CRUMBLE, Name: { en: 'Plum xyltart', de: 'Pflaumenxylkuchen' } }

const address = (id: number, lang: string) => `${ORIGIN}/recipes/${id}?lang=${lang}`

test.for(databases)(
  'FED-05 what a member withdraws leaves feeds and sitemap at once; PUB-80 in both languages it is a pair there (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const { app, people, publish } = await startPublishing(engine, {
      pages: async (server, { database }) => {
        const options = { db: database.replica, originOf: () => ORIGIN }
        const made = [feeds(server, options), sitemap(server, options)]
        watchCatalogue(server, database.replica, () => {
          for (const { clear } of made) clear()
        })
        await Promise.resolve()
      },
    })
    const single = await publish()
    const both = await publish(BOTH)
    const sitemapOf = async () => (await app.inject('/sitemap.xml')).body
    await expect.poll(sitemapOf, { timeout: 10_000 }).toContain(address(both.publicId, 'de'))
    const siblings = ['de', 'en'].map(
      (lang) =>
        `<xhtml:link rel="alternate" hreflang="${lang}" href="${address(both.publicId, lang)}"/>`,
    )
    for (const lang of ['de', 'en'])
      expect(await sitemapOf()).toContain(
        `<url><loc>${address(both.publicId, lang)}</loc>${siblings.join('')}</url>`,
      )
    expect(await sitemapOf()).toContain(`<url><loc>${address(single.publicId, 'en')}</loc></url>`)
    expect(await sitemapOf()).not.toContain(address(single.publicId, 'de'))

    const feed = async () => await app.inject('/feeds/en/recipes.atom')
    const isThere = async () => (await feed()).body.includes(address(both.publicId, 'en'))
    await expect.poll(isThere, { timeout: 10_000 }).toBe(true)
    // Nobody between may keep it without asking.
    expect((await feed()).headers['cache-control']).toBe('public, no-cache')
    const path = `/my/recipes/${both.own.Id}/publication`
    expect((await call(app, 'DELETE', path, people.imani.headers))[0]).toBe(200)
    await expect.poll(isThere, { timeout: 10_000 }).toBe(false)
    await expect.poll(sitemapOf, { timeout: 10_000 }).not.toContain(address(both.publicId, 'en'))
  },
)
