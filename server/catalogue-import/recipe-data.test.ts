import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { DEMO_FOLDER } from '#content/catalogue-folder.ts'
import { calls } from '#contract/calls/calls.ts'
import { unitCode } from '#contract/units.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { EngineName } from '#server/db/engine.ts'
import type { Database } from '#server/db/schema.ts'
import {
  databases,
  makeTestDatabase,
  openTestDatabase,
  type TestDatabase,
} from '#tests/support/database.ts'
import { readIngredients, readRecipes } from '#server/shopping/queries.ts'
import { recipesToWire } from '#server/shopping/to-wire.ts'
import { readCall } from '#tests/support/filled-server.ts'
import { importCatalogue } from './import.ts'
import { upgradeNotice } from './upgrade-notice.ts'

const NOW = new Date('2026-11-20T12:00:00Z')

/** A cake that says everything. */
const CAKE = `
slug: test-cake
author: yasmin-haddad
published: 2026-03-14
dishTypes: [Cake]
tags: [family, test-german]
name: {en: Test cake, de: Schwarzwaldtestkuchen}
hyphenated: {de: Schwarzwald·test·kuchen}
minutes: {prep: 20, active: 30, total: 90}
nutrition: {kcal: 300, protein: 4, fat: 17, carbohydrates: 40}
yield:
  servings: 12
  step: 12
  of: {en: slices, de: Stücke}
  one: {en: slice, de: Stück}
  form: {en: 26 cm springform tin, de: 26-cm-Springform, diameter: 26}
  forms: {en: 26 cm springform tins, de: 26-cm-Springformen}
ingredients:
  - ingredient: test-flour
    amount: 30
    unit: g
    group: {en: For the dough, de: Für den Teig}
  - {ingredient: test-butter, amount: 20, unit: g, note: {en: 'cold, diced', de: 'kalt, in Würfeln'}}
  - {ingredient: test-oil, amount: 1, unit: l, pinned: true}
  - ingredient: test-crumbs
    amount: 3
    unit: g
    or: [{ingredient: test-almonds, note: {en: ground, de: gemahlen}}, {ingredient: test-flour, amount: 2, unit: tableSpoon}]
    group: {en: For the filling, de: Für die Füllung, optional: true}
  - {ingredient: test-sugar, optional: true}
allergens: {mayContain: [sesame]}
steps:
  - id: rub
    action: mix
    text: {en: 'Rub {test-butter} into {test-flour}.', de: 'Verreibe {test-butter} mit {test-flour}.'}
    ingredients: [test-flour, test-butter]
    hands: 10
  - id: chill-dough
    action: chill
    text: {en: Chill the dough for 30 to 40 minutes., de: Stelle den Teig 30 bis 40 Minuten kalt.}
    ingredients: []
    times: [{min: 30, max: 40, passive: true}]
    hands: 0
    ready: [{en: dough, de: Teig}]
  - id: fill
    action: assemble
    text: {en: 'Fill it with {test-crumbs} and {test-sugar}.', de: 'Fülle ihn mit {test-crumbs} und {test-sugar}.'}
    ingredients: [test-crumbs, test-sugar]
    hands: 10
    meanwhile: true
  - id: bake
    action: bake
    text: {en: Bake for 45 minutes and turn after 90 seconds., de: Backe ihn 45 Minuten und wende ihn nach 90 Sekunden.}
    ingredients: []
    times:
      - {min: 45, passive: true, name: {en: Cake, de: Kuchen}}
      - {min: 90, unit: s, name: {en: Turn, de: Wenden}}
    hands: 2
    heat: [{oven: 180}, {hob: medium-high, celsius: 175}]
    core: {celsius: 94, in: {en: middle, de: Mitte}}
    until: {en: a skewer comes out clean, de: ein Stäbchen sauber herauskommt}
  - id: fry
    action: fry
    text: {en: 'Fry it in {test-oil}.', de: 'Frittiere ihn in {test-oil}.'}
    ingredients: [test-oil]
    hands: 5
    warnings: [{kind: hot-oil, text: {en: Never water., de: Nie Wasser.}}]
ahead: [{when: {en: The evening before, de: Am Vorabend}, text: {en: Rub the dough., de: Verreibe den Teig.}, needed: true}]
keep: {for: 3, in: room, how: {en: Covered., de: Zugedeckt.}, freeze: {for: 2}}
warnings: [{kind: honey}]
tools: [whisk]
film: false
cover: {template: pan}
`

