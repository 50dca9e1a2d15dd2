import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { totalRows } from '#contract/shopping/rows.ts'
import type { ShoppingIngredient } from '#contract/shopping/shopping.ts'
import type { EngineName } from '#server/db/engine.ts'
import { databases } from '#tests/support/database.ts'
import { signIn } from '#tests/support/members.ts'
import { startShopping, succeed } from '#tests/support/shopping.ts'
import { type Fate, type Sent, ShoppingDevice } from '#tests/support/shopping-device.ts'
import { type Change, ShoppingModel } from '#tests/support/shopping-model.ts'

/** Reports a failure as it was found: to shrink it takes longer than a test may. */
const ONCE = { endOnFailure: true }

/** Two devices of a member, three recipes that share ingredients, and a reset. */
const startDevices = async (engine: EngineName) => {
  const { app, database, ada, idOf } = await startShopping(engine)
  const { db } = database
  const tablet = await signIn(app)
  const recipes = [
    await idOf('recipe', 'shakshuka'),
    await idOf('recipe', 'spaghetti-pomodoro'),
    await idOf('recipe', 'aglio-e-olio'),
  ]
  const rows = await db
    .selectFrom('recipe_ingredients')
    .select(['recipe_id', 'ingredient_id'])
    .where('recipe_id', 'in', recipes)
    .execute()
  const needs = new Map(
    recipes.map((id) => [
      id,
      rows.filter((row) => row.recipe_id === id).map((row) => row.ingredient_id),
    ]),
  )
  const ingredients = [
    await idOf('ingredient', 'garlic'),
    await idOf('ingredient', 'egg'),
    await idOf('ingredient', 'spaghetti'),
  ]
  const begin = async () => {
    const tables = ['shopping_recipes', 'shopping_checks', 'shopping_items'] as const
    for (const table of tables) await db.deleteFrom(table).execute()
    const devices = [new ShoppingDevice(app, ada), new ShoppingDevice(app, tablet)] as const
    return { devices, model: new ShoppingModel(needs) }
  }
  return { app, ada, db, recipes, ingredients, begin }
}

const fates = fc.constantFrom<Fate>('delivered', 'lost', 'response-lost', 'doubled')
const device = fc.constantFrom<0 | 1>(0, 1)
const people = fc.integer({ min: 1, max: 9 })

/** A change by some device; its subject is an index into a list. */
const changes = fc.oneof(
  fc.record({ kind: fc.constantFrom('add', 'persons'), place: fc.nat(2), persons: people }),
  fc.record({ kind: fc.constantFrom('remove', 'check', 'uncheck'), place: fc.nat(2) }),
  fc.record({ kind: fc.constantFrom('item', 'cross'), place: fc.nat(2) }),
)
const steps = fc.oneof(
  { weight: 4, arbitrary: fc.record({ step: fc.constant('change'), device, change: changes }) },
  { weight: 6, arbitrary: fc.record({ step: fc.constant('deliver'), device, fate: fates }) },
  { weight: 1, arbitrary: fc.record({ step: fc.constant('late'), device, place: fc.nat(20) }) },
)

/** Nothing is understood of them, so that each is there once (D-69). */
const NAMES = ['My thing', 'Odds and ends', 'my thing']

type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never
type ChangeInput = typeof changes extends fc.Arbitrary<infer T> ? T : never

/** The change for a generated index; undefined when there is no such subject. */
const changeOf = (
  { kind, place, persons = 1 }: ChangeInput & { persons?: number },
  recipes: readonly number[],
  ingredients: readonly number[],
  written: readonly string[],
): Change | undefined => {
  const recipe = recipes[place] ?? 0
  const ingredient = ingredients[place] ?? 0
  switch (kind) {
    case 'add':
    case 'persons':
      return { kind, recipe, persons }
    case 'remove':
      return { kind, recipe }
    case 'check':
    case 'uncheck':
      return { kind, ingredient }
    case 'item':
      return { kind, name: NAMES[place] ?? '' }
    default: {
      const writtenBy = written.at(-1 - place)
      return writtenBy === undefined ? undefined : { kind: 'cross', writtenBy }
    }
  }
}

test.for(databases)(
  'two devices on a bad connection apply every change once and see the same list (%s)',
  async (engine) => {
    const { recipes, ingredients, begin } = await startDevices(engine)
    const run = async (all: Step[]) => {
      const { devices, model } = await begin()
      const written: [string[], string[]] = [[], []]
      const arrive = async (sent: Sent, send: () => Promise<number>) => {
        const status = model.arrive(sent.key, sent.change)
        expect({ ...sent, status: await send() }).toEqual({ ...sent, status })
      }
      for (const one of all) {
        const by = devices[one.device]
        if ('change' in one) {
          const change = changeOf(one.change, recipes, ingredients, written[one.device])
          const key = change && by.add(change)
          if (key !== undefined && change?.kind === 'item') written[one.device].push(key)
        } else if ('fate' in one) {
          await by.deliver(one.fate, arrive)
        } else {
          const late = by.sent[one.place]
          if (late) await arrive(late, () => by.send(late))
        }
      }
      for (const by of devices) while (by.pending > 0) await by.deliver('delivered', arrive)
      const seen = await Promise.all(devices.map((by) => by.read()))
      expect(seen).toEqual([model.state, model.state])
    }
    const property = fc.asyncProperty(fc.array(steps, { maxLength: 60 }), run)
    await fc.assert(property, { numRuns: 20, ...ONCE })
  },
)

