import { randomUUID } from 'node:crypto'
import { Value } from 'typebox/value'
import { expect, test } from 'vitest'
import { HowToStep } from '#contract/recipes/how-to.ts'
import { RecipeIngredient } from '#contract/recipes/ingredient.ts'
import { emptyDraft } from '#contract/own-recipes/draft.ts'
import { isOwnId } from '#contract/own-recipes/own-id.ts'
import {
  OwnList,
  OwnRecipe,
  type Folder,
  type WritableFoods,
} from '#contract/own-recipes/own-recipe.ts'
import { Recipe } from '#contract/recipes/recipe.ts'
import { databases } from '#tests/support/database.ts'
import { addOwn, call, CRUMBLE, startOwn } from '#tests/support/own-recipes.ts'

const ids = ({ Recipes }: OwnList) => Recipes.map(({ Id }) => Id)

test.for(databases)('a recipe is added once, saved by version, and read (%s)', async (engine) => {
  const { app, ada, ben } = await startOwn(engine)
  const Key = randomUUID()
  const [status, added] = await call(app, 'POST', '/my/recipes', ada, { Key, Draft: CRUMBLE })
  expect(status).toBe(201)
  expect(Value.Errors(OwnRecipe, added)).toEqual([])
  expect(added).toMatchObject({ Version: 1, State: 'private', IsShared: false, LinkToken: null })
  expect(isOwnId(added.Id)).toBe(true)
  const again = await call(app, 'POST', '/my/recipes', ada, { Key, Draft: CRUMBLE })
  expect(again).toEqual([201, added])
  const other = await call(app, 'POST', '/my/recipes', ada, { Key, Draft: emptyDraft('de') })
  expect(other).toMatchObject([409, { Code: 'ChangedMeanwhile', Id: added.Id }])

  const own = `/my/recipes/${added.Id}`
  const Draft = { ...CRUMBLE, OwnNote: 'Less sugar.' }
  const [, saved] = await call(app, 'PATCH', own, ada, { Version: 1, Draft })
  expect(saved).toMatchObject({ Version: 2, Draft })
  // The same save again is no second version; another one on the old version is refused.
  expect((await call(app, 'PATCH', own, ada, { Version: 1, Draft }))[1]).toMatchObject({
    Version: 2,
  })
  const late = await call(app, 'PATCH', own, ada, { Version: 1, Draft: CRUMBLE })
  expect([late[0], late[1].Code]).toEqual([409, 'ChangedMeanwhile'])
  expect((await call(app, 'GET', `${own}/draft`, ada))[1]).toEqual(saved)

  for (const [method, url, body] of [
    ['GET', own],
    ['GET', `${own}/draft`],
    ['GET', `${own}/ingredient`],
    ['GET', `${own}/howto`],
    ['PATCH', own, { Version: 2, Draft }],
    ['PATCH', `${own}/place`, { IsShared: true }],
    ['DELETE', own],
    ['POST', `${own}/restore`],
    ['DELETE', `${own}/forever`],
    ['POST', `${own}/link`],
    ['DELETE', `${own}/link`],
  ] as const) {
    const [other, answer] = await call(app, method, url, ben, body)
    expect([url, other, answer.Message]).toEqual([url, 404, 'The request is invalid.'])
    expect((await call(app, method, url, {}, body))[0]).toBe(401)
  }
})

