import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Author } from '#contract/author.ts'
import type { Cookbook } from '#contract/cookbook.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { EngineName } from '#server/db/engine.ts'
import { databases } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/server.ts'
import { shareCards } from './share-cards.ts'

async function serve(engine: EngineName) {
  let clear: (() => void) | undefined
  const server = await startTestServer(engine, {
    filled: true,
    pages: async (app) => {
      ;({ clear } = shareCards(app))
      await Promise.resolve()
    },
  })
  const { app } = server
  const get = async (url: string, headers: Record<string, string> = {}) =>
    await app.inject({ url, headers })
  const read = async <Body>(path: string) => (await get(`/api${path}`)).json<Body>()
  return { ...server, get, read, clear: () => clear?.() }
}

/** The mean colour of a part of a card. */
async function colourAt(image: Buffer, left: number, top: number, width: number, height: number) {
  const part = await sharp(image).extract({ left, top, width, height }).png().toBuffer()
  const { channels } = await sharp(part).stats()
  return channels.map(({ mean }) => Math.round(mean))
}

test.for(databases)(
  'FED-11 a recipe, a cookbook and an author have a card in each language (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const { get, read } = await serve(engine)
    const [recipe] = await read<Recipe[]>('/recipe?limit=1&LangId=1')
    const [book] = await read<Cookbook[]>('/book?limit=1&LangId=1')
    const author = (await read<Author[]>('/author?LangId=1')).find(({ ImagePath }) => ImagePath)
    const seen = new Set<string>()
    for (const path of [`recipes/${recipe?.Id}`, `cookbooks/${book?.Id}`, `authors/${author?.Id}`])
      for (const language of ['en', 'de']) {
        const card = await get(`/cards/${language}/${path}.jpg`)
        expect([path, card.statusCode, card.headers['content-type']]).toEqual([
          path,
          200,
          'image/jpeg',
        ])
        expect(card.headers['cache-control']).toBe('public, no-cache')
        const { width, height, format } = await sharp(card.rawPayload).metadata()
        expect([format, width, height]).toEqual(['jpeg', 1200, 630])
        expect(card.rawPayload.length).toBeLessThan(200_000)
        // Words on the ground of the page at the left, the picture at the right.
        expect(Math.min(...(await colourAt(card.rawPayload, 4, 4, 40, 620)))).toBeGreaterThan(244)
        expect(Math.min(...(await colourAt(card.rawPayload, 500, 20, 680, 590)))).toBeLessThan(244)
        seen.add(String(card.headers.etag))
      }
    expect(seen.size).toBe(6)
  },
)

test.for(databases)(
  'FED-12 what visitors do not see has no card, and a withdrawn recipe loses it (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const { get, read, clear, database } = await serve(engine)
    const [recipe] = await read<Recipe[]>('/recipe?limit=1&LangId=1')
    const path = `/cards/en/recipes/${recipe?.Id}.jpg`
    const first = await get(path)
    const tag = String(first.headers.etag)
    expect((await get(path, { 'if-none-match': tag })).statusCode).toBe(304)
    await database.db
      .updateTable('all_recipes')
      .set({ withdrawn_at: 1 })
      .where('id', '=', recipe?.Id ?? 0)
      .execute()
    clear()
    expect((await get(path, { 'if-none-match': tag })).statusCode).toBe(404)
    for (const other of ['en/recipes/99999', 'de/authors/99999', 'de/cookbooks/99999'])
      expect([other, (await get(`/cards/${other}.jpg`)).statusCode]).toEqual([other, 404])
    for (const other of ['fr/recipes/1', 'en/recipes/x'])
      expect([other, (await get(`/cards/${other}.jpg`)).statusCode]).toEqual([other, 400])
  },
)

test('FED-13 asked many times at once, a card is made once', { timeout: 60_000 }, async () => {
  const { get, read, database } = await serve('sqlite')
  const [recipe] = await read<Recipe[]>('/recipe?limit=1&LangId=1')
  const path = `/cards/en/recipes/${recipe?.Id}.jpg`
  const first = await get(path)
  // Nothing reads it again.
  await database.db.destroy()
  const all = await Promise.all(Array.from({ length: 500 }, () => get(path)))
  expect(all.every(({ rawPayload }) => rawPayload.equals(first.rawPayload))).toBe(true)
})
