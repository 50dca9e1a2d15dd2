import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { BIN_DAYS } from '#contract/own-recipes/limits.ts'
import { COOKBOOK_RECIPES_MAX } from '#contract/cookbooks/limits.ts'
import { recipesIn } from '#contract/cookbooks/arrange.ts'
import type { OwnCookbook, OwnCookbooks } from '#contract/cookbooks/own-cookbook.ts'
import { DAY_MS } from '#contract/durations.ts'
import { emptyDraft } from '#contract/own-recipes/draft.ts'
import { databases } from '#tests/support/database.ts'
import { addBook, BookDevice, lineOf } from '#tests/support/own-cookbooks.ts'
import { addOwn, call, startOwn } from '#tests/support/own-recipes.ts'
import { emptyCookbookBins } from './bin.ts'

test.for(databases)(
  'BOK-01 BOK-02 a member arranges what everybody reads and what is theirs (%s)',
  async (engine) => {
    const { app, ada, ben } = await startOwn(engine)
    const [, own] = await addOwn(app, ada)
    const [, bens] = await addOwn(app, ben)
    const book = await addBook(app, ada, { Recipes: [3, own.Id, bens.Id, 999_999] })
    expect(lineOf(book)).toBe(` 3 ${own.Id}`.trim())
    expect(book).toMatchObject({
      Version: 1,
      Readers: 'me',
      LinkToken: null,
      CopiedFrom: null,
      Recipes: [
        {
          Id: 3,
          PublicId: 3,
          IsMine: false,
          State: 'published',
          Author: { Id: expect.any(Number) },
        },
        { Id: own.Id, PublicId: null, IsMine: true, State: 'draft', OnlyLanguage: 'en' },
      ],
    })
    const device = new BookDevice(app, ada, book)
    await device.send(
      { Kind: 'add-tab', Tab: 'sweet', Name: { en: 'Sweet', de: 'Süß' } },
      { Kind: 'move', Recipe: own.Id, Tab: 'sweet', After: null },
      { Kind: 'add', Recipe: 5, Tab: 'sweet', After: null },
      { Kind: 'add', Recipe: bens.Id, Tab: 'sweet' },
    )
    expect(lineOf(device.book)).toBe(`sweet 5 ${own.Id} | 3`)
    const [, list] = await call<OwnCookbooks>(app, 'GET', '/my/cookbooks?Recipe=5&LangId=1', ada)
    expect(list.Cookbooks).toMatchObject([
      { Id: book.Id, RecipeCount: 3, OthersCount: 2, DraftCount: 1, HasRecipe: true },
    ])
    expect(list.Cookbooks[0]?.CoverPaths).toHaveLength(2)
    expect((await call<OwnCookbooks>(app, 'GET', '/my/cookbooks', ben))[1].Cookbooks).toEqual([])
  },
)

test.for(databases)(
  'BOK-03 nobody else sees a cookbook, or that there is one (%s)',
  async (engine) => {
    const { app, ada, ben } = await startOwn(engine)
    const { Id } = await addBook(app, ada)
    const asked = [
      ['GET', `/my/cookbooks/${Id}`],
      ['PATCH', `/my/cookbooks/${Id}`, { Version: 1, Name: { en: 'Mine' } }],
      ['POST', `/my/cookbooks/${Id}/order`, { Use: 'this' }],
      ['POST', `/my/cookbooks/${Id}/link`],
      ['DELETE', `/my/cookbooks/${Id}/link`],
      ['DELETE', `/my/cookbooks/${Id}`],
      ['POST', `/my/cookbooks/${Id}/restore`],
      ['DELETE', `/my/cookbooks/${Id}/forever`],
    ] as const
    for (const [method, url, body] of asked) {
      const [status, answer] = await call(app, method, url, ben, body)
      expect([url, status, answer.Code]).toEqual([url, 404, 'RequestInvalid'])
    }
    expect((await call(app, 'GET', `/book/${Id}`))[0]).toBe(404)
  },
)

test.for(databases)(
  'BOK-04 texts are in both languages, and a second device does not overwrite them (%s)',
  async (engine) => {
    const { app, ada } = await startOwn(engine)
    const { Id } = await addBook(app, ada)
    const change = async (Version: number, body: object) =>
      await call<OwnCookbook>(app, 'PATCH', `/my/cookbooks/${Id}`, ada, { Version, ...body })
    const texts = { Name: { en: 'Crust', de: 'Kruste' }, Description: { en: ' Dough. ' } }
    expect(await change(1, texts)).toMatchObject([
      200,
      { Version: 2, Name: texts.Name, Description: { en: 'Dough.' } },
    ])
    expect(await change(1, texts)).toMatchObject([200, { Version: 2 }])
    expect(await change(1, { Name: { en: 'Bread' } })).toMatchObject([
      409,
      { Code: 'ChangedMeanwhile' },
    ])
    expect((await change(2, { Name: { en: 'x'.repeat(81) } }))[0]).toBe(400)
    expect(await change(2, { Language: 'de' })).toMatchObject([
      200,
      { Language: 'de', Name: texts.Name },
    ])
  },
)

