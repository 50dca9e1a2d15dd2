import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { strToU8, zipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { MEMBER_LIMITS } from '#contract/member-limits.ts'
import type { Import } from '#contract/recipe-import/recipe-import.ts'
import { DRAFT_BYTES_MAX } from '#contract/own-recipes/limits.ts'
import { IMPORT_FILES_PER_DAY } from '#contract/recipe-import/limits.ts'
import { OWN_ID_FROM } from '#contract/own-recipes/own-id.ts'
import type { OwnList } from '#contract/own-recipes/own-recipe.ts'
import { buildApp } from '#server/app.ts'
import { compileNow } from '#server/own-recipes/compile.ts'
import { createFoods } from '#server/catalogue/foods.ts'
import { databases, mainDatabase } from '#tests/support/database.ts'
import { importThat, isReady, sendFile } from '#tests/support/imports.ts'
import { mealieExport } from '#tests/support/mealie-export.ts'
import { call, CRUMBLE, startOwn } from '#tests/support/own-recipes.ts'
import { plainPicture } from '#tests/support/pictures.ts'
import { startReader } from '#tests/support/reading.ts'
import { saveItem } from './save-item.ts'

const TEXT =
  'Toast\nServes 2\nIngredients\n2 slices rye bread\nbutter\nMethod\nToast the bread for 3 minutes.\nButter it.'
const isSaved = ({ State }: Import) => State === 'kept'
const isFailed = ({ State }: Import) => State === 'failed'

test.for(mainDatabase)('a text becomes a recipe that can be cooked (%s)', async (engine) => {
  const { app, ada } = await startOwn(engine)
  const [status, started] = await call<Import>(app, 'POST', '/my/import', ada, { Text: TEXT })
  expect([status, started.State]).toEqual([201, 'reading'])
  const ready = await importThat(app, ada, started.Id, isReady)
  expect(ready).toMatchObject({ Kind: 'text', Count: 1, Folder: null, UndoUntil: null })
  expect(ready.Items[0]).toMatchObject({
    Name: 'Toast',
    IngredientCount: 2,
    StepCount: 2,
    IsChosen: true,
    Picture: 'none',
  })
  await call(app, 'POST', `/my/import/${ready.Id}/keep`, ada)
  const { Items } = await importThat(app, ada, ready.Id, isSaved)
  const [, recipe] = await call(app, 'GET', `/my/recipes/${Items[0]?.RecipeId}/draft`, ada)
  expect(recipe).toMatchObject({
    State: 'private',
    Draft: { Name: { en: 'Toast' }, Yield: { Servings: 2 } },
  })
})

test.for(mainDatabase)(
  'an export is looked over, saved in a folder with its pictures, and undone (%s)',
  async (engine) => {
    const { app, ada } = await startOwn(engine)
    const pieText = 'Pie\nIngredients\n1 egg\nMethod\nBake.'
    const [, first] = await call<Import>(app, 'POST', '/my/import', ada, { Text: pieText })
    await importThat(app, ada, first.Id, isReady)
    await call(app, 'POST', `/my/import/${first.Id}/keep`, ada)
    await importThat(app, ada, first.Id, isSaved)
    const long = 'Put the flour into a bowl and make a well in the middle. '.repeat(12)
    const file = await mealieExport(['Cake', 'Pie', 'Bread'], [long, 'Bake.'])
    const [status, started] = await sendFile(app, ada, file)
    expect(status).toBe(201)
    const ready = await importThat(app, ada, started.Id, isReady)
    const [cake, pie, bread] = ready.Items
    if (!cake || !pie || !bread) throw new Error('Recipes are missing.')
    expect([ready.Kind, ready.Folder]).toEqual(['mealie', 'From Mealie'])
    expect([cake.Picture, cake.NewFoods, cake.IsChosen]).toEqual(['there', ['zanzibar dust'], true])
    expect([pie.Like?.Name, pie.IsChosen, pie.Duplicate]).toEqual(['Pie', false, 'leave'])
    expect(cake.Questions).toMatchObject([
      { Kind: 'line', Doubt: 'vague', Name: 'olive oil' },
      { Kind: 'longStep' },
    ])
    expect((await app.inject({ url: cake.CoverPath ?? '' })).headers['content-type']).toBe(
      'image/webp',
    )

    const [line, step] = cake.Questions.flatMap((question) =>
      'Key' in question ? question.Key : [],
    )
    const { Draft: found } = (
      await call(app, 'GET', `/my/import/${ready.Id}/recipes/${pie.Id}`, ada)
    )[1]
    expect([found.Name.en, found.Lines.length]).toEqual(['Pie', 3])
    const [missing] = await call(app, 'GET', `/my/import/${first.Id}/recipes/${pie.Id}`, ada)
    expect(missing).toBe(404)
    const oil = bread.Questions.flatMap((question) => ('Key' in question ? question.Key : []))[0]
    const [, better] = await call<Import>(app, 'PATCH', `/my/import/${ready.Id}`, ada, {
      Items: [{ Id: bread.Id, Written: [{ Key: oil, Text: '2 tbsp olive oil' }] }],
    })
    expect(better.Items[2]?.Questions.map(({ Kind }) => Kind)).toEqual(['longStep'])
    const answered = (await call(app, 'GET', `/my/import/${ready.Id}/recipes/${bread.Id}`, ada))[1]
    expect(answered.Draft.Lines[1]).toMatchObject({
      Text: { en: '2 tbsp olive oil' },
      IsSettled: true,
    })

    const choices = [
      { Id: cake.Id, Settled: [line], Cut: [step] },
      { Id: pie.Id, Duplicate: 'replace' },
      { Id: bread.Id, IsChosen: false },
    ]
    const [, chosen] = await call<Import>(app, 'PATCH', `/my/import/${ready.Id}`, ada, {
      Items: choices,
      Folder: 'Baking',
    })
    expect(chosen.Items.map(({ IsChosen }) => IsChosen)).toEqual([true, true, false])
    expect(chosen.Items[0]?.Questions).toEqual([])
    expect(chosen.Items[0]?.StepCount).toBeGreaterThan(2)
    await call(app, 'POST', `/my/import/${ready.Id}/keep`, ada)
    // Again changes nothing.
    await call(app, 'POST', `/my/import/${ready.Id}/keep`, ada)
    const saved = await importThat(app, ada, ready.Id, isSaved)
    expect([saved.Kept, saved.Items[2]?.RecipeId]).toEqual([2, null])
    const list = async (query = '') =>
      (await call<OwnList>(app, 'GET', `/my/recipes?LangId=1${query}`, ada))[1]
    expect(
      (await list(`&FolderId=${saved.FolderId}`)).Recipes.map(({ Name }) => Name).sort(),
    ).toEqual(['Cake', 'Pie'])
    expect((await list()).Total).toBe(2)
    const [, draft] = await call(app, 'GET', `/my/recipes/${saved.Items[0]?.RecipeId}/draft`, ada)
    expect(draft.Draft.Lines.find(({ Key }) => Key === line)?.IsSettled).toBe(true)
    expect(draft.Pictures).toHaveLength(1)

    const [, undone] = await call<Import>(app, 'DELETE', `/my/import/${ready.Id}`, ada)
    expect(undone.State).toBe('undone')
    const after = await list()
    expect([after.Recipes.map(({ Name }) => Name), after.Counts.bin]).toEqual([['Pie'], 2])
  },
)

test.for(mainDatabase)(
  'a page is fetched with its picture, and stays somebody else’s (%s)',
  async (engine) => {
    const picture = await plainPicture('green', 400, 300).jpeg().toBuffer()
    const recipe = {
      '@type': 'Recipe',
      name: 'Pesto',
      image: '/pesto.jpg',
      recipeIngredient: ['1 bunch basil'],
      recipeInstructions: ['Blend.'],
    }
    const site = createServer(({ url }, response) => {
      if (url === '/pesto.jpg')
        response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture)
      else
        response
          .writeHead(200, { 'content-type': 'text/html' })
          .end(`<script type="application/ld+json">${JSON.stringify(recipe)}</script>`)
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => site.once('listening', resolve))
    onTestFinished(() => void site.close())
    const { port } = site.address() as AddressInfo
    const imports = {
      isAllowed: (address: string, to: number) => address === '127.0.0.1' && to === port,
    }
    const { app, ada } = await startOwn(engine, { imports })
    const Address = `http://127.0.0.1:${port}/pesto`
    const [, started] = await call<Import>(app, 'POST', '/my/import', ada, { Address })
    const { Items } = await importThat(app, ada, started.Id, isReady)
    expect(Items).toMatchObject([
      { Name: 'Pesto', IsForeign: true, Source: '127.0.0.1', Picture: 'there' },
    ])
  },
)

test('what cannot be read says why: inside addresses, bombs, no recipes', async () => {
  const { app, ada } = await startOwn('sqlite')
  const address = async (Address: string) =>
    (await call<Import>(app, 'POST', '/my/import', ada, { Address }))[1].Id
  const file = async (bytes: Uint8Array) => (await sendFile(app, ada, Buffer.from(bytes)))[1].Id
  const bomb = zipSync({ 'a/recipe.json': new Uint8Array(40 * 1024 ** 2) }, { level: 9 })
  for (const [id, failure] of [
    [await address('http://127.0.0.1:8080/'), 'NotPublic'],
    [await address('http://169.254.169.254/latest/'), 'NotPublic'],
    [await file(bomb), 'TooLarge'],
    [await file(zipSync({ '../x.cook': new Uint8Array() })), 'Unsafe'],
    [await file(Buffer.from([0, 1, 2, 3])), 'NotReadable'],
    [await file(Buffer.from('{"@type":"Thing"}')), 'NoRecipe'],
  ] as const) {
    expect((await importThat(app, ada, id, isFailed)).Failure).toBe(failure)
  }
  const [status, { Code }] = await call(app, 'POST', '/my/import', ada, {})
  expect([status, Code]).toEqual([400, 'FieldRequired'])
})

test('a recipe that Simmer packed is shown whatever its source is called', async () => {
  const { app, ada } = await startOwn('sqlite')
  const packed = { Simmer: 1, Draft: { ...CRUMBLE, Source: { Address: 'a book' } }, Pictures: [] }
  const file = zipSync({ 'recipes/crumble.json': strToU8(JSON.stringify(packed)) })
  const [, { Id }] = await sendFile(app, ada, Buffer.from(file))
  const { Kind, Items } = await importThat(app, ada, Id, isReady)
  expect([Kind, Items[0]?.Source]).toEqual(['simmer', null])
})

test('a picture that cannot be read is left out, and its recipe is saved', async () => {
  const { app, ada } = await startOwn('sqlite')
  const recipe = {
    '@type': 'Recipe',
    name: 'Dip',
    image: 'data:image/png;base64,AAAA',
    recipeIngredient: ['200 g quark'],
    recipeInstructions: ['Stir.'],
  }
  const [, { Id }] = await sendFile(app, ada, Buffer.from(JSON.stringify(recipe)), 'dip.json')
  const ready = await importThat(app, ada, Id, isReady)
  expect(ready.Items).toMatchObject([{ Picture: 'failed', CoverPath: null, IsChosen: true }])
  await call(app, 'POST', `/my/import/${Id}/keep`, ada)
  expect((await importThat(app, ada, Id, isSaved)).Kept).toBe(1)
})

test.for(databases)(
  'an import goes on after a restart, and waits while it is paused (%s)',
  async (engine) => {
    const { app, database, config, ada } = await startOwn(engine)
    const [, { Id }] = await sendFile(
      app,
      ada,
      await mealieExport(Array.from({ length: 12 }, (_, index) => `Cake ${index}`)),
    )
    await call(app, 'PATCH', `/my/import/${Id}`, ada, { IsPaused: true })
    await app.close()
    const next = await buildApp({ config, database })
    onTestFinished(async () => await next.close())
    await next.ready()
    const url = `/api/my/import/${Id}`
    const before = (await next.inject({ url, headers: ada })).json<Import>()
    expect(before.IsPaused).toBe(true)
    await call(next, 'PATCH', `/my/import/${Id}`, ada, { IsPaused: false })
    const ready = await importThat(next, ada, Id, isReady)
    expect(ready.Items.map(({ Picture }) => Picture)).toEqual(
      Array.from({ length: 12 }, () => 'there'),
    )
    await call(next, 'POST', `/my/import/${Id}/keep`, ada)
    expect((await importThat(next, ada, Id, isSaved)).Kept).toBe(12)
  },
)

const toastWith = (food: string) => `Toast\nIngredients\n2 slices ${food}\nMethod\nToast it.`

test.for(mainDatabase)(
  'a recipe that is refused holds up neither its import nor that of others (%s)',
  async (engine) => {
    const { app, database, ada, ben } = await startOwn(engine)
    const { db } = database
    const start = async (who: typeof ada) => {
      const body = { Text: toastWith('zanzibar bread') }
      const [, { Id }] = await call<Import>(app, 'POST', '/my/import', who, body)
      return await importThat(app, who, Id, isReady)
    }
    const [full, long] = [await start(ada), await start(ben)]
    const adaId = (
      await db
        .selectFrom('own_imports')
        .select('user_id')
        .where('id', '=', full.Id)
        .executeTakeFirstOrThrow()
    ).user_id
    const { department_id } = await db
      .selectFrom('ingredients')
      .select('department_id')
      .executeTakeFirstOrThrow()
    const rows = Array.from({ length: MEMBER_LIMITS.ownFoods }, (_, index) => ({
      id: OWN_ID_FROM + 1 + index,
      department_id,
      owner_id: adaId,
      grams_per_ml: null,
      grams_per_piece: null,
      facts: null,
      sale: null,
      image_media_id: null,
      same_as: null,
    }))
    for (let from = 0; from < rows.length; from += 1_000) {
      await db
        .insertInto('all_ingredients')
        .values(rows.slice(from, from + 1_000))
        .execute()
    }
    await db
      .updateTable('own_import_items')
      .set({ draft: JSON.stringify({ ...CRUMBLE, Tags: ['x'.repeat(DRAFT_BYTES_MAX)] }) })
      .where('import_id', '=', long.Id)
      .execute()
    await call(app, 'POST', `/my/import/${full.Id}/keep`, ada)
    await call(app, 'POST', `/my/import/${long.Id}/keep`, ben)
    expect(await importThat(app, ben, long.Id, isSaved)).toMatchObject({
      Kept: 0,
      Items: [{ IsChosen: false, RecipeId: null }],
    })
    expect(await importThat(app, ada, full.Id, isReady)).toMatchObject({
      Kept: 0,
      Items: [{ IsChosen: true, RecipeId: null }],
    })
  },
)

test('a recipe is not saved after its import was undone, and undone twice is undone once', async () => {
  const { app, database, ada } = await startOwn('sqlite')
  const { db } = database
  const [, { Id }] = await call<Import>(app, 'POST', '/my/import', ada, { Text: TEXT })
  await importThat(app, ada, Id, isReady)
  await call(app, 'POST', `/my/import/${Id}/keep`, ada)
  const { Items } = await importThat(app, ada, Id, isSaved)
  const recipe = `/my/recipes/${Items[0]?.RecipeId}`
  await call(app, 'DELETE', `/my/import/${Id}`, ada)
  await call(app, 'POST', `${recipe}/restore`, ada)
  await call(app, 'DELETE', `/my/import/${Id}`, ada)
  expect((await call(app, 'GET', `${recipe}/draft`, ada))[0]).toBe(200)
  const row = await db
    .selectFrom('own_imports')
    .selectAll()
    .where('id', '=', Id)
    .executeTakeFirstOrThrow()
  const item = await db
    .selectFrom('own_import_items')
    .selectAll()
    .where('import_id', '=', Id)
    .executeTakeFirstOrThrow()
  const late = { ...item, client_key: randomUUID(), recipe_id: null }
  const saver = { userId: row.user_id, now: 0, foods: await createFoods(db)() }
  const compile = compileNow(db, startReader(app), saver)
  await saveItem(db, { ...row, state: 'keeping' }, late, { saver, compile })
  expect((await call<OwnList>(app, 'GET', '/my/recipes?LangId=1', ada))[1].Total).toBe(1)
})

test.for(mainDatabase)('nobody else sees or changes an import (%s)', async (engine) => {
  const { app, ada, ben } = await startOwn(engine)
  const [, { Id }] = await call<Import>(app, 'POST', '/my/import', ada, { Text: TEXT })
  await importThat(app, ada, Id, isReady)
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['PATCH', '', { IsPaused: true }],
    ['POST', '/keep', undefined],
    ['DELETE', '', undefined],
  ] as const) {
    expect((await call(app, method, `/my/import/${Id}${path}`, ben, body))[0]).toBe(404)
    expect((await call(app, method, `/my/import/${Id}${path}`, {}, body))[0]).toBe(401)
  }
  expect((await call<{ Imports: Import[] }>(app, 'GET', '/my/import', ben))[1].Imports).toEqual([])
  expect(
    (await call<{ Imports: Import[] }>(app, 'GET', '/my/import', ada))[1].Imports,
  ).toMatchObject([{ Id, Items: [], Count: 1 }])
  expect((await importThat(app, ada, Id, isReady)).State).toBe('ready')
})

test('a member brings ten files in a day', async () => {
  let time = Date.UTC(2026, 3, 1)
  const { app, ada, ben } = await startOwn('sqlite', { now: () => new Date(time) })
  const send = async (who: typeof ada) => (await sendFile(app, who, Buffer.from('x'), 'x.txt'))[0]
  for (let count = 0; count < IMPORT_FILES_PER_DAY; count++) expect(await send(ada)).toBe(201)
  expect([await send(ada), await send(ben)]).toEqual([429, 201])
  time += 24 * 60 * 60 * 1000 + 1
  expect(await send(ada)).toBe(201)
})
