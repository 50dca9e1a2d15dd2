import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import type { CookingLogPage, TimesCooked } from '#contract/cooking-log/cooking-log.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { NewInvitation } from '#contract/household.ts'
import type { Folder, OwnList, OwnPicture } from '#contract/own-recipes/own-recipe.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { ShoppingDepartment, ShoppingRecipe } from '#contract/shopping/shopping.ts'
import type { StepNote } from '#contract/step-notes/step-note.ts'
import { DAY_MS } from '#contract/durations.ts'
import { withOwnRows } from '#server/db/own-rows.ts'
import type { App } from '#server/http/app-type.ts'
import { databases } from '#tests/support/database.ts'
import { ask } from '#tests/support/household.ts'
import { addOwn, call, CRUMBLE, startOwn, type Headers } from '#tests/support/own-recipes.ts'
import { sendPicture } from '#tests/support/pictures.ts'
import { emptyBins } from './empty-bins.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { openPictures } from './pictures/open-pictures.ts'

const shop = async (app: App, who: Headers, RecipeId: number) =>
  await ask(app, calls.addShoppingRecipe, who, { fields: { RecipeId, Persons: 4 } })

/** Makes two members a household. */
const liveTogether = async (app: App, ada: Headers, ben: Headers) => {
  await ask(app, calls.createHousehold, ada, { fields: { Name: 'Home' } })
  const { Token } = (await ask(app, calls.invite, ada)).json<NewInvitation>()
  await ask(app, calls.joinHousehold, ben, { fields: { Token } })
}

test.for(databases)('an own recipe is bought like any other (%s)', async (engine) => {
  const { app, ada, ben } = await startOwn(engine)
  const [, { Id }] = await addOwn(app, ada)
  expect((await shop(app, ben, Id)).statusCode).toBe(404)
  const added = await shop(app, ada, Id)
  expect(added.statusCode).toBe(201)
  // Butter of both places is bought together, and what is only printed is not bought.
  expect(
    added.json<ShoppingRecipe>().Ingredients.map((row) => [row.PluralName, row.ImperialAmount]),
  ).toEqual([
    ['zwetschgoxyls', 200],
    ['butter', 30],
    [expect.stringContaining('flour'), 50],
    [expect.stringContaining('sugar'), 0.5],
  ])
  const departments = (await ask(app, calls.shoppingDepartments, ada)).json<ShoppingDepartment[]>()
  const bought = departments.flatMap(({ Ingredients }) => Ingredients)
  expect(bought).toHaveLength(4)
  const plums = bought.find(({ Name }) => Name === 'zwetschgoxyls')
  const params = { ingredientId: plums?.Id ?? 0 }
  expect((await ask(app, calls.checkIngredient, ada, { params })).statusCode).toBe(200)
  // Another member who repeats the id of a change learns nothing.
  const again = { RecipeId: Id, Persons: 2, OperationId: randomUUID() }
  expect((await ask(app, calls.addShoppingRecipe, ben, { fields: again })).statusCode).toBe(404)
})

test.for(databases)('it is put into the log, and notes are for oneself (%s)', async (engine) => {
  const { app, ada, ben } = await startOwn(engine)
  const [, { Id }] = await addOwn(app, ada)
  const meal = { RecipeId: Id, Day: '2026-11-22', People: 4, Minutes: null, Note: '', Changes: [] }
  const cook = async (who: Headers) =>
    (await call(app, 'POST', '/cooked', who, { ...meal, Key: randomUUID() }))[0]
  expect([await cook(ben), await cook(ada)]).toEqual([404, 201])
  expect((await call<CookingLogPage>(app, 'GET', '/cooked', ada))[1].Entries).toMatchObject([
    { RecipeId: Id, RecipeName: CRUMBLE.Name.en },
  ])
  const times = async (who: Headers) =>
    await call<TimesCooked>(app, 'GET', `/recipe/${Id}/cooked`, who)
  expect((await times(ada))[1]).toMatchObject({ Times: 1, Own: 1 })
  expect((await times(ben))[0]).toBe(404)

  const [, steps] = await call<HowToStep[]>(app, 'GET', `/my/recipes/${Id}/howto`, ada)
  const StepId = steps[1]?.Id ?? 0
  const note = { StepId, Kind: 'tip', Text: 'Very cold.', IsPrivate: false, Key: randomUUID() }
  const pin = async (who: Headers) =>
    await call<StepNote>(app, 'POST', `/recipe/${Id}/note`, who, note)
  expect((await pin(ben))[0]).toBe(404)
  expect((await pin(ada))[1]).toMatchObject({ IsPrivate: true })
  // A changed step keeps its notes.
  const Steps = CRUMBLE.Steps.toSpliced(1, 1, {
    Key: 'rub',
    Text: { en: 'Rub it in.' },
  }).toReversed()
  await call(app, 'PATCH', `/my/recipes/${Id}`, ada, { Version: 1, Draft: { ...CRUMBLE, Steps } })
  const read = async (who: Headers) =>
    await call<StepNote[]>(app, 'GET', `/recipe/${Id}/note?StepId=${StepId}`, who)
  expect((await read(ada))[1]).toMatchObject([{ Text: 'Very cold.' }])
  expect((await read(ben))[0]).toBe(404)
})