test.for(databases)('an own recipe reads like any other (%s)', async (engine) => {
  const { app, ada } = await startOwn(engine)
  const [, { Id }] = await addOwn(app, ada)
  const read = async <Body>(path: string, langId = 1) =>
    (await call<Body>(app, 'GET', `/my/recipes/${Id}${path}?LangId=${langId}`, ada))[1]
  const recipe = await read<Recipe>('')
  expect(Value.Errors(Recipe, recipe)).toEqual([])
  expect(recipe).toMatchObject({
    Id,
    Name: CRUMBLE.Name.en,
    TotalTime: '01:00:00',
    Yield: { Servings: 4, Step: 1 },
    RecipeTags: [{ Name: 'Sunday' }],
    StepCount: 3,
    Own: { IsMine: true },
  })
  expect(recipe).not.toHaveProperty('Language')
  // Flour and butter are known; a food of the member's own is not.
  expect(recipe.Allergens?.Contains.map(({ Allergen }) => Allergen)).toEqual(['gluten', 'milk'])
  const milk = recipe.Allergens?.Contains[1]?.Foods.map(({ Name }) => Name)
  expect(milk).toEqual(['butter'])
  expect(recipe.Allergens?.Unchecked).toContain('zwetschgoxyls')
  expect(await read<Recipe>('', 0)).toMatchObject({ Name: CRUMBLE.Name.en, Language: 'en' })

  const rows = await read<RecipeIngredient[]>('/ingredient')
  for (const row of rows) expect(Value.Errors(RecipeIngredient, row)).toEqual([])
  expect(
    rows.map((row) => [row.Ingredient.PluralName, row.ImperialAmount, row.Group?.Name]),
  ).toEqual([
    ['zwetschgoxyls', 200, 'For the filling'],
    ['butter', 5, 'For the filling'],
    [expect.stringContaining('flour'), 50, 'For the crumble'],
    ['butter', 25, 'For the crumble'],
    [expect.stringContaining('sugar'), 0.5, 'For the crumble'],
    ['Vanilla cream, if you like', null, 'For the crumble'],
  ])
  expect(rows[4]).toMatchObject({ MaxAmount: 0.75 })
  expect(rows[5]).toMatchObject({ AsWritten: true })
  expect(new Set(rows.map((row) => row.Ingredient.Id)).size).toBe(6)
  expect((await read<RecipeIngredient[]>('/ingredient', 0))[1]?.Ingredient.Name).toBe('Butter')

  const steps = await read<HowToStep[]>('/howto')
  for (const step of steps) expect(Value.Errors(HowToStep, step)).toEqual([])
  expect(steps.map(({ Text }) => Text.replaceAll('\u00a0', ' '))).toEqual([
    'Melt 20 g butter and add the plums.',
    expect.stringMatching(/^Rub 50 g cold butter into 200 g flour\.$/),
    'Heat the oven to 180 °C. Bake for 45 minutes with 50 g the rest of the butter.',
  ])
  expect(steps[2]).toMatchObject({
    TimerMinutes: 45,
    Times: [{ Min: 45, Unit: 'min', Kind: 'oven', Passive: true }],
    Heat: [{ Oven: 180 }],
  })
  const german = await read<HowToStep[]>('/howto', 0)
  expect(german[0]?.Text).toMatch(/^20\sg Butter schmelzen, Zwetschgen dazugeben\.$/)
  expect(german.map(({ Language }) => Language)).toEqual([undefined, 'en', 'en'])
  expect(german.map((step) => step.Id)).toEqual(steps.map((step) => step.Id))
})

test.for(databases)(
  'the list finds, filters and counts; the bin gives back (%s)',
  async (engine) => {
    const { app, ada, ben } = await startOwn(engine)
    const [, crumble] = await addOwn(app, ada)
    const [, draft] = await addOwn(app, ada, { ...emptyDraft('de'), Name: { de: 'Käsekuchen' } })
    const list = async (query = '', who = ada) =>
      (await call<OwnList>(app, 'GET', `/my/recipes?${query}`, who))[1]
    const all = await list()
    expect(Value.Errors(OwnList, all)).toEqual([])
    expect(new Set(ids(all))).toEqual(new Set([crumble.Id, draft.Id]))
    expect(all.Counts).toMatchObject({ All: 2, draft: 1, private: 1, link: 0, bin: 0 })
    expect(ids(await list('term=plum'))).toEqual([crumble.Id])
    expect(ids(await list('term=zwetschg'))).toEqual([crumble.Id])
    expect((await list('term=kasekuchen&LangId=1')).Recipes).toMatchObject([
      { Name: 'Käsekuchen', NameLanguage: 'de', State: 'draft' },
    ])
    expect(ids(await list('term=%25'))).toEqual([])
    expect(ids(await list('State=draft'))).toEqual([draft.Id])
    expect((await list('limit=1&offset=1')).Recipes).toHaveLength(1)
    expect((await list('', ben)).Total).toBe(0)

    const [made, cakes] = await call<Folder>(app, 'POST', '/my/folders', ada, { Name: ' Cakes ' })
    expect([made, cakes]).toEqual([201, { Id: cakes.Id, Name: 'Cakes', Count: 0, IsShared: false }])
    const place = `/my/recipes/${crumble.Id}/place`
    expect((await call(app, 'PATCH', place, ada, { FolderIds: [cakes.Id] }))[1].FolderIds).toEqual([
      cakes.Id,
    ])
    expect(ids(await list(`FolderId=${cakes.Id}`))).toEqual([crumble.Id])
    expect((await list()).Folders).toMatchObject([{ Name: 'Cakes', Count: 1 }])
    const strange = await call<Folder>(app, 'POST', '/my/folders', ben, { Name: 'Ben' })
    expect((await call(app, 'PATCH', place, ada, { FolderIds: [strange[1].Id] }))[0]).toBe(400)
    expect((await call(app, 'PATCH', `/my/folders/${cakes.Id}`, ben, { Name: 'x' }))[0]).toBe(404)

    const own = `/my/recipes/${crumble.Id}`
    expect((await call(app, 'DELETE', own, ada))[0]).toBe(200)
    expect((await call(app, 'GET', own, ada))[0]).toBe(404)
    expect((await list()).Counts).toMatchObject({ All: 1, bin: 1 })
    expect((await list('State=bin')).Recipes).toMatchObject([
      { Id: crumble.Id, State: 'bin', Deleted: expect.stringContaining('T') as string },
    ])
    expect((await call(app, 'POST', `${own}/restore`, ada))[1].State).toBe('private')
    expect((await call(app, 'DELETE', `${own}/forever`, ada))[0]).toBe(404)
    await call(app, 'DELETE', own, ada)
    expect((await call(app, 'DELETE', `${own}/forever`, ada))[0]).toBe(200)
    expect((await list()).Counts).toMatchObject({ All: 1, bin: 0 })
    expect((await call(app, 'DELETE', `/my/folders/${cakes.Id}`, ada))[0]).toBe(200)
  },
)

