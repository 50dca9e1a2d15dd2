import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'
import { emptyDraft, type Draft } from '#contract/own-recipes/draft.ts'
import { isOwnId } from '#contract/own-recipes/own-id.ts'
import { databases } from '#tests/support/database.ts'
import { addOwn, call, CRUMBLE, startOwn, type Headers } from '#tests/support/own-recipes.ts'
import type { App } from '#server/http/app-type.ts'
import { foodOfSlug } from './write-foods.ts'
import { foodsCommand } from './foods-command.ts'

const run = promisify(execFile)
const CLI = fileURLToPath(new URL('foods-cli.ts', import.meta.url))

/** A recipe that names the members' food beside the catalogue's, and again in another group. */
const JAM: Draft = {
  ...emptyDraft('de'),
  Name: { de: 'Mus' },
  Lines: [
    { Key: 'plums', Text: { de: '2-3 kg Zwetschgoxyls, halbiert' } },
    { Key: 'plum', Text: { de: '1 Pflaume' } },
    { Key: 'more', Text: { de: '100 g Zwetschgoxyls' } },
  ],
  Steps: [{ Key: 'cook', Text: { de: '{plums|Zwetschgoxyls} kochen.' } }],
}

async function linesOf(app: App, who: Headers, id: number) {
  const [, rows] = await call<RecipeIngredient[]>(app, 'GET', `/my/recipes/${id}/ingredient`, who)
  return rows.map(({ Ingredient, ImperialAmount, MaxAmount, Note }) => ({
    isOwn: isOwnId(Ingredient.Id),
    Name: Ingredient.Name,
    Amount: ImperialAmount,
    MaxAmount,
    Note,
  }))
}

test.for(databases)('foods of members are merged into the catalogue’s (%s)', async (engine) => {
  const { app, database, ada, ben } = await startOwn(engine)
  const [, crumble] = await addOwn(app, ada)
  const [, jam] = await addOwn(app, ben, JAM)
  const [, idea] = await addOwn(app, ben, { ...JAM, Steps: [] })
  const { db } = database
  expect(await foodsCommand(db, ['list'])).toMatch(/^zwetschgoxyls: 2 members, 2 recipes$/imu)

  expect(await foodsCommand(db, ['merge', 'zwetschgoxyls', 'plum'])).toBe(
    '"zwetschgoxyls" merged: 2 members, 3 recipes',
  )
  const plum = await foodOfSlug(db, 'plum')
  const [, after] = await call(app, 'GET', `/my/recipes/${jam.Id}/draft`, ben)
  expect(after.Version).toBe(2)
  expect(after.Draft.Lines[0]).toEqual({
    Key: 'plums',
    Text: { de: '2-3 kg Zwetschgoxyls, halbiert' },
    Correction: {
      Amount: 2,
      MaxAmount: 3,
      Unit: 'kg',
      FoodId: plum,
      Name: 'Zwetschge',
      Note: 'Zwetschgoxyls, halbiert',
    },
  })
  const [, waiting] = await call(app, 'GET', `/my/recipes/${idea.Id}/draft`, ben)
  expect(waiting.Draft.Lines[0]?.Correction?.FoodId).toBe(plum)
  expect((await linesOf(app, ada, crumble.Id))[0]).toMatchObject({
    isOwn: false,
    Note: 'zwetschgoxyls, halved',
  })
  // Each line of the recipe is the catalogue's food, by itself or by a row that stands for it.
  const lines = await linesOf(app, ben, jam.Id)
  expect(new Set(lines.map(({ Name }) => Name)).size).toBe(1)
  expect(lines.map(({ Amount, MaxAmount }) => [Amount, MaxAmount ?? null])).toEqual([
    [1, 1.5],
    [0.5, null],
    [50, null],
  ])
  // A further save brings the member's own food back as little as the list does.
  const saved = await call(app, 'PATCH', `/my/recipes/${jam.Id}`, ben, {
    Version: 2,
    Draft: { ...after.Draft, Tags: ['Vorrat'] },
  })
  expect(saved[0]).toBe(200)
  expect(await foodsCommand(db, ['list'])).not.toContain('wetschgoxyl')
})

test.for(databases)('a food of members is adopted with names of its own (%s)', async (engine) => {
  const { app, database, ada, ben } = await startOwn(engine)
  const [, { Id }] = await addOwn(app, ada)
  const adopt = [
    'adopt',
    'zwetschgoxyls',
    'xyl-plum',
    'xyl plum|xyl plums',
    'Xylpflaume|Xylpflaumen',
  ]
  const { db } = database
  expect(await foodsCommand(db, adopt)).toBe('"zwetschgoxyls" merged: 1 member, 1 recipe')
  expect((await linesOf(app, ada, Id))[0]).toMatchObject({
    isOwn: false,
    Name: expect.stringContaining('xyl plum') as string,
    Note: 'zwetschgoxyls, halved',
  })
  // Everybody has it now.
  const [, { Foods }] = await call<{ Foods: { De: string[]; IsOwn: boolean }[] }>(
    app,
    'GET',
    '/my/foods',
    ben,
  )
  expect(Foods.filter(({ De }) => De.includes('Xylpflaumen'))).toMatchObject([{ IsOwn: false }])
  await expect(foodsCommand(db, adopt)).rejects.toThrow('No member has a food "zwetschgoxyls".')
})

test('npm run content:foods says how to call it, and what is missing', async () => {
  const { app, database, ada } = await startOwn('sqlite')
  await addOwn(app, ada, CRUMBLE)
  const { db } = database
  for (const [words, message] of [
    [['merge', 'zwetschgoxyls'], 'Usage: npm run content:foods -- list'],
    [['merge', 'zwetschgoxyls', 'plumb'], 'The catalogue has no food "plumb".'],
    [['merge', 'nothing', 'plum'], 'No member has a food "nothing".'],
    [['adopt', 'zwetschgoxyls', 'plum', 'plum', 'Pflaume'], 'The catalogue has "plum" already'],
  ] as const) {
    await expect(foodsCommand(db, words)).rejects.toThrow(message)
  }
  const env = { ...process.env, ...database.config }
  await expect(run(process.execPath, [CLI], { env })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Usage: /u) as string,
  })
})