test.for(databases)(
  'the household reads what is shared, each or by folder (%s)',
  async (engine) => {
    const { app, ada, ben } = await startOwn(engine)
    const [, { Id }] = await addOwn(app, ada)
    await liveTogether(app, ada, ben)
    const own = `/my/recipes/${Id}`
    const read = async () => (await call<Recipe>(app, 'GET', own, ben))[0]
    expect(await read()).toBe(404)
    await call(app, 'PATCH', `${own}/place`, ada, { IsShared: true })
    expect((await call<Recipe>(app, 'GET', own, ben))[1]).toMatchObject({
      Author: { Name: 'Ada' },
      Own: { IsMine: false },
    })
    const [, list] = await call<OwnList>(app, 'GET', '/my/recipes', ben)
    expect(list).toMatchObject({ Total: 1, Recipes: [{ Id, By: 'Ada', State: 'private' }] })
    expect((await shop(app, ben, Id)).statusCode).toBe(201)
    // Reading is all: it is not theirs to change, and the draft with its note stays with Ada.
    expect((await call(app, 'GET', `${own}/draft`, ben))[0]).toBe(404)
    await call(app, 'PATCH', `${own}/place`, ada, { IsShared: false })
    expect(await read()).toBe(404)

    const [, folder] = await call<Folder>(app, 'POST', '/my/folders', ada, { Name: 'Ours' })
    await call(app, 'PATCH', `${own}/place`, ada, { FolderIds: [folder.Id] })
    expect(await read()).toBe(404)
    await call(app, 'PATCH', `/my/folders/${folder.Id}`, ada, { IsShared: true })
    expect(await read()).toBe(200)
    // Ada is told so, although she did not share the recipe by itself.
    const [, draft] = await call(app, 'GET', `${own}/draft`, ada)
    expect(draft).toMatchObject({ IsShared: false, IsInSharedFolder: true })
    const [, mine] = await call<OwnList>(app, 'GET', '/my/recipes', ada)
    expect(mine.Recipes).toMatchObject([{ Id, By: null, IsShared: true }])
    await ask(app, calls.leaveHousehold, ben, { fields: {} })
    expect(await read()).toBe(404)
  },
)

