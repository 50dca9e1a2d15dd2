import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { ID_MAX } from '#contract/limits.ts'
import { emptyDraft } from '#contract/own-recipes/draft.ts'
import * as limits from '#contract/own-recipes/limits.ts'
import { IMPORT_FILES_PER_DAY, IMPORT_RECIPES_MAX } from '#contract/recipe-import/limits.ts'
import type { OwnList } from '#contract/own-recipes/own-recipe.ts'
import type { TakeAlongParts } from '#contract/own-recipes/take-along.ts'
import { createFoods } from '#server/catalogue/foods.ts'
import { databases } from '#tests/support/database.ts'
import { importArchive, takeAlong } from '#tests/support/imports.ts'
import { addOwn, call, startOwn, type Headers } from '#tests/support/own-recipes.ts'
import { startReader } from '#tests/support/reading.ts'
import { compileWith } from '../compile.ts'
import { readLineFoods } from '../foods/read-foods.ts'
import { addRecipe } from '../add.ts'
import { partsOf } from './parts.ts'

type Server = Awaited<ReturnType<typeof startOwn>>

const MEGABYTE = 1024 ** 2

/** Recipes of the same size, with the ids 10, 20, 30 and so on. */
const recipes = (count: number, pictures: number, bytes: number, draft = 1_000) =>
  Array.from({ length: count }, (_, index) => ({ id: (index + 1) * 10, pictures, bytes, draft }))

test('an export is divided into archives that an import accepts', () => {
  const all = { After: 0, Until: ID_MAX }
  expect(partsOf([])).toEqual([all])
  expect(partsOf(recipes(500, 1, 1_000))).toEqual([all])
  expect(partsOf(recipes(501, 1, 1_000))).toEqual([
    { After: 0, Until: 5_000 },
    { After: 5_000, Until: ID_MAX },
  ])
  // Divided by the number of files: 40 pictures and four texts for each recipe.
  expect(partsOf(recipes(200, 40, 1_000)).map(({ After }) => After)).toEqual([0, 1_130])
  // Divided by size. The first archive also holds the account and the photos of the cooking log.
  const large = recipes(30, 10, 16 * MEGABYTE)
  expect(partsOf(large)[1]).toEqual({ After: 110, Until: 260 })
  expect(partsOf(large, { count: 300, bytes: 64 * MEGABYTE })[1]).toEqual({ After: 70, Until: 220 })
  expect(partsOf(recipes(30, 0, 1_000), { count: 4_900, bytes: 0 })[1]?.After).toBe(220)
  // Divided by the size of the drafts.
  expect(partsOf(recipes(40, 0, 0, 512 * 1024))[1]).toEqual({ After: 320, Until: ID_MAX })
  // A recipe that is too large for any archive has one to itself.
  expect(partsOf(recipes(2, 40, 300 * MEGABYTE))).toEqual([
    { After: 0, Until: 10 },
    { After: 10, Until: ID_MAX },
  ])
})

test('all recipes that a member may have can be imported in one day', () => {
  const pictures = limits.OWN_PICTURE_BYTES_MAX / limits.OWN_RECIPES_MAX
  const parts = partsOf(recipes(limits.OWN_RECIPES_MAX, 10, pictures))
  expect(parts.length).toBeLessThanOrEqual(IMPORT_FILES_PER_DAY)
})

/** Writes small recipes, two of each name. Only some have a step, because steps take time. */
async function writeMany({ app, database: { db } }: Server, count: number): Promise<void> {
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'ada')
    .executeTakeFirstOrThrow()
  const foods = await createFoods(db)()
  const saver = { userId, now: Date.now(), foods }
  const compile = compileWith(startReader(app), userId, await readLineFoods(db, userId, foods))
  for (let index = 0; index < count; index++) {
    const Draft = {
      ...emptyDraft('en'),
      Name: { en: `Soup ${Math.floor(index / 2)}` },
      Lines: [{ Key: 'salt', Text: { en: `${index + 1} g salt` } }],
      Steps: index % 50 === 0 ? [{ Key: 'cook', Text: { en: 'Cook {salt|it}.' } }] : [],
    }
    await addRecipe(db, { Key: randomUUID(), Draft }, saver, compile)
  }
}

