import { expect, test } from 'vitest'
import type { Cookbook } from '#contract/cookbook.ts'
import type { OwnCases } from '#contract/reports/report.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { databases } from '#tests/support/database.ts'
import type { Person } from '#tests/support/desk.ts'
import { lineOf } from '#tests/support/own-cookbooks.ts'
import { call } from '#tests/support/own-recipes.ts'
import { plainPicture, sendPicture } from '#tests/support/pictures.ts'
import { startCookbooks } from '#tests/support/published-cookbooks.ts'

test.for(databases)(
  'BOK-50 BOK-51 the desk reads texts and pictures, and order is live at once (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const server = await startCookbooks(engine)
    const { app, people, publish, arranged, publishBook, standingOf, deskList, decideBook } = server
    const { imani, ed, eve } = people
    const [one, two] = [await publish(), await publish()]
    const device = await arranged({ Recipes: [one.own.Id, two.own.Id] })
    const { Id } = device.book
    const [, waiting] = await publishBook(Id)
    expect(waiting).toMatchObject({ Published: null, Submission: { State: 'waiting' } })
    const first = (await deskList()).Cookbooks[0]
    expect(first).toMatchObject({
      Name: { en: 'Things with crust' },
      Author: { Name: 'Imani Krause' },
      RecipeCount: 2,
      Live: null,
      IsMine: false,
    })
    const submission = first?.Id ?? 0
    expect((await decideBook(submission, 'approval', imani))[0]).toBe(404)
    expect((await decideBook(submission, 'approval', ed))[0]).toBe(200)
    expect(await decideBook(submission, 'approval', eve)).toMatchObject([
      409,
      { Code: 'AlreadyDecided' },
    ])
    const { Published } = await standingOf(Id)
    const read = async () => (await call<Cookbook>(app, 'GET', `/book/${Published?.Id}`))[1]
    const recipes = async () =>
      (await call<Recipe[]>(app, 'GET', `/recipe?BookId=${Published?.Id}`))[1].map((of) => of.Id)
    expect(await recipes()).toEqual([one.publicId, two.publicId])

    // Order and tabs: at once. Texts: they wait.
    await device.send(
      { Kind: 'move', Recipe: two.own.Id, Tab: null, After: null },
      { Kind: 'add-tab', Tab: 'bread', Name: { en: 'Bread' } },
      { Kind: 'move', Recipe: one.own.Id, Tab: 'bread', After: null },
    )
    expect((await standingOf(Id)).Changes).toMatchObject({ HasOtherOrder: true, Added: [] })
    expect(await recipes()).toEqual([one.publicId, two.publicId])
    expect((await publishBook(Id))[1]).toMatchObject({ Submission: null, Changes: null })
    expect(await read()).toMatchObject({ DishPartitions: [{ Name: 'Bread' }] })
    await call(app, 'PATCH', `/my/cookbooks/${Id}`, imani.headers, {
      Version: 1,
      Name: { en: 'Crust' },
    })
    await device.send({ Kind: 'move', Recipe: one.own.Id, Tab: null, After: two.own.Id })
    expect((await publishBook(Id))[1]).toMatchObject({
      Submission: { State: 'waiting' },
      Changes: { HasOtherTexts: true, HasOtherOrder: false },
    })
    expect(await read()).toMatchObject({ Name: 'Things with crust', DishPartitions: [] })
    expect(await recipes()).toEqual([two.publicId, one.publicId])
    const again = (await deskList()).Cookbooks[0]
    expect(again).toMatchObject({
      Name: { en: 'Crust' },
      Live: { Name: { en: 'Things with crust' } },
    })
    expect((await decideBook(again?.Id ?? 0, 'return', ed, { Answer: ' ' }))[0]).toBe(400)
    const answer = { Answer: 'Which crust?' }
    expect((await decideBook(again?.Id ?? 0, 'return', ed, answer))[0]).toBe(200)
    expect((await standingOf(Id)).Submission).toMatchObject({
      State: 'returned',
      Answer: 'Which crust?',
    })
    // Taken back, it is not at the desk any more.
    await publishBook(Id)
    const path = `/my/cookbooks/${Id}/submission`
    const third = (await deskList()).Cookbooks[0]
    expect((await call(app, 'DELETE', path, imani.headers))[0]).toBe(200)
    expect((await call(app, 'DELETE', path, imani.headers))[0]).toBe(409)
    expect((await decideBook(third?.Id ?? 0, 'approval'))[0]).toBe(409)
    expect(await read()).toMatchObject({ Name: 'Things with crust' })
  },
)

