import { expect, test } from 'vitest'
import type { ListRow } from '#app/features/shopping/model/list-row.ts'
import { itemReader } from '#cooking/items/item-reader.ts'
import { unitCode } from '#contract/units.ts'
import { packWord, writtenLine } from './written-line.ts'

const GARLIC = {
  Id: 3,
  Names: [
    { LangId: 0, One: 'Knoblauch', Other: 'Knoblauch' },
    { LangId: 1, One: 'garlic', Other: 'garlic' },
  ],
  Synonyms: [],
  DepartementId: 1,
  ThumbPath: null,
  Facts: { Pack: { Kind: 'bulb', Cloves: 10 } },
} as const

const row = (one: string) => {
  const purchase = { amount: 2, sold: { pack: 'bulb' }, exact: [] }
  return { one, needs: [{}], items: [], purchase, State: 0 } as unknown as ListRow
}

test.each([
  ['en', 'garlic', '3 bulbs garlic'],
  ['de', 'Knoblauch', '3 Knollen Knoblauch'],
] as const)(
  'more packs (%s) are written with their own word, and understood',
  (language, one, line) => {
    const tuber = unitCode('tuber')
    const written = writtenLine(row(one), 3, tuber, language)
    expect(written).toBe(line)
    const reader = itemReader({ Version: 1, Goods: [], Foods: [structuredClone(GARLIC)] } as never)
    expect(reader.read(written)).toMatchObject({ Amount: 3, Unit: tuber, FoodId: 3 })
  },
)

test('the word of a pack is singular for one and plural for two', () => {
  expect([packWord(row('garlic'), '1', 'en'), packWord(row('garlic'), '2', 'en')]).toEqual([
    'bulb',
    'bulbs',
  ])
})