/** All archives of a member's export. */
async function archives({ app }: Server, who: Headers): Promise<Buffer[]> {
  const [, { Parts }] = await call<TakeAlongParts>(app, 'GET', '/my/export/parts', who)
  const packed: Buffer[] = []
  for (const { After, Until } of Parts)
    packed.push(await takeAlong(app, who, `?After=${After}&Until=${Until}`))
  return packed
}

/** The recipe files of archives in the format of Simmer, sorted by their text. */
function recipesIn(parts: readonly Buffer[]): string[] {
  return parts
    .flatMap((part) =>
      Object.values(unzipSync(part, { filter: ({ name }) => name.startsWith('recipes/') })).map(
        (file) => strFromU8(file),
      ),
    )
    .toSorted()
}

test('more recipes than an import allows are moved in parts, unchanged', async () => {
  const home = await startOwn('sqlite')
  await writeMany(home, IMPORT_RECIPES_MAX + 10)
  const away = await startOwn('sqlite')
  const parts = await archives(home, home.ada)
  expect(parts).toHaveLength(2)
  const counts: number[] = []
  for (const part of parts) counts.push((await importArchive(away.app, away.ada, part)).Kept)
  expect(counts).toEqual([IMPORT_RECIPES_MAX, 10])
  expect(recipesIn(await archives(away, away.ada))).toEqual(recipesIn(parts))
  // Another import changes nothing, because all recipes are known.
  expect((await importArchive(away.app, away.ada, parts[1]!)).Kept).toBe(0)
})

test.for(databases)('an import recognises recipes by their keys (%s)', async (engine) => {
  const { app, ada, ben } = await startOwn(engine)
  const soup = { ...emptyDraft('en'), Name: { en: 'Soup' } }
  const [, { Id, Version }] = await addOwn(app, ada, soup)
  await addOwn(app, ada, soup)
  const archive = await takeAlong(app, ada)
  // Rename one of them.
  await call(app, 'PATCH', `/my/recipes/${Id}`, ada, {
    Version,
    Draft: { ...soup, Name: { en: 'Stew' } },
  })
  const again = await importArchive(app, ada, archive)
  const known = again.Items.map(({ Like }) => Like?.Name)
  expect(known).toHaveLength(2)
  expect(known).toEqual(expect.arrayContaining(['Soup', 'Stew']))
  expect(again.Kept).toBe(0)
  // Another member gets both soups. They are matched by key, so a stew of their own is no match.
  expect((await importArchive(app, ben, archive)).Kept).toBe(2)
  await addOwn(app, ben, { ...soup, Name: { en: 'Stew' } })
  const { Items } = await importArchive(app, ben, await takeAlong(app, ada))
  expect(Items.map(({ Like }) => Like?.Name)).toEqual(['Soup', 'Soup'])
  const [, { Total }] = await call<OwnList>(app, 'GET', '/my/recipes?LangId=1', ben)
  expect(Total).toBe(3)
})

test('only the first part has the account, and an export requires sign-in', async () => {
  const { app, ada } = await startOwn('sqlite')
  const [, { Id }] = await addOwn(app, ada)
  const all = await takeAlong(app, ada)
  const rest = await takeAlong(app, ada, `?After=${Id}`)
  expect([all, rest].map((archive) => archive.includes('account.json'))).toEqual([true, false])
  expect([all, rest].map((archive) => archive.includes(`-${Id}.json`))).toEqual([true, false])
  expect((await call(app, 'GET', '/my/export/parts'))[0]).toBe(401)
  expect((await app.inject({ url: '/api/my/export?After=x', headers: ada })).statusCode).toBe(400)
})