const food = (slug: string, facts = '') =>
  `- {slug: ${slug}, department: baking, name: {en: {one: ${slug}, other: ${slug}s}, de: {one: ${slug}, other: ${slug}n}}${facts}}\n`
const FOODS = [
  food('test-flour', ', contains: [gluten]'),
  food('test-butter', ', contains: [milk]'),
  food('test-oil'),
  food('test-crumbs', ', contains: [gluten], mayContain: [nuts, soya]'),
  food('test-almonds', ', contains: [nuts]'),
  food('test-sugar'),
].join('')

const TAGS = '- {slug: test-german, name: {en: German, de: Deutsch}, kind: cuisine}\n'
const FILES = {
  'recipes/test-cake.yaml': CAKE,
  'ingredients.yaml': FOODS,
  'tags.yaml': TAGS,
}

async function importFiles(database: TestDatabase, files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'simmer-data-'))
  onTestFinished(async () => await rm(folder, { recursive: true }))
  await mkdir(join(folder, 'recipes'))
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text)
  return await importCatalogue({ database, folder, config: database.config, now: NOW })
}

async function idOf(db: Kysely<Database>, kind: 'recipe' | 'ingredient', slug: string) {
  const { id } = await db
    .selectFrom('slugs')
    .select('id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  return id
}

/** Imports files with the cake into a filled database, and serves it. */
async function serveCake(database: TestDatabase, files: Record<string, string> = FILES) {
  await importFiles(database, files)
  const config = readConfig({ LOG_LEVEL: 'silent', ...database.config })
  const app = await buildApp({ config, database })
  const id = await idOf(database.db, 'recipe', 'test-cake')
  const read = async <C extends (typeof calls)['recipe' | 'recipeIngredients' | 'howTo']>(
    call: C,
    LangId = 1,
  ) => await readCall(app, call, { id, query: { LangId } })
  return { database, app, id, read }
}

/** A server over a database with the cake, for a test that changes it. */
async function withCake(engine: EngineName, files?: Record<string, string>) {
  const cake = await serveCake(await openTestDatabase(engine, { filled: true }), files)
  onTestFinished(async () => await cake.app.close())
  return cake
}

const shared = new Map<EngineName, ReturnType<typeof serveCake>>()

/** A server over a database with the cake, which all tests that only read it share. */
async function readCake(engine: EngineName) {
  const cake = shared.get(engine) ?? makeTestDatabase(engine, { filled: true }).then(serveCake)
  shared.set(engine, cake)
  return await cake
}

afterAll(async () => {
  for (const cake of shared.values()) {
    const { app, database } = await cake
    await app.close()
    await database.close()
  }
})

const documentsOf = async (db: Kysely<Database>) =>
  await db
    .selectFrom('recipe_documents')
    .selectAll()
    .orderBy('recipe_id')
    .orderBy('lang_id')
    .execute()

test.for(databases)(
  '%s: a recipe says yield, keeping, warnings and where its name breaks',
  async (engine) => {
    const { read } = await readCake(engine)
    const english = await read(calls.recipe)
    expect(english).not.toHaveProperty('HyphenatedName')
    expect(english).toMatchObject({
      CookTime: '00:27:00',
      // The chilling runs while the filling is made.
      TotalTime: '01:42:00',
      Yield: {
        Servings: 12,
        Step: 12,
        Of: 'slices',
        One: 'slice',
        Form: { Name: '26 cm springform tin', Plural: '26 cm springform tins', Diameter: 26 },
      },
      Ahead: [{ When: 'The evening before', Text: 'Rub the dough.', Needed: true }],
      Keep: {
        For: 3,
        Unit: 'days',
        In: 'room',
        How: 'Covered.',
        Freeze: { For: 2, Unit: 'months' },
      },
      Warnings: [{ Kind: 'honey' }],
      RecipeTags: [{ Name: 'Family favourite' }, { Name: 'German', Kind: 'cuisine' }],
    })
    const german = await read(calls.recipe, 0)
    expect(german).toMatchObject({
      Name: 'Schwarzwaldtestkuchen',
      HyphenatedName: 'Schwarzwald\u00ADtest\u00ADkuchen',
    })
    expect(german.Yield).toMatchObject({ Of: 'Stücke', Form: { Name: '26-cm-Springform' } })
  },
)

test.for(databases)('%s: allergens name their foods, diets follow', async (engine) => {
  const { database, read } = await readCake(engine)
  const named = async (slug: string) => {
    return { Id: await idOf(database.db, 'ingredient', slug), Name: `${slug}s` }
  }
  const recipe = await read(calls.recipe)
  expect(recipe.Allergens).toEqual({
    Contains: [
      { Allergen: 'gluten', Foods: [await named('test-flour'), await named('test-crumbs')] },
      { Allergen: 'milk', Foods: [await named('test-butter')] },
    ],
    MayContain: [
      { Allergen: 'soya', Foods: [await named('test-crumbs')] },
      { Allergen: 'nuts', Foods: [await named('test-crumbs')] },
      { Allergen: 'sesame', Foods: [] },
    ],
    Alternatives: [{ ...(await named('test-almonds')), Contains: ['nuts'] }],
  })
  expect(recipe.Diets).toEqual(['vegetarian', 'alcohol-free'])
})

test.for(databases)('%s: a changed food changes the recipes that it is in', async (engine) => {
  const { database, read } = await withCake(engine)
  await importFiles(database, {
    'ingredients.yaml': food('test-butter') + food('test-almonds', ', contains: [sesame]'),
    'recipes/other-cake.yaml': CAKE.replace('slug: test-cake', 'slug: other-cake'),
  })
  const { Allergens, Diets } = await read(calls.recipe)
  expect(Allergens?.Contains.map(({ Allergen }) => Allergen)).toEqual(['gluten'])
  expect(Allergens?.Alternatives).toMatchObject([{ Contains: ['sesame'] }])
  expect(Diets).toContain('vegan')
  const rows = await database.db
    .selectFrom('recipe_diets')
    .select('diet')
    .where('recipe_id', '=', await idOf(database.db, 'recipe', 'test-cake'))
    .execute()
  expect(rows).toHaveLength(Diets?.length ?? 0)
})

test.for(databases)('%s: ingredients say note, group, pinned and what replaces', async (engine) => {
  const { read } = await readCake(engine)
  const [flour, butter, oil, crumbs, sugar] = await read(calls.recipeIngredients)
  expect(flour).toMatchObject({ Group: { Name: 'For the dough' } })
  expect(flour).not.toHaveProperty('Note')
  expect(butter).toMatchObject({ Note: 'cold, diced', Group: { Name: 'For the dough' } })
  expect(oil).toMatchObject({ Pinned: true, ImperialAmount: 1 })
  expect(crumbs).toMatchObject({
    Group: { Name: 'For the filling', Optional: true },
    Alternatives: [
      {
        Ingredient: { Name: 'test-almonds' },
        ImperialAmount: 3,
        MetricUnit: unitCode('g'),
        Note: 'ground',
      },
      {
        Ingredient: { Name: 'test-flour' },
        ImperialAmount: 2,
        MetricUnit: unitCode('tableSpoon'),
      },
    ],
  })
  expect(sugar).toMatchObject({ Optional: true, ImperialAmount: null })
})

test.for(databases)('%s: steps say times, work, heat and signs', async (engine) => {
  const { read } = await readCake(engine)
  const [rub, chill, fill, bake, fry] = await read(calls.howTo)
  // For 12 slices, where the counter starts.
  expect(rub).toMatchObject({ Hands: 10, Text: expect.stringContaining('360\u00a0g') })
  expect(chill).toMatchObject({
    Times: [{ Min: 30, Max: 40, Unit: 'min', Passive: true, Kind: 'chill' }],
    Hands: 0,
    Ready: ['dough'],
    TimerMinutes: 30,
  })
  expect(fill).toMatchObject({ Meanwhile: true })
  expect(bake).toMatchObject({
    Times: [
      { Min: 45, Unit: 'min', Name: 'Cake', Passive: true, Kind: 'oven' },
      { Min: 90, Unit: 's', Name: 'Turn', Kind: 'oven' },
    ],
    TimerMinutes: 46.5,
    Heat: [{ Oven: 180 }, { Hob: 'medium-high', Celsius: 175 }],
    Core: { Celsius: 94, In: 'middle' },
    Until: 'a skewer comes out clean',
  })
  expect(fry).toMatchObject({
    Warnings: [{ Kind: 'hot-oil', Text: 'Never water.' }],
    // The oil stays what it is for any number.
    Text: expect.stringContaining('1\u00a0l'),
  })
  const [german] = (await read(calls.howTo, 0)).slice(3)
  expect(german).toMatchObject({ Until: 'ein Stäbchen sauber herauskommt' })
})

test.for(databases)('%s: steps keep their ids when text and order change', async (engine) => {
  const { database, read } = await withCake(engine)
  const before = await read(calls.howTo)
  const [head, rub, chill, rest] = CAKE.split(/(?= {2}- id: (?:rub|chill-dough|fill)\n)/u)
  const parts = [head, chill?.replace(/ {4}ready.*\n/u, ''), rub, rest].join('')
  const moved = parts.replace('Rub {test-butter} into', 'Work {test-butter} into')
  await importFiles(database, { ...FILES, 'recipes/test-cake.yaml': moved })
  const after = await read(calls.howTo)
  expect(after.map(({ Key }) => Key)).toEqual(['chill-dough', 'rub', 'fill', 'bake', 'fry'])
  const ids = (steps: typeof before) => new Map(steps.map(({ Key, Id }) => [Key, Id]))
  expect(ids(after)).toEqual(ids(before))
})

test.for(databases)('%s: a shopping list says what the recipe says', async (engine) => {
  const { database, id } = await readCake(engine)
  const { db } = database
  const reader = { listId: 1, langId: 1, viewer: null } as const
  const [recipe] = recipesToWire(
    await readRecipes(db, reader, { recipeId: id }),
    await readIngredients(db, reader, { recipeId: id }),
    { langId: 1, people: new Set(), persons: 24 },
  )
  expect(recipe).toMatchObject({ Persons: 24, Yield: { Servings: 12, Step: 12, Of: 'slices' } })
  const [flour, butter, oil, crumbs, sugar] = recipe?.Ingredients ?? []
  expect(flour).toMatchObject({ Group: 'For the dough' })
  expect(butter).toMatchObject({ Note: 'cold, diced', Group: 'For the dough' })
  expect(oil).toMatchObject({ Pinned: true, ImperialAmount: 1 })
  expect(sugar).toMatchObject({ Optional: true, Group: 'For the filling' })
  expect(crumbs).toMatchObject({
    Optional: true,
    Alternatives: [{ ImperialAmount: 3, Note: 'ground' }, { ImperialAmount: 2 }],
  })
  expect(flour).not.toHaveProperty('Alternatives')
})

test.for(databases)('%s: a second import of the same changes nothing', async (engine) => {
  const { database } = await withCake(engine)
  const before = await documentsOf(database.db)
  expect(await importFiles(database, FILES)).toMatchObject({ hasChanged: false, version: 2 })
  expect(await documentsOf(database.db)).toEqual(before)
})

test.for(databases)(
  '%s: optional fields that a recipe file leaves out are absent from the responses',
  async (engine) => {
    const plain = CAKE.replace(/^(yield|ahead|keep|warnings|allergens):.*\n(?: .*\n)*/gmu, '')
      .replaceAll(/^ {4}(hands|meanwhile|heat|core|until|ready|warnings|group|or):.*\n/gmu, '')
      .replaceAll(/^ {4}times:.*\n(?: {6}- .*\n)*/gmu, '')
      .replaceAll(/, (?:note|pinned|optional): .*\}$/gmu, '}')
    const { read } = await withCake(engine, { ...FILES, 'recipes/test-cake.yaml': plain })
    const recipe = await read(calls.recipe)
    expect(Object.keys(recipe)).toEqual(expect.arrayContaining(['Allergens', 'Diets']))
    for (const name of ['Yield', 'Ahead', 'Keep', 'Warnings'])
      expect(recipe).not.toHaveProperty(name)
    expect(recipe).toMatchObject({ CookTime: '00:30:00', TotalTime: '01:30:00' })
    for (const row of await read(calls.recipeIngredients))
      expect(Object.keys(row)).toEqual(['Ingredient', 'ImperialAmount', 'MetricUnit'])
    for (const step of await read(calls.howTo)) expect(Object.keys(step).at(-1)).toBe('ToolIds')
  },
)