test.for(databases)('BOK-05 a cookbook is in the bin for a while (%s)', async (engine) => {
  const { app, ada, database } = await startOwn(engine)
  const { Id } = await addBook(app, ada, { Recipes: [3, 4] })
  const path = `/my/cookbooks/${Id}`
  await call(app, 'POST', `${path}/link`, ada)
  expect((await call(app, 'DELETE', path, ada))[0]).toBe(200)
  expect((await call(app, 'GET', path, ada))[0]).toBe(404)
  const [, list] = await call<OwnCookbooks>(app, 'GET', '/my/cookbooks', ada)
  expect(list.Cookbooks).toMatchObject([{ Id, Readers: 'me', Deleted: expect.any(String) }])
  const [, back] = await call<OwnCookbook>(app, 'POST', `${path}/restore`, ada)
  expect([lineOf(back), back.LinkToken]).toEqual(['3 4', null])
  await call(app, 'DELETE', path, ada)
  await emptyCookbookBins(database.db, Date.now() + (BIN_DAYS - 1) * DAY_MS)
  expect(await database.db.selectFrom('own_cookbooks').select('id').execute()).toHaveLength(1)
  await emptyCookbookBins(database.db, Date.now() + (BIN_DAYS + 1) * DAY_MS)
  for (const table of ['own_cookbooks', 'own_cookbook_recipes'] as const)
    expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([])
})

test.for(databases)('BOK-06 a cookbook that is sent again is stored once (%s)', async (engine) => {
  const { app, ada } = await startOwn(engine)
  const body = { Key: randomUUID(), Language: 'de', Name: { de: 'Geburtstag' }, Recipes: [3] }
  const post = async (sent: object) =>
    await call<OwnCookbook>(app, 'POST', '/my/cookbooks', ada, sent)
  const [, { Id }] = await post(body)
  expect(await post(body)).toMatchObject([201, { Id }])
  expect(await post({ ...body, Name: { de: 'Anders' } })).toMatchObject([
    409,
    { Code: 'ChangedMeanwhile' },
  ])
})

test.for(databases)(
  'BOK-07 a cookbook holds two hundred recipes, and no more (%s)',
  async (engine) => {
    const { app, ada, database } = await startOwn(engine)
    const recipes = await database.db.selectFrom('recipes').select('id').execute()
    const row = await database.db
      .selectFrom('all_recipes')
      .selectAll()
      .where('id', '=', 3)
      .executeTakeFirstOrThrow()
    const more = Array.from({ length: 250 - recipes.length }, (_, index) => ({
      ...row,
      id: 50_000 + index,
    }))
    await database.db.insertInto('all_recipes').values(more).execute()
    const all = [...recipes, ...more].map(({ id }) => id)
    const { Id } = await addBook(app, ada, { Recipes: all.slice(0, 40) })
    const [, book] = await call<OwnCookbook>(app, 'GET', `/my/cookbooks/${Id}`, ada)
    const device = new BookDevice(app, ada, book)
    await device.send(...all.map((Recipe) => ({ Kind: 'add' as const, Recipe, Tab: null })))
    expect(recipesIn(device.book)).toEqual(all.slice(0, COOKBOOK_RECIPES_MAX))
    expect(device.book.Recipes).toHaveLength(COOKBOOK_RECIPES_MAX)
    const [last = 0] = all.slice(COOKBOOK_RECIPES_MAX - 1)
    await device.send({ Kind: 'move', Recipe: last, Tab: null, After: null })
    expect(recipesIn(device.book).slice(0, 2)).toEqual([last, all[0]])
    const [, list] = await call<OwnCookbooks>(app, 'GET', '/my/cookbooks', ada)
    expect(list.Cookbooks).toMatchObject([{ RecipeCount: COOKBOOK_RECIPES_MAX }])
  },
)

test.for(databases)(
  'BOK-08 a recipe that is deleted for good leaves its cookbooks (%s)',
  async (engine) => {
    const { app, ada } = await startOwn(engine)
    const [, own] = await addOwn(app, ada, { ...emptyDraft('en'), Name: { en: 'Rye' } })
    const book = await addBook(app, ada, { Recipes: [own.Id, 3] })
    await call(app, 'DELETE', `/my/recipes/${own.Id}`, ada)
    const device = new BookDevice(app, ada, book)
    expect((await device.look()).Recipes).toMatchObject([
      { Id: own.Id, State: 'withdrawn' },
      { Id: 3 },
    ])
    await device.send({ Kind: 'keep', Recipe: own.Id })
    expect(device.book.Recipes).toMatchObject([{ Id: own.Id, IsKept: true }, { Id: 3 }])
    await call(app, 'DELETE', `/my/recipes/${own.Id}/forever`, ada)
    expect(lineOf(await device.look())).toBe('3')
  },
)
