import { expect, test } from 'vitest'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { compoundParts, tailsWith } from './compound-parts.ts'
import { searchEntries, type Searchable } from './entries.ts'
import { findIds } from './find.ts'
import { FOUND_MAX } from './read-best.ts'
import { writeSearchEntries } from './index.ts'

const DISHES: Record<number, Searchable> = {
  1: { names: ['Shakshuka with feta', 'Schakschuka mit Feta'] },
  2: { names: ['Baked feta with tomatoes', 'Ofenfeta mit Tomaten'] },
  3: { names: ['Pumpkin miso soup', 'Kürbissuppe mit Miso'] },
  4: { names: ['Potato rösti', 'Kartoffelrösti'], synonyms: ['Erdapfel'] },
  5: { names: ['Plum cake', 'Zwetschgenkuchen'] },
  6: { names: ['Crème brûlée', 'Crème brûlée'] },
  7: { names: ['Cheese spätzle', 'Käsespätzle'] },
  8: { names: ['Mixed berries', 'Gemischte Beeren'] },
  9: { names: ['Feta', 'Feta'] },
  10: { names: ['White potato salad', 'Weißer Kartoffelsalat'] },
  11: {
    names: ['Blueberry pancakes', 'Blaubeerpfannkuchen'],
    filedUnder: ['Frühstück', 'breakfast'],
  },
}

const known = { tails: tailsWith(['Feta', 'Tomate', 'Zwetschge']) }

async function search(engine: (typeof databases)[number]) {
  const { db } = await openTestDatabase(engine)
  const entries = Object.entries(DISHES).map(
    ([id, item]) => [Number(id), searchEntries(item, known)] as const,
  )
  await writeSearchEntries(db, 0, new Map(entries))
  return { db, find: async (term: string) => await findIds(db, 0, term) }
}

test.for(databases)(
  '%s: a search ignores case, accents and ways to write umlauts',
  async (engine) => {
    const { find } = await search(engine)
    for (const term of ['Käsespätzle', 'kaesespaetzle', 'KASESPATZLE', 'käse'])
      expect(await find(term)).toEqual([7])
    for (const term of ['creme brulee', 'CRÈME', 'brû']) expect(await find(term)).toEqual([6])
    expect(await find('weisser')).toEqual([10])
  },
)

test.for(databases)('%s: every word of the term must match, in either language', async (engine) => {
  const { find } = await search(engine)
  expect(await find('feta tomaten')).toEqual([2])
  expect(await find('feta tomatoes')).toEqual([2])
  expect(await find('tomaten baked')).toEqual([2])
  expect(await find('feta kuchen')).toEqual([])
})

test.for(databases)(
  '%s: whole words stand before beginnings, whatever is shorter',
  async (engine) => {
    const { find } = await search(engine)
    expect(await find('feta')).toEqual([1, 2, 9])
    expect(await find('mi')).toEqual([1, 2, 3, 8])
  },
)

test.for(databases)('%s: singulars and plurals find each other', async (engine) => {
  const { find } = await search(engine)
  expect(await find('tomate')).toEqual([2])
  expect(await find('berry')).toEqual([8])
  expect(await find('beere')).toEqual([8])
  expect(await find('cakes')).toEqual([5])
  expect(await find('potatoes')).toEqual([4, 10])
})

test.for(databases)('%s: synonyms and ends of compounds are found', async (engine) => {
  const { find } = await search(engine)
  expect(await find('Erdapfel')).toEqual([4])
  expect(await find('suppe')).toEqual([3])
  expect(await find('kuchen')).toEqual([5])
  expect(await find('rösti')).toEqual([4])
  expect(await find('salat')).toEqual([10])
})

test.for(databases)(
  '%s: parts of a compound are found, but no cake in a pancake',
  async (engine) => {
    const { find } = await search(engine)
    expect(await find('zwetschge')).toEqual([5])
    expect(await find('blaubeere')).toEqual([11])
    expect(await find('kuchen')).toEqual([5])
    expect(compoundParts('zwetschgenkuchen')).toEqual([{ head: 'zwetschgen', tail: 'kuchen' }])
    for (const word of ['pfannkuchen', 'reibekuchen']) expect(compoundParts(word)).toEqual([])
  },
)

test.for(databases)(
  '%s: a compound that finds nothing is taken apart, what has both parts first',
  async (engine) => {
    const { find } = await search(engine)
    expect(await find('Kartoffelsuppe')).toEqual([3])
    expect(await find('Kürbiscremesuppe')).toEqual([3])
    expect(await find('Kartoffelkuchen')).toEqual([5])
    expect(await find('Gurkensalat')).toEqual([10])
    expect(await find('Ofenrösti')).toEqual([4])
    for (const other of ['Ziegenkäse', 'Lebkuchen', 'gingerbread'])
      expect(await find(other)).toEqual([])
  },
)

test.for(databases)('%s: words that only link others need not match', async (engine) => {
  const { find } = await search(engine)
  expect(await find('soup with pumpkin')).toEqual([3])
  expect(await find('Suppe aus Kürbis')).toEqual([3])
  expect(await find('mit')).toEqual([1, 2, 3])
})

test.for(databases)('%s: what an item is filed under finds it last', async (engine) => {
  const { db, find } = await search(engine)
  expect(await find('breakfast')).toEqual([11])
  const named = searchEntries({ names: ['Breakfast bowl'] }, known)
  await writeSearchEntries(db, 0, new Map([[12, named]]))
  expect(await find('breakfast')).toEqual([12, 11])
})

test.for(databases)(
  '%s: of a common word the best matches are read, not the oldest',
  async (engine) => {
    const { db, find } = await search(engine)
    const filed = Array.from({ length: 600 }, (_, index) => {
      const entries = searchEntries({ names: [`Dish ${index}`], filedUnder: ['Sommer'] }, known)
      return [100 + index, entries] as const
    })
    const named = [900, searchEntries({ names: ['Sommerrolle'] }, known)] as const
    await writeSearchEntries(db, 0, new Map([...filed, named]))
    const [first, ...others] = await find('sommer')
    expect(first).toBe(900)
    expect(others).toHaveLength(FOUND_MAX - 1)
  },
)

test.for(databases)(
  '%s: one typo is forgiven in a word of five letters or more',
  async (engine) => {
    const { find } = await search(engine)
    for (const term of ['shakshuca', 'shakhsuka', 'shakshuk', 'shakkshuka', 'hakshuka'])
      expect(await find(term)).toEqual([1])
    expect(await find('kartofelrösti')).toEqual([4])
    expect(await find('shaksucca')).toEqual([])
    expect(await find('fete')).toEqual([])
  },
)

test.for(databases)(
  '%s: signs have no meaning, and nothing found is an empty list',
  async (engine) => {
    const { find } = await search(engine)
    for (const term of ['', '  ', '%', '_', "'", '"', '%feta_x', "'; drop table recipes; --", '\\'])
      expect(await find(term)).toEqual([])
    expect(await find('%feta%')).toEqual([1, 2, 9])
  },
)

test.for(databases)(
  '%s: kinds do not mix, and a changed name replaces its words',
  async (engine) => {
    const { db, find } = await search(engine)
    expect(await findIds(db, 1, 'feta')).toEqual([])
    const halloumi = new Map([[9, searchEntries({ names: ['Halloumi'] }, known)]])
    expect(await writeSearchEntries(db, 0, halloumi)).toBe(1)
    expect(await writeSearchEntries(db, 0, halloumi)).toBe(0)
    expect(await find('feta')).toEqual([1, 2])
    expect(await find('haloumi')).toEqual([9])
  },
)