/** What an import by a version leaves that knows nothing of what foods contain, and of yields and times. */
async function forgetData(db: Kysely<Database>): Promise<void> {
  for (const table of ['recipe_allergens', 'recipe_alternatives', 'recipe_diets'] as const)
    await db.deleteFrom(table).execute()
  for (const table of ['all_recipes', 'all_recipe_steps', 'all_recipe_ingredients'] as const)
    await db.updateTable(table).set({ details: null }).execute()
  await db.updateTable('all_ingredients').set({ facts: null, sale: null }).execute()
  for (const { recipe_id, lang_id, document } of await documentsOf(db)) {
    const {
      Yield: _,
      Allergens: _a,
      Diets: _d,
      ...earlier
    } = JSON.parse(document) as Record<string, unknown>
    await db
      .updateTable('recipe_documents')
      .set({ document: JSON.stringify(earlier) })
      .where('recipe_id', '=', recipe_id)
      .where('lang_id', '=', lang_id)
      .execute()
  }
}

test.for(databases)(
  '%s: an import completes what an earlier version has imported',
  async (engine) => {
    const database = await openTestDatabase(engine, { filled: true })
    const { db } = database
    expect(await upgradeNotice(db)).toBeUndefined()
    const after = await documentsOf(db)
    await forgetData(db)
    expect(await upgradeNotice(db)).toContain('npm run content:import content')
    const config = readConfig({ LOG_LEVEL: 'silent', ...database.config })
    const app = await buildApp({ config, database })
    onTestFinished(async () => await app.close())
    const id = await idOf(db, 'recipe', 'shakshuka')
    expect(await readCall(app, calls.recipe, { id })).not.toHaveProperty('Allergens')
    expect(await readCall(app, calls.howTo, { id })).not.toHaveLength(0)
    const again = await importCatalogue({
      database,
      folder: DEMO_FOLDER,
      config: database.config,
      now: NOW,
    })
    expect(again).toMatchObject({ hasChanged: true, version: 2 })
    expect(await documentsOf(db)).toEqual(after)
    expect(await upgradeNotice(db)).toBeUndefined()
    const recipe = await readCall(app, calls.recipe, { id })
    expect(recipe).toHaveProperty('Allergens')
  },
)

test.for(databases)('%s: a recipe with a food nobody checked keeps no promise', async (engine) => {
  const { database, read } = await withCake(engine)
  const id = await idOf(database.db, 'ingredient', 'test-sugar')
  await database.db
    .updateTable('all_ingredients')
    .set({ facts: null })
    .where('id', '=', id)
    .execute()
  const cake = CAKE.replace('Test cake', 'Test tart')
  await importFiles(database, { 'recipes/test-cake.yaml': cake })
  const recipe = await read(calls.recipe)
  expect(recipe.Allergens?.Unchecked).toEqual(['test-sugars'])
  expect(recipe).not.toHaveProperty('Diets')
})
