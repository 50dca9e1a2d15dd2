import { expect, test } from 'vitest'
import * as entry from '#app/main/entry-server.tsx'
import { ADDRESSES } from '#contract/addresses/addresses.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'
import { isOwnId } from '#contract/own-recipes/own-id.ts'
import type { OwnPicture } from '#contract/own-recipes/own-recipe.ts'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'
import { pages } from '#server/pages/pages.ts'
import { sitemap } from '#server/pages/sitemap.ts'
import { addOwn, call, CRUMBLE, startOwn } from './support/own-recipes.ts'
import { sendPicture } from './support/pictures.ts'

const originOf = () => 'https://simmer.example'
/** Words of the title, a food and a step of the private recipe that stand nowhere else. */
const SECRETS = /xylander|zwetschgoxyl|quirlomat/iu
/** Ids and tokens that nobody has. */
const NOWHERE = {
  id: 1_999_999_991,
  food: 1_999_999_992,
  token: 'a'.repeat(43),
  tag: 'Nobodys Sunday',
}

const DRAFT: Draft = {
  ...CRUMBLE,
  Steps: [...CRUMBLE.Steps, { Key: 'whisk', Text: { en: 'Whisk with the quirlomat.' } }],
  Tags: ['Xylander Sunday'],
}

/** Every address of the site with these ids, and what can be asked for by them. */
function addressesOf({ id, food, token, tag }: typeof NOWHERE): string[] {
  const filled = Object.values(ADDRESSES).flatMap(({ path }) => {
    const parts = { id, act: 'edit', token, list: id, tab: 'recipes' }
    const put = (pattern: string) =>
      pattern.replaceAll(/:(\w+)\??/gu, (_, name: keyof typeof parts) => String(parts[name]))
    return path.includes('?') ? [put(path), path.replaceAll(/\/:\w+\?/gu, '')] : [put(path)]
  })
  const term = encodeURIComponent(tag)
  return [
    ...filled,
    `/recipes?food=${food}`,
    `/recipes?have=${food}`,
    `/recipes?IncludedIng[]=${food}`,
    `/recipes?unknown=zwetschgoxyls`,
    `/tags?Term=${term}`,
    `/cookbooks?Term=${term}`,
    `/cookbooks?AuthorId=${id}`,
    `/sitemap.xml`,
    `/robots.txt`,
    `/my/recipes/${id}?lang=de`,
    `/recipes/${id}?lang=de`,
    `/recipes?lang=de`,
  ]
}

/** A page without what was asked for, what differs between any two answers, and the search term. */
const plain = (body: string, { id, food, token, tag }: typeof NOWHERE) =>
  [String(id), String(food), token, tag, encodeURIComponent(tag), tag.replaceAll(' ', '+')]
    .reduce((text, asked) => text.replaceAll(asked, '…'), body)
    .replaceAll('zwetschgoxyls', '…')
    .replaceAll(/nonce="[^"]*"|id="nonce">"[^"]*"|"RequestId":"[^"]*"/gu, '')

/** Where two texts begin to differ; empty for equal ones. */
function difference(one: string, other: string): string {
  if (one === other) return ''
  let at = 0
  while (one[at] === other[at]) at += 1
  return `${one.slice(at - 40, at + 80)} ≠ ${other.slice(at, at + 80)}`
}

test(
  'no page, map or picture tells anybody about a private recipe',
  { timeout: 240_000 },
  async () => {
    const { app, ada, ben } = await startOwn('sqlite', {
      searchesInMemory: true,
      pages: async (server, { database, views }) => {
        sitemap(server, { db: database.replica, originOf })
        pages(server, {
          renderer: async () => entry,
          assets: () => ({ styles: [], entry: '', preload: [] }),
          originOf,
          version: '1',
          views,
        })
        await Promise.resolve()
      },
    })
    const sent = await sendPicture(app, '/my/pictures', { field: 'picture', headers: ada })
    const picture = sent.json<OwnPicture>()
    const [, { Id: id }] = await addOwn(app, ada, { ...DRAFT, PictureId: picture.Id })
    const own = `/my/recipes/${id}`
    const [, lines] = await call<RecipeIngredient[]>(app, 'GET', `${own}/ingredient`, ada)
    const food = lines.find(({ Ingredient }) => isOwnId(Ingredient.Id))?.Ingredient.Id ?? 0
    // A link that was there shows everything; one that ended shows nothing.
    const [, { LinkToken }] = await call(app, 'POST', `${own}/link`, ada)
    const token = LinkToken ?? ''
    const linked = await app.inject({ url: `/api/unlisted/${token}` })
    expect([linked.statusCode, SECRETS.test(linked.body)]).toEqual([200, true])
    expect((await app.inject({ url: picture.Path })).statusCode).toBe(200)
    const [, { Pictures }] = await call(app, 'DELETE', `${own}/link`, ada)
    const secret = Pictures[0]?.Path.split('/').at(-1) ?? ''
    expect(secret).toMatch(/^[\da-f]{32}\.webp$/)

    const there = { id, food, token, tag: 'Xylander Sunday' }
    const asked = addressesOf(there)
    const unknown = addressesOf(NOWHERE)
    expect(asked.length).toBeGreaterThan(40)
    for (const [index, url] of asked.entries()) {
      const other = await app.inject({ url: unknown[index] ?? '' })
      for (const headers of [{}, ben]) {
        const page = await app.inject({ url, headers })
        expect([url, page.statusCode]).toEqual([url, other.statusCode])
        const body = plain(page.body, there)
        expect([url, difference(body, plain(other.body, NOWHERE))]).toEqual([url, ''])
        expect([url, SECRETS.exec(body)]).toEqual([url, null])
        expect([url, page.body.includes(secret)]).toEqual([url, false])
      }
    }
    for (const path of [picture.Path, `${picture.Path}?w=320`, `/media/own/${id}.webp`]) {
      for (const headers of [{}, ben]) {
        expect([path, (await app.inject({ url: path, headers })).statusCode]).toEqual([path, 404])
      }
    }
  },
)