test.for(databases)(
  'BOK-52 a trusted author publishes at once, and the desk looks afterwards (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const server = await startCookbooks(engine)
    const { people, publish, trust, arranged, publishBook, deskList, decideBook, database } = server
    const { own } = await publish()
    await trust()
    const device = await arranged({ Recipes: [own.Id] })
    await publishBook(device.book.Id)
    expect((await deskList()).Cookbooks).toEqual([])
    const [look] = (await deskList('trusted')).Cookbooks
    expect((await decideBook(look?.Id ?? 0, 'look', people.imani))[0]).toBe(404)
    expect((await decideBook(look?.Id ?? 0, 'look'))[0]).toBe(200)
    expect((await deskList('trusted')).Counts).toEqual({ waiting: 0, trusted: 0 })
    const log = await database.db
      .selectFrom('desk_log')
      .select('action')
      .where('subject_kind', '=', 'cookbook')
      .orderBy('id')
      .execute()
    expect(log.map(({ action }) => action)).toEqual([
      'cookbook-published-by-trust',
      'cookbook-looked-at',
    ])
  },
)

test.for(databases)(
  'BOK-53 changes gather until they are published, or all undone (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const server = await startCookbooks(engine)
    const { app, people, publish, trust, arranged, publishBook, standingOf } = server
    const { headers } = people.imani
    const [one, two, three] = [await publish(), await publish(), await publish()]
    await trust()
    const device = await arranged({ Recipes: [one.own.Id, two.own.Id] })
    const { Id } = device.book
    const path = `/my/cookbooks/${Id}`
    const picture = async (colour: string) => {
      const bytes = await plainPicture(colour, 900, 1200).png().toBuffer()
      const sent = { field: 'picture', headers, bytes }
      return (await sendPicture(app, `${path}/picture/cover`, sent)).json<{ Version: number }>()
    }
    await picture('red')
    const [, { Published }] = await publishBook(Id)
    const [, shown] = await call<Cookbook>(app, 'GET', `/book/${Published?.Id}`)
    expect(shown.CoverPath).toMatch(/^\/media\/members\//u)
    expect((await app.inject({ url: shown.CoverPath ?? '' })).statusCode).toBe(200)
    const before = await device.look()
    const { Version } = await picture('blue')
    await call(app, 'PATCH', path, headers, { Version, Description: { de: 'Knusprig.' } })
    await device.send(
      { Kind: 'add', Recipe: three.own.Id, Tab: null },
      { Kind: 'take-out', Recipe: one.own.Id },
    )
    expect((await standingOf(Id)).Changes).toEqual({
      HasOtherTexts: true,
      HasOtherPictures: true,
      HasOtherOrder: false,
      Added: [three.own.Id],
      TakenOut: [{ Id: one.own.Id, Name: one.own.Draft.Name }],
    })
    expect((await call<Cookbook>(app, 'GET', `/book/${Published?.Id}`))[1]).toEqual({
      ...shown,
      Views: shown.Views,
    })
    expect((await call(app, 'POST', `${path}/undo`, headers))[0]).toBe(200)
    const after = await device.look()
    expect(lineOf(after)).toBe(lineOf(before))
    expect(after).toMatchObject({ Cover: before.Cover, Description: {} })
    expect((await standingOf(Id)).Changes).toBeNull()
  },
)

test.for(databases)(
  'BOK-54 what the desk hides of a cookbook comes back to its place (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const server = await startCookbooks(engine)
    const { app, people, publish, trust, arranged, publishBook } = server
    const [one, two] = [await publish(), await publish()]
    await trust()
    const { book } = await arranged({ Recipes: [one.own.Id, two.own.Id] })
    const [, { Published }] = await publishBook(book.Id)
    const recipes = async () =>
      (await call<Recipe[]>(app, 'GET', `/recipe?BookId=${Published?.Id}`))[1].map((of) => of.Id)
    const report = { Kind: 'recipe', Id: one.publicId, Reason: 'copied' }
    await call(app, 'POST', '/report', people.mia.headers, report)
    type Case = { Id: number; Revision: string }
    const [, { Cases }] = await call<{ Cases: Case[] }>(
      app,
      'GET',
      '/desk/reports',
      people.ed.headers,
    )
    const path = `/desk/reports/${Cases[0]?.Id}`
    const decide = async ({ headers }: Person, act: string, body: object) =>
      (
        await call(app, 'PATCH', `${path}/${act}`, headers, {
          Revision: (await call<Case>(app, 'GET', path, headers))[1].Revision,
          ...body,
        })
      )[0]
    expect(await decide(people.ed, 'hide', { Reason: 'copied', Remark: 'Whose is it?' })).toBe(200)
    expect(await recipes()).toEqual([two.publicId])
    const [, mine] = await call<OwnCases>(app, 'GET', '/my/cases', people.imani.headers)
    const object = `/my/cases/${mine.Cases[0]?.Id}/object`
    await call(app, 'PATCH', object, people.imani.headers, { Text: 'It is mine.' })
    expect(await decide(people.eve, 'keep', {})).toBe(200)
    expect(await recipes()).toEqual([one.publicId, two.publicId])
  },
)
