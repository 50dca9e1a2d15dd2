import { expect, test } from 'vitest'
import { arrange, recipesIn, type BookChange } from '#contract/cookbooks/arrange.ts'
import type { OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import { databases } from '#tests/support/database.ts'
import { addBook, BookDevice, lineOf } from '#tests/support/own-cookbooks.ts'
import { call, startOwn } from '#tests/support/own-recipes.ts'

const BREAD: BookChange = { Kind: 'add-tab', Tab: 'bread', Name: { en: 'Bread' } }
const SWEET: BookChange = { Kind: 'add-tab', Tab: 'sweet', Name: { en: 'Sweet' } }
const move = (Recipe: number, Tab: string | null, After: number | null): BookChange => ({
  Kind: 'move',
  Recipe,
  Tab,
  After,
})
const add = (Recipe: number, Tab: string | null): BookChange => ({ Kind: 'add', Recipe, Tab })

/** Ada's cookbook on two devices, both of which have seen it as it is. */
const startDevices = async (engine: 'sqlite' | 'postgres') => {
  const server = await startOwn(engine)
  const { app, ada } = server
  const book = await addBook(app, ada)
  const phone = new BookDevice(app, ada, book)
  await phone.send(BREAD, SWEET, add(1, 'bread'), add(2, 'bread'), add(3, 'sweet'), add(4, null))
  const laptop = new BookDevice(app, ada, phone.book)
  const choose = async (Use: 'this' | 'other') =>
    (await call<OwnCookbook>(app, 'POST', `/my/cookbooks/${book.Id}/order`, ada, { Use }))[1]
  return { ...server, phone, laptop, choose }
}

test.for(databases)(
  'BOK-10 two devices order at once: both orders are made, and there is one question (%s)',
  async (engine) => {
    const { phone, laptop, choose } = await startDevices(engine)
    expect(lineOf(phone.book)).toBe('bread 1 2 | sweet 3 | 4')
    await phone.send(move(2, 'bread', null))
    await laptop.send(move(1, 'sweet', 3), move(4, 'bread', 1))
    expect(lineOf(laptop.book)).toBe('bread 2 4 | sweet 3 1 | ')
    expect(laptop.book.OtherOrder).not.toBeNull()
    expect(lineOf(laptop.book.OtherOrder as unknown as OwnCookbook)).toBe('bread 2 1 | sweet 3 | 4')
    // The other device asks the same.
    expect((await phone.look()).OtherOrder).toEqual(laptop.book.OtherOrder)
    await laptop.send(add(5, 'sweet'))
    expect(lineOf(await choose('other'))).toBe('bread 2 1 | sweet 3 5 | 4')
    expect((await phone.look()).OtherOrder).toBeNull()
    expect(lineOf(await choose('other'))).toBe('bread 2 1 | sweet 3 5 | 4')
  },
)

test.for(databases)('BOK-11 one device after the other asks nothing (%s)', async (engine) => {
  const { phone, laptop, choose } = await startDevices(engine)
  await phone.send(move(2, 'bread', null))
  await laptop.look()
  await laptop.send(move(3, 'bread', 2))
  await laptop.send(move(4, 'sweet', null))
  expect(laptop.book.OtherOrder).toBeNull()
  // What has no order needs no question.
  await phone.send(add(6, 'bread'), { Kind: 'take-out', Recipe: 1 })
  expect(phone.book.OtherOrder).toBeNull()
  await phone.send({ Kind: 'move-tab', Tab: 'sweet', After: null })
  expect(phone.book.OtherOrder).toBeNull()
  expect(lineOf(phone.book)).toBe('sweet 4 | bread 2 3 6 | ')
  expect(lineOf(await choose('this'))).toBe(lineOf(phone.book))
})

test.for(databases)('BOK-12 changes that are sent again are made once (%s)', async (engine) => {
  const { phone, laptop } = await startDevices(engine)
  await phone.send(move(1, 'sweet', null))
  await laptop.look()
  await laptop.send(move(1, 'bread', null))
  await phone.resend(move(1, 'sweet', null))
  expect(lineOf(await phone.look())).toBe('bread 1 2 | sweet 3 | 4')
  expect(phone.book.OtherOrder).toBeNull()
})

/** Numbers from 0 to below 1, the same for a seed. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

test.for(databases)(
  'BOK-13 200 random orders on two devices at once lose nothing (%s)',
  { timeout: 120_000 },
  async (engine) => {
    const { app, ada, database } = await startOwn(engine)
    const rows = await database.db.selectFrom('recipes').select('id').limit(40).execute()
    const ids = rows.map(({ id }) => id)
    const book = await addBook(app, ada, { Recipes: ids })
    const phone = new BookDevice(app, ada, book)
    await phone.send(BREAD, SWEET)
    const laptop = new BookDevice(app, ada, phone.book)
    const next = numbers(20_261_128)
    const oneOf = <T>(all: readonly T[]) => all[Math.floor(next() * all.length)] as T
    const tabs = ['bread', 'sweet', null] as const
    const order = (): BookChange =>
      next() < 0.1
        ? { Kind: 'move-tab', Tab: oneOf(['bread', 'sweet']), After: oneOf(['bread', null]) }
        : move(oneOf(ids), oneOf(tabs), next() < 0.3 ? null : oneOf(ids))
    const third = new BookDevice(app, ada, phone.book)
    let before = phone.book
    let moves = 0
    while (moves < 200) {
      // Each sends what it has done without knowing of the other, sometimes several things.
      const several = (count: number) => Array.from({ length: count }, order)
      const [first, second] = [several(1 + Math.floor(next() * 3)), several(1)]
      moves += first.length + second.length
      await Promise.all([phone.send(...first), laptop.send(...second)])
      // Whichever came first, all of both was made.
      const made = [first.concat(second), second.concat(first)]
      const possible = made.map((changes) => lineOf(changes.reduce(arrange, before)))
      before = await third.look()
      expect(possible).toContain(lineOf(before))
      if (next() < 0.2) await oneOf([phone, laptop]).look()
    }
    const seen = [await phone.look(), await laptop.look()]
    expect(seen[0]).toEqual(seen[1])
    expect(recipesIn(phone.book).sort((a, b) => a - b)).toEqual(ids.sort((a, b) => a - b))
    expect(phone.book.Tabs.map(({ Key }) => Key).sort()).toEqual(['bread', 'sweet'])
    expect(phone.book.OtherOrder).not.toBeNull()
    const { OtherOrder } = phone.book
    expect(OtherOrder && recipesIn(OtherOrder).sort((a, b) => a - b)).toEqual(ids)
    const answer = await call<OwnCookbook>(app, 'POST', `/my/cookbooks/${book.Id}/order`, ada, {
      Use: 'other',
    })
    expect(answer[1].OtherOrder).toBeNull()
    expect(recipesIn(answer[1]).sort((a, b) => a - b)).toEqual(ids)
    expect(OtherOrder && lineOf(answer[1])).toBe(lineOf(OtherOrder as unknown as OwnCookbook))
  },
)