test.for(databases)('pictures are redrawn and end with what names them (%s)', async (engine) => {
  let now = new Date('2026-11-22T19:00:00Z')
  const { app, database, config, ada, ben } = await startOwn(engine, { now: () => now })
  const upload = async (who: Headers) => {
    const sent = await sendPicture(app, '/my/pictures', { field: 'picture', headers: who })
    return [sent.statusCode, sent.json<OwnPicture>()] as const
  }
  const [status, cover] = await upload(ada)
  expect([status, cover]).toEqual([201, { ...cover, Width: 40, Height: 30 }])
  expect(cover.Path).toMatch(/^\/media\/own\/[\da-f]{32}\.webp$/)
  const statusOf = async (path: string) => (await app.inject({ url: path })).statusCode
  const shown = await app.inject({ url: `${cover.Path}?w=640` })
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
  })
  const [, other] = await upload(ada)
  const [, strange] = await upload(ben)
  const Steps = CRUMBLE.Steps.with(0, { ...CRUMBLE.Steps[0]!, PictureId: strange.Id })
  const [, { Id, Pictures }] = await addOwn(app, ada, { ...CRUMBLE, PictureId: cover.Id, Steps })
  expect(Pictures).toEqual([cover])
  const own = `/my/recipes/${Id}`
  expect((await call<Recipe>(app, 'GET', own, ada))[1].CoverPath).toBe(cover.Path)
  const [, steps] = await call<HowToStep[]>(app, 'GET', `${own}/howto`, ada)
  expect(steps[0]?.ImagePath).toBeNull()
  const [, list] = await call<OwnList>(app, 'GET', '/my/recipes', ada)
  expect(list.Recipes).toMatchObject([{ CoverPath: cover.Path }])

  // Who had the link sees the picture no more.
  await call(app, 'POST', `${own}/link`, ada)
  const [, { Pictures: moved }] = await call(app, 'DELETE', `${own}/link`, ada)
  expect(moved).toEqual([{ ...cover, Path: expect.not.stringMatching(cover.Path) as string }])
  const path = moved[0]?.Path ?? ''
  expect([await statusOf(cover.Path), await statusOf(path)]).toEqual([404, 200])

  // What nothing names is forgotten after 30 days, and so is the bin.
  now = new Date(now.getTime() + 31 * DAY_MS)
  await emptyBins(database.db, openPictures(database, openStorage(config, database)), now.getTime())
  expect([await statusOf(path), await statusOf(other.Path)]).toEqual([200, 404])
})

test.for(databases)('the bin is emptied after 30 days (%s)', async (engine) => {
  let now = new Date('2026-11-22T19:00:00Z')
  const { app, database, config, ada } = await startOwn(engine, { now: () => now })
  const sent = await sendPicture(app, '/my/pictures', { field: 'picture', headers: ada })
  const cover = sent.json<OwnPicture>()
  const [, { Id }] = await addOwn(app, ada, { ...CRUMBLE, PictureId: cover.Id })
  await call(app, 'DELETE', `/my/recipes/${Id}`, ada)
  const count = async () =>
    (
      await withOwnRows(database.db)
        .selectFrom('recipes')
        .select('id')
        .where('id', '=', Id)
        .execute()
    ).length
  now = new Date(now.getTime() + 29 * DAY_MS)
  await emptyBins(database.db, openPictures(database, openStorage(config, database)), now.getTime())
  expect(await count()).toBe(1)
  now = new Date(now.getTime() + 2 * DAY_MS)
  await emptyBins(database.db, openPictures(database, openStorage(config, database)), now.getTime())
  expect(await count()).toBe(0)
  expect((await app.inject({ url: cover.Path })).statusCode).toBe(404)
})

test.for(databases)(
  'deleting an account deletes the recipes, foods, folders and pictures of its member (%s)',
  async (engine) => {
    const { app, database, ada, ben } = await startOwn(engine)
    await liveTogether(app, ada, ben)
    const sent = await sendPicture(app, '/my/pictures', { field: 'picture', headers: ada })
    const cover = sent.json<OwnPicture>()
    const [, { Id }] = await addOwn(app, ada, { ...CRUMBLE, PictureId: cover.Id })
    const [, folder] = await call<Folder>(app, 'POST', '/my/folders', ada, { Name: 'Ours' })
    const place = { FolderIds: [folder.Id], IsShared: true }
    await call(app, 'PATCH', `/my/recipes/${Id}/place`, ada, place)
    await shop(app, ben, Id)
    await shop(app, ada, Id)
    const ended = await ask(app, calls.deleteAccount, ada, { fields: { Message: 'Bye.' } })
    expect(ended.statusCode).toBe(200)
    const { db } = database
    const left = await Promise.all([
      db.selectFrom('all_recipes').select('id').where('owner_id', 'is not', null).execute(),
      db.selectFrom('all_ingredients').select('id').where('owner_id', 'is not', null).execute(),
      db.selectFrom('all_recipe_steps').select('id').where('recipe_id', '=', Id).execute(),
      db.selectFrom('media').select('id').where('owner_id', 'is not', null).execute(),
      db.selectFrom('own_recipes').select('id').execute(),
      db.selectFrom('own_folders').select('id').execute(),
      db.selectFrom('own_pictures').select('media_id').execute(),
    ])
    expect(left).toEqual(left.map(() => []))
    expect((await app.inject({ url: cover.Path })).statusCode).toBe(404)
  },
)
