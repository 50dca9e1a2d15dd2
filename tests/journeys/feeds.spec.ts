import type { Page } from '@playwright/test'
import { WALKED } from './support/languages.ts'
import { expect, test } from './support/test.ts'

/** What a feed has, as the XML parser of the browser reads it; a message when it is not well-formed. */
async function parse(page: Page, text: string) {
  return await page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'application/xml')
    const broken = document.querySelector('parsererror')?.textContent
    const ATOM = 'http://www.w3.org/2005/Atom'
    /** RFC 4287, 4.1.1 and 4.1.2: how often these stand in a feed or an entry. */
    const facts = (parent: Element) => {
      const own = [...parent.children].filter(({ namespaceURI }) => namespaceURI === ATOM)
      const texts = (name: string) =>
        own.filter(({ localName }) => localName === name).map(({ textContent }) => textContent)
      const links = own.filter(({ localName }) => localName === 'link')
      return {
        ids: texts('id'),
        titles: texts('title'),
        updated: texts('updated'),
        authors: own
          .filter(({ localName }) => localName === 'author')
          .map((author) => author.getElementsByTagNameNS(ATOM, 'name')[0]?.textContent),
        links: links.map((link) => [link.getAttribute('rel'), link.getAttribute('href')]),
      }
    }
    const root = document.documentElement
    const entries = [...root.getElementsByTagNameNS(ATOM, 'entry')].map(facts)
    return { broken, root: [root.namespaceURI, root.localName], feed: facts(root), entries }
  }, text)
}

for (const language of WALKED) {
  test(`FED-03 FED-04 pages name their feeds, and each is what RFC 4287 asks for, in ${language}`, async ({
    page,
    open,
    request,
  }) => {
    const found: string[] = []
    for (const path of ['/', '/recipes', '/authors/1', '/cookbooks/1']) {
      await open(`${path}?lang=${language}`)
      const link = page.locator('link[type="application/atom+xml"]')
      await expect(link).toHaveCount(1)
      found.push((await link.getAttribute('href')) ?? '')
    }
    expect(found).toEqual(
      ['recipes', 'recipes', 'authors/1', 'cookbooks/1'].map(
        (name) => `/feeds/${language}/${name}.atom`,
      ),
    )
    for (const path of new Set(found)) {
      const answer = await request.get(path)
      const { broken, root, feed, entries } = await parse(page, await answer.text())
      expect([broken, root]).toEqual([undefined, ['http://www.w3.org/2005/Atom', 'feed']])
      expect(feed.links.filter(([rel]) => rel === 'self')).toEqual([['self', feed.ids[0]]])
      expect(entries.length).toBeGreaterThan(0)
      for (const { ids, titles, updated, authors, links } of [feed, ...entries]) {
        expect([ids.length, titles.length, updated.length, authors.length]).toEqual([1, 1, 1, 1])
        expect(new URL(ids[0] ?? '').pathname).toMatch(/^\/(?:feeds|recipes|cookbooks)\//u)
        expect(Number.isNaN(Date.parse(updated[0] ?? ''))).toBe(false)
        expect(authors[0]).not.toBe('')
        expect(links.filter(([rel]) => rel === 'alternate')).toHaveLength(1)
      }
      expect(new Set(entries.map(({ ids }) => ids[0])).size).toBe(entries.length)
    }
  })
}
