import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CookingLogPage } from '#contract/cooking-log/cooking-log.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'
import { OPERATION_HEADER } from '#contract/shopping/sync.ts'
import type { ShoppingItem } from '#contract/shopping/shopping.ts'
import type { StepNote } from '#contract/step-notes/step-note.ts'
import { databases } from '#tests/support/database.ts'
import { importThat, isReady, sendFile, takeAlong } from '#tests/support/imports.ts'
import { addOwn, call, CRUMBLE, startOwn } from '#tests/support/own-recipes.ts'

const PIE = { ...CRUMBLE, Name: { en: 'Plum pie' } }
const REFUSED = [409, { Code: 'ChangedMeanwhile' }]

test.for(databases)(
  'a recipe that is sent again is answered as it stands; other words with its key are refused (%s)',
  async (engine) => {
    const { app, ada, ben } = await startOwn(engine)
    const Key = randomUUID()
    const add = (Draft: object, who = ada) => call(app, 'POST', '/my/recipes', who, { Key, Draft })
    const sent = await Promise.all([add(CRUMBLE), add(CRUMBLE), add(PIE)])
    const [, { Id }] = sent.find(([status]) => status === 201)!
    const kept = (await call(app, 'GET', `/my/recipes/${Id}/draft`, ada))[1]
    for (const [status, body] of sent) {
      expect(body.Id).toBe(Id)
      if (status === 201) expect(body.Draft).toEqual(kept.Draft)
      else expect([status, body]).toMatchObject(REFUSED)
    }
    const first = kept.Draft.Name.en === 'Plum pie' ? PIE : CRUMBLE
    const other = first === PIE ? CRUMBLE : PIE
    await call(app, 'PATCH', `/my/recipes/${Id}`, ada, {
      Version: 1,
      Draft: { ...first, OwnNote: 'Less sugar.' },
    })
    // A device that sends its draft with other properties first sends the same draft.
    const turned = Object.fromEntries(Object.entries(first).toReversed())
    expect(await add(turned)).toMatchObject([
      201,
      { Id, Version: 2, Draft: { OwnNote: 'Less sugar.' } },
    ])
    expect(await add(other)).toMatchObject([409, { Code: 'ChangedMeanwhile', Id }])
    expect((await add(other, ben))[0]).toBe(201)
    const [, list] = await call<{ Total: number }>(app, 'GET', '/my/recipes', ada)
    expect(list.Total).toBe(1)
  },
)

test.for(databases)(
  'a recipe of an earlier version of Simmer is compared with what is stored (%s)',
  async (engine) => {
    const { app, ada, database } = await startOwn(engine)
    const Key = randomUUID()
    const add = (Draft: object) => call(app, 'POST', '/my/recipes', ada, { Key, Draft })
    await add(CRUMBLE)
    await database.db.updateTable('own_recipes').set({ key_digest: null }).execute()
    expect((await add(CRUMBLE))[0]).toBe(201)
    expect(await add(PIE)).toMatchObject(REFUSED)
  },
)

test.for(databases)(
  'a note and a meal that are sent again are stored once; other words with their keys are refused (%s)',
  async (engine) => {
    const { app, ada } = await startOwn(engine)
    const [, steps] = await call<HowToStep[]>(app, 'GET', '/recipe/3/howto')
    const note = {
      StepId: steps[0]?.Id,
      Kind: 'tip',
      Text: 'Warm the bowl.',
      IsPrivate: true,
      Key: randomUUID(),
    }
    const pin = (fields: object, recipe = 3) =>
      call<StepNote>(app, 'POST', `/recipe/${recipe}/note`, ada, { ...note, ...fields })
    const [, { Id: noteId }] = await pin({})
    expect(await pin({})).toMatchObject([201, { Id: noteId }])
    for (const fields of [
      { Text: 'Cool the bowl.' },
      { Kind: 'question' },
      { IsPrivate: false },
      { StepId: steps[1]?.Id },
    ])
      expect(await pin(fields)).toMatchObject([409, { Code: 'ChangedMeanwhile', Id: noteId }])
    const changed = { Kind: 'tip', Text: 'Warm it well.', IsPrivate: true }
    await call(app, 'PATCH', `/recipe/3/note/${noteId}`, ada, changed)
    expect(await pin({})).toMatchObject([201, { Id: noteId, Text: 'Warm it well.' }])

    const meal = {
      RecipeId: 3,
      Day: '2026-01-02',
      People: 2,
      Minutes: null,
      Note: 'With sage.',
      Changes: [],
      Key: randomUUID(),
    }
    const log = (fields: object) =>
      call<{ Id: number }>(app, 'POST', '/cooked', ada, { ...meal, ...fields })
    const [, { Id }] = await log({})
    expect(await log({})).toMatchObject([201, { Id }])
    for (const fields of [
      { Note: 'With thyme.' },
      { People: 3 },
      { Day: '2026-01-03' },
      { Minutes: 5 },
      { RecipeId: 4 },
      { Changes: [{ StepId: steps[0]?.Id, Step: 1, Text: 'Slower.' }] },
    ])
      expect(await log(fields)).toMatchObject([409, { Code: 'ChangedMeanwhile', Id }])
    const [, { Entries }] = await call<CookingLogPage>(app, 'GET', '/cooked', ada)
    expect(Entries).toMatchObject([{ Id, Note: 'With sage.' }])
  },
)

