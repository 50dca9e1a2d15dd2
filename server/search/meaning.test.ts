import { expect, test } from 'vitest'
import type { SearchKind } from '#server/db/tables/search.ts'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { searchEntries } from './entries.ts'
import { findIds } from './find.ts'
import { writeSearchEntries } from './index.ts'

const named = (name: string) => searchEntries({ names: [name] }, { tails: new Set() })

test.for(databases)('%s: of equal matches the better rated recipe stands first', async (engine) => {
  const { db } = await openTestDatabase(engine, { filled: true })
  const [one, other] = [1, 2]
  await writeSearchEntries(
    db,
    0,
    new Map([
      [one, named('Quince jelly')],
      [other, named('Quince jelly for many winters')],
    ]),
  )
  const rate = (id: number, rating_sum: number) =>
    db
      .updateTable('all_recipes')
      .set({ rating_sum, rating_count: 9 })
      .where('id', '=', id)
      .execute()
  await rate(one, 18)
  await rate(other, 36)
  expect(await findIds(db, 0, 'quince')).toEqual([other, one])
  await rate(other, 9)
  expect(await findIds(db, 0, 'quince')).toEqual([one, other])
})

async function catalogue(engine: (typeof databases)[number]) {
  const { db } = await openTestDatabase(engine, { filled: true })
  const slugs = await db.selectFrom('slugs').selectAll().execute()
  const kinds = ['recipe', 'cookbook', 'author', 'ingredient']
  return async (kind: SearchKind, term: string) => {
    const ids = await findIds(db, kind, term)
    return ids.map((id) => slugs.find((row) => row.kind === kinds[kind] && row.id === id)?.slug)
  }
}

test.for(databases)('%s: a word that the index knows is no slip of another', async (engine) => {
  const names = await catalogue(engine)
  expect(await names(1, 'fisch')).toEqual([])
  expect(await names(3, 'Sahne')).toEqual(['cream'])
  expect(await names(3, 'tart')).toEqual([])
  expect(await names(0, 'cocktail')).toEqual(['white-port-tonic'])
  expect(await names(0, 'chicken')).not.toContain('hummus')
})

test.for(databases)('%s: nobody takes another letter to begin with', async (engine) => {
  const names = await catalogue(engine)
  expect(await names(0, 'Hirsch')).toEqual([])
  expect(await names(0, 'Lahcs')).toEqual(await names(0, 'Lachs'))
})

test.for(databases)(
  '%s: tools, cookbooks and authors find what nothing else is called',
  async (engine) => {
    const names = await catalogue(engine)
    expect(await names(0, 'salmon bowl')).toEqual(['salmon-donburi'])
    expect(await names(0, 'Pasta')).not.toContain('margherita-pizza')
    expect(await names(0, 'mixing bowl')).toContain('gravlax-toast')
    expect(await names(0, 'cast iron')).toEqual(['chickpea-skillet', 'potato-rosti-skillet'])
    for (const made of ['muffin', 'Auflauf']) expect(await names(0, made)).toEqual([])
    expect(await names(0, 'Pasta al dente')).toContain('margherita-pizza')
    expect(await names(0, 'lemon Clara')).toEqual(['lemon-tart', 'madeleines'])
  },
)

test.for(databases)('%s: words around what is looked for say nothing', async (engine) => {
  const names = await catalogue(engine)
  for (const term of ['recipe for hummus', 'how to make hummus', 'bestes Hummus Rezept'])
    expect(await names(0, term)).toEqual(['hummus'])
  expect(await names(0, 'Fischgerichte')).toEqual(await names(0, 'Fisch'))
  expect(await names(0, 'Gerichte mit Ei')).not.toContain('black-eyed-bean-stew')
})

test.for(databases)('%s: a name of two words may be written in one', async (engine) => {
  const names = await catalogue(engine)
  expect(await names(0, 'coconutmilk')).toEqual(['coconut-vegetable-curry'])
})

test.for(databases)('%s: "without" leaves out what has the word', async (engine) => {
  const { db } = await openTestDatabase(engine, { filled: true })
  const all = await findIds(db, 0, 'Suppe')
  const without = await findIds(db, 0, 'Suppe ohne Chorizo')
  expect(without).toHaveLength(all.length - 1)
  const [onions, both] = await Promise.all([
    findIds(db, 0, 'ohne Zwiebeln'),
    findIds(db, 0, 'ohne Zwiebeln und Zitrone'),
  ])
  expect(both.length).toBeLessThan(onions.length)
  expect(onions).toEqual(expect.arrayContaining([...both]))
  expect(onions.length).toBeGreaterThan(10)
})
