import { expect, test } from 'vitest'
import { arrange } from '#app/features/shopping/model/departments.ts'
import { purchaseLine } from '#app/features/shopping/list/row/line.ts'
import { PACK_WORDS } from '#app/features/shopping/list/row/pack-words.ts'
import { readerOf } from '#app/features/shopping/model/reader.ts'
import { EMPTY_LIST } from '#app/features/shopping/model/shopping-list.ts'
import { calls } from '#contract/calls/calls.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { startShopping, succeed } from '#tests/support/shopping.ts'

/** Units besides packs that a shop sells by, as a row says them. */
const SOLD_BY = /^$|^(?:g|kg|ml|cl|dl|l)$/u

/** Names of packs in one and several. */
const packs = (language: 'de' | 'en') => new Set(Object.values(PACK_WORDS[language]).flat())

test('with every recipe of the catalogue on one list, each food is one row that can be bought', async () => {
  const { app, ada: headers } = await startShopping('sqlite')
  const answer = await app.inject({ url: '/api/recipe?LangId=1&limit=100' })
  const recipes = answer.json<{ Id: number }[]>()
  expect(recipes.length).toBeGreaterThanOrEqual(60)
  for (const { Id } of recipes) {
    const fields = { RecipeId: Id, Persons: 4 }
    await succeed(app, calls.addShoppingRecipe, { headers, fields })
  }
  const [german, english] = await succeed(app, calls.shoppingList, { headers })
  const foods = await succeed(app, calls.shoppingFoods, { headers })
  for (const language of LANGUAGES) {
    const langId = language === 'de' ? 0 : 1
    const wire = language === 'de' ? german : english
    const list = {
      ...EMPTY_LIST,
      recipes: wire!.Recipes,
      departments: wire!.Departments,
      places: wire!.Places,
    }
    const { departments, leftOut } = arrange(list, { foods, reader: readerOf(foods), langId })
    const rows = departments.flatMap((department) => department.rows)
    const lines = rows.map((row) => purchaseLine(row, { language }))
    expect(rows.length).toBeGreaterThan(100)
    const names = lines.map(({ name }) => name)
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
    const unsold = lines.filter(
      ({ number, unit }) => number !== null && !SOLD_BY.test(unit) && !packs(language).has(unit),
    )
    expect(unsold).toEqual([])
    expect(lines.filter(({ number, unit }) => number === null && unit !== '')).toEqual([])
    const water = new Set(foods.Foods.flatMap(({ Id, Facts }) => (Facts.Tap ? [Id] : [])))
    expect(leftOut.every(({ foodId }) => water.has(foodId ?? 0))).toBe(true)
    expect(rows.some(({ foodId }) => water.has(foodId ?? 0))).toBe(false)
    expect(departments.every(({ id }) => id !== 0)).toBe(true)
  }
})