test.for(databases)(
  'a change of a shopping list with the id of another change is refused (%s)',
  async (engine) => {
    const { app, ada } = await startOwn(engine)
    const change = async (method: 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) => {
      const key = randomUUID()
      const again = (path: string, other?: object) =>
        call<ShoppingItem>(app, method, path, { ...ada, [OPERATION_HEADER]: key }, other)
      expect((await again(url, body))[0]).toBeLessThan(300)
      expect((await again(url, body))[0]).toBeLessThan(300)
      return again
    }
    const add = await change('POST', '/shopping/note', { Name: 'Oats', Key: 'oats' })
    expect(await add('/shopping/note', { Name: 'Milk', Key: 'oats' })).toMatchObject(REFUSED)
    const [, oats] = await add('/shopping/note', { Name: 'Oats', Key: 'oats' })
    // Another change with the key of the item.
    const [status, { Code }] = await call(app, 'POST', '/shopping/note', ada, {
      Name: 'Milk',
      Key: 'oats',
    })
    expect([status, Code]).toEqual([409, 'ChangedMeanwhile'])
    const [, milk] = await call<ShoppingItem>(app, 'POST', '/shopping/note', ada, { Name: 'Milk' })
    const [, foods] = await call<RecipeIngredient[]>(app, 'GET', '/recipe/3/ingredient')
    const [one, two] = foods.map(({ Ingredient }) => Ingredient.Id)
    for (const [method, url, body, otherUrl, other] of [
      [
        'PATCH',
        `/shopping/note/${oats.Id}`,
        { Amount: 2 },
        `/shopping/note/${oats.Id}`,
        { Amount: 3 },
      ],
      [
        'PATCH',
        `/shopping/note/${oats.Id}`,
        { State: 1 },
        `/shopping/note/${milk.Id}`,
        { State: 1 },
      ],
      [
        'POST',
        '/shopping/recipe/',
        { RecipeId: 3, Persons: 2 },
        '/shopping/recipe/',
        { RecipeId: 4, Persons: 2 },
      ],
      ['PATCH', '/shopping/3/persons', { Persons: 4 }, '/shopping/3/persons', { Persons: 5 }],
      ['PATCH', `/shopping/${one}/check`, undefined, `/shopping/${one}/uncheck`, undefined],
      ['PATCH', `/shopping/${one}/check`, undefined, `/shopping/${two}/check`, undefined],
      [
        'POST',
        '/shopping/staple',
        { IngredientIds: [1] },
        '/shopping/staple',
        { IngredientIds: [2] },
      ],
      ['POST', '/shopping/habit', { Names: ['oats'] }, '/shopping/habit', { Names: ['milk'] }],
      [
        'POST',
        '/shopping/shop',
        { Key: 'a', Name: 'Aldi' },
        '/shopping/shop',
        { Key: 'a', Name: 'Lidl' },
      ],
      ['DELETE', `/shopping/note/${oats.Id}`, undefined, `/shopping/note/${milk.Id}`, undefined],
    ] as const) {
      const again = await change(method, url, body)
      expect([otherUrl, ...(await again(otherUrl, other))]).toMatchObject([otherUrl, ...REFUSED])
    }
  },
)

test('one archive that is imported twice at once is two recipes, and each import is undone by itself', async () => {
  const { app, ada, ben } = await startOwn('sqlite')
  await addOwn(app, ada)
  const archive = await takeAlong(app, ada)
  const imports: number[] = []
  for (const name of ['one.zip', 'two.zip'])
    imports.push((await sendFile(app, ben, archive, name))[1].Id)
  for (const id of imports) await importThat(app, ben, id, isReady)
  for (const id of imports) {
    await call(app, 'POST', `/my/import/${id}/keep`, ben)
    await importThat(app, ben, id, ({ State }) => State === 'kept')
  }
  const read = async () => (await call<{ Total: number }>(app, 'GET', '/my/recipes', ben))[1].Total
  expect(await read()).toBe(2)
  await call(app, 'DELETE', `/my/import/${imports[0]}`, ben)
  expect(await read()).toBe(1)
})