/** Changes of one device: items and people of its own recipe; both devices tick. */
const outboxes = fc.array(
  fc.record({ kind: fc.constantFrom('persons', 'check', 'uncheck', 'item'), persons: people }),
  { minLength: 1, maxLength: 12 },
)

/** Changes of both devices, and what happens to their requests. */
const plan = fc.tuple(outboxes, outboxes, fc.array(fates, { minLength: 1, maxLength: 20 }))

type Plan = typeof plan extends fc.Arbitrary<infer T> ? T : never

test.for(databases)(
  'two devices at the same time lose nothing and apply nothing twice (%s)',
  async (engine) => {
    const { recipes, ingredients, begin } = await startDevices(engine)
    const [first = 0, second = 0] = recipes
    const [garlic = 0] = ingredients
    const run = async ([phone, tablet, ways]: Plan) => {
      const { devices } = await begin()
      const drain = async (place: 0 | 1, mine: typeof phone) => {
        const by = devices[place]
        const recipe = place === 0 ? first : second
        by.add({ kind: 'add', recipe, persons: 1 })
        for (const [turn, { kind, persons }] of mine.entries()) {
          if (kind === 'persons') by.add({ kind, recipe, persons })
          else if (kind === 'item') by.add({ kind, name: `${place} ${turn}` })
          else by.add({ kind: kind === 'check' ? 'check' : 'uncheck', ingredient: garlic })
        }
        for (let turn = 0; by.pending > 0; turn++) {
          const fate = turn < 100 ? ways[turn % ways.length] : undefined
          await by.deliver(fate ?? 'delivered', async (_, send) => {
            expect([200, 201]).toContain(await send())
          })
        }
      }
      await Promise.all([drain(0, phone), drain(1, tablet)])
      const [seen, same] = await Promise.all(devices.map((by) => by.read()))
      expect(same).toEqual(seen)
      const peopleOf = (mine: typeof phone) =>
        mine.findLast(({ kind }) => kind === 'persons')?.persons ?? 1
      expect(seen?.recipes).toEqual({ [first]: peopleOf(phone), [second]: peopleOf(tablet) })
      const items = [phone, tablet].flatMap((mine, place) =>
        mine.flatMap(({ kind }, turn) => (kind === 'item' ? [`${place} ${turn}`] : [])),
      )
      expect(seen?.items).toEqual(items.sort())
      // Of two devices that tick the same, one is the last.
      const ticks = [phone, tablet].flatMap(
        (mine) => mine.findLast(({ kind }) => kind === 'check' || kind === 'uncheck')?.kind ?? [],
      )
      const isTicked = seen?.checks.includes(garlic) ? 'check' : 'uncheck'
      if (ticks.length > 0) expect(ticks).toContain(isTicked)
    }
    await fc.assert(fc.asyncProperty(plan, run), { numRuns: 15, ...ONCE })
  },
)

/** Rows without names and order. */
const plain = (rows: readonly ShoppingIngredient[]) =>
  rows.map((row) => `${row.Id} ${row.MetricUnit} ${row.ImperialAmount}`).sort()

test.for(databases)(
  'ENT-30 totals are the sums of the recipes, the same in both languages (%s)',
  async (engine) => {
    const { app, ada, db, begin } = await startDevices(engine)
    const ids = await db.selectFrom('recipes').select('id').orderBy('id').execute()
    const lists = fc.uniqueArray(
      fc.record({
        recipe: fc.constantFrom(...ids.map(({ id }) => id)),
        persons: fc.integer({ min: 1, max: 999 }),
      }),
      { selector: ({ recipe }) => recipe, maxLength: 8 },
    )
    const property = fc.asyncProperty(lists, async (list) => {
      await begin()
      for (const { recipe, persons } of list) {
        const fields = { RecipeId: recipe, Persons: persons }
        await succeed(app, calls.addShoppingRecipe, { headers: ada, fields })
      }
      const recipes = await succeed(app, calls.shoppingRecipes, { headers: ada })
      const totals = totalRows(recipes)
      for (const langId of [0, 1] as const) {
        const given = { headers: ada, langId }
        const departments = await succeed(app, calls.shoppingDepartments, given)
        const rows = departments.flatMap(({ Ingredients }) => Ingredients)
        expect(plain(rows)).toEqual(plain(totals))
      }
    })
    await fc.assert(property, { numRuns: 15 })
  },
)