test.for(databases)(
  'a visitor reads a recipe by its link, except while its draft lacks a step (%s)',
  async (engine) => {
    const { app, ada } = await startOwn(engine)
    const [, { Id }] = await addOwn(app, ada)
    const own = `/my/recipes/${Id}`
    const [, { LinkToken, State }] = await call(app, 'POST', `${own}/link`, ada)
    expect(State).toBe('link')
    expect((await call(app, 'POST', `${own}/link`, ada))[1].LinkToken).toBe(LinkToken)
    const unlisted = `/unlisted/${LinkToken}`
    const [, recipe] = await call<Recipe>(app, 'GET', unlisted)
    expect(recipe).toMatchObject({ Id, Own: { IsMine: false }, TimesCooked: 0 })
    expect((await call<HowToStep[]>(app, 'GET', `${unlisted}/howto`))[1]).toHaveLength(3)
    expect((await call<RecipeIngredient[]>(app, 'GET', `${unlisted}/ingredient`))[1]).toHaveLength(
      6,
    )
    const [, saved] = await call(app, 'PATCH', own, ada, {
      Version: 1,
      Draft: { ...CRUMBLE, Steps: [] },
    })
    expect(saved.State).toBe('draft')
    for (const url of [own, unlisted]) expect((await call(app, 'GET', url, ada))[0]).toBe(404)
    await call(app, 'PATCH', own, ada, { Version: 2, Draft: CRUMBLE })
    expect((await call(app, 'GET', unlisted))[0]).toBe(200)
    expect((await call(app, 'DELETE', `${own}/link`, ada))[1].LinkToken).toBeNull()
    expect((await call(app, 'GET', unlisted))[0]).toBe(404)
  },
)

test.for(databases)('foods of a member are read again by their names (%s)', async (engine) => {
  const { app, database, ada, ben } = await startOwn(engine)
  await addOwn(app, ada)
  await addOwn(app, ada)
  const foods = async (who = ada) =>
    (await call<WritableFoods>(app, 'GET', '/my/foods', who))[1].Foods
  const own = (await foods()).filter(({ IsOwn }) => IsOwn)
  expect(own).toMatchObject([{ En: ['zwetschgoxyls'], De: ['zwetschgoxyls'] }])
  expect((await foods(ben)).some(({ IsOwn }) => IsOwn)).toBe(false)
  const [food] = own
  const change = { Name: 'damsons' }
  const url = `/my/foods/${food?.Id}`
  expect((await call<object>(app, 'PATCH', url, ada, change))[1]).toMatchObject({ En: ['damsons'] })
  expect((await call(app, 'PATCH', url, ben, change))[0]).toBe(404)
  expect((await call(app, 'PATCH', '/my/foods/1', ada, change))[0]).toBe(404)
  // What is refused changes nothing: neither a blank name, nor the row of a line that repeats a food.
  const rows = async () =>
    await database.db
      .selectFrom('all_ingredients')
      .innerJoin('all_ingredient_texts as texts', 'texts.ingredient_id', 'all_ingredients.id')
      .select(['id', 'same_as', 'department_id', 'name_one'])
      .where('owner_id', 'is not', null)
      .orderBy('id')
      .orderBy('lang_id')
      .execute()
  const before = await rows()
  const departments = await database.db.selectFrom('departments').select('id').execute()
  const DepartementId = departments.find(({ id }) => id !== before[0]?.department_id)?.id
  const twin = before.find(({ same_as }) => same_as !== null)
  const blank = { Name: ' ', DepartementId }
  expect((await call(app, 'PATCH', url, ada, blank))[0]).toBe(400)
  const both = { ...change, DepartementId }
  expect((await call(app, 'PATCH', `/my/foods/${twin?.id}`, ada, both))[0]).toBe(404)
  expect(await rows()).toEqual(before)
})
