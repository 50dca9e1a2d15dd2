import { expect, test } from 'vitest'
import type { CookbookOfTheMonth } from '#contract/cookbook.ts'
import type { DeskMonth, DeskMonths, MonthChoices } from '#contract/cookbooks/month.ts'
import type { EngineName } from '#server/db/engine.ts'
import { berlinMonth, monthAfter } from '#server/lib/berlin-month.ts'
import { mainDatabase } from '#tests/support/database.ts'
import type { Person } from '#tests/support/desk.ts'
import { call } from '#tests/support/own-recipes.ts'
import { plainPicture, sendPicture } from '#tests/support/pictures.ts'
import { startCookbooks } from '#tests/support/published-cookbooks.ts'

const publication = (id = 0) => `/my/recipes/${id}/publication`
const THIS = berlinMonth(new Date())
const NEXT = monthAfter(THIS, 1)

/** The desk with its months, and how Imani makes a cookbook that fits. */
const startMonths = async (engine: EngineName) => {
  const server = await startCookbooks(engine)
  const { app, people, publish, trust, arranged, publishBook } = server
  const { ed, imani } = people
  const months = async (who = ed) =>
    (await call<DeskMonths>(app, 'GET', '/desk/months?LangId=1', who.headers))[1].Months
  const choose = async (month: string, CookbookId: number, more: object = {}, who: Person = ed) =>
    await call<DeskMonth>(app, 'POST', `/desk/months/${month}?LangId=1`, who.headers, {
      CookbookId,
      ...more,
    })
  const choices = async (month: string) =>
    (await call<MonthChoices>(app, 'GET', `/desk/months/${month}/choices`, ed.headers))[1].Choices
  const shown = async (LangId = 1) =>
    (await call<CookbookOfTheMonth | null>(app, 'GET', `/slider/month?LangId=${LangId}`))[1]
  const fitting = async () => {
    const recipes = []
    for (let count = 0; count < 4; count += 1) recipes.push((await publish()).own.Id)
    await trust()
    const texts = { Name: { en: 'Crust', de: 'Kruste' }, Recipes: recipes }
    const { book } = await arranged(texts)
    const path = `/my/cookbooks/${book.Id}`
    const bytes = await plainPicture('black', 2400, 750).png().toBuffer()
    const picture = { field: 'picture', headers: imani.headers, bytes }
    await sendPicture(app, `${path}/picture/header`, picture)
    const Description = { en: 'Bread.', de: 'Brot.' }
    await call(app, 'PATCH', path, imani.headers, { Version: 2, Description })
    const [, { Published }] = await publishBook(book.Id)
    return { path, publicId: Published?.Id ?? 0, recipes }
  }
  return { ...server, months, choose, choices, shown, fitting }
}

test.for(mainDatabase)(
  'BOK-60 BOK-61 DSK-90 the desk chooses the cookbook of a month, a year ahead (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const server = await startMonths(engine)
    const { app, people, months, choose, choices, shown, fitting } = server
    const { publicId } = await fitting()
    const before = await months()
    expect(before.map(({ Month }) => Month)).toEqual(
      Array.from({ length: 12 }, (_, index) => monthAfter(THIS, index)),
    )
    expect(before[0]).toMatchObject({ Source: 'folder', Chosen: null, Banner: await shown() })
    const all = await choices(THIS)
    expect(all.find(({ Id }) => Id === publicId)).toMatchObject({
      Name: 'Crust',
      AuthorName: 'Imani Krause',
      RecipeCount: 4,
      LastChosen: null,
      Misses: [],
    })
    const fit = all.filter(({ Misses }) => Misses.length === 0)
    expect(all.slice(0, fit.length)).toEqual(fit)
    const Sentence = { en: 'For the one day that has time for it.' }
    const [status, chosen] = await choose(THIS, publicId, { Sentence })
    expect([status, chosen]).toMatchObject([
      200,
      { Source: 'desk', Chosen: { Id: publicId, Sentence, Misses: [], Withdrawn: null } },
    ])
    expect(await shown()).toEqual(chosen.Banner)
    expect(await shown()).toMatchObject({
      BookId: publicId,
      Title: 'Crust',
      ImageTone: 'dark',
      Book: { Description: Sentence.en },
    })
    expect(await shown(0)).toMatchObject({ Title: 'Kruste', Book: { Description: 'Brot.' } })
    expect(chosen).toMatchObject({ CoverPath: null, Chosen: { Description: 'Bread.' } })
    // What somebody else has chosen meanwhile stays.
    const late = { Instead: null }
    expect(await choose(THIS, fit[0]?.Id ?? 0, late)).toMatchObject([
      409,
      { Code: 'ChangedMeanwhile' },
    ])
    expect((await choose(THIS, publicId, { Sentence, Instead: publicId }))[0]).toBe(200)
    // The same again only after a year.
    expect(await choose(NEXT, publicId)).toMatchObject([400, { Code: 'FieldInvalid' }])
    expect((await choices(NEXT)).find(({ Id }) => Id === publicId)).toMatchObject({
      LastChosen: THIS,
      Misses: ['recent'],
    })
    for (const month of [monthAfter(THIS, -1), monthAfter(THIS, 12)])
      expect((await choose(month, publicId))[0]).toBe(404)
    expect((await choose('2026-13', publicId))[0]).toBe(400)
    expect((await choose(THIS, 999_999))[0]).toBe(404)
    const path = `/desk/months/${THIS}?LangId=1`
    for (let turn = 0; turn < 2; turn++)
      expect(await call(app, 'DELETE', path, people.ed.headers)).toMatchObject([
        200,
        { Source: 'folder', Chosen: null },
      ])
  },
)

test.for(mainDatabase)(
  'BOK-62 a cookbook that is withdrawn gives its month back to the desk (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const server = await startMonths(engine)
    const { app, people, months, choose, shown, fitting, database, publishBook } = server
    const { path, publicId, recipes } = await fitting()
    const folders = await shown()
    await choose(THIS, publicId)
    expect(await shown()).toMatchObject({ BookId: publicId })
    // Without its last recipe it is not shown, and comes back with one.
    for (const id of recipes) await call(app, 'DELETE', publication(id), people.imani.headers)
    expect(await shown()).toEqual(folders)
    expect((await months())[0]).toMatchObject({
      Source: 'given-back',
      Chosen: { Id: publicId, Withdrawn: expect.any(String), Misses: ['recipes'] },
      Banner: folders,
    })
    await call(app, 'POST', publication(recipes[0]), people.imani.headers)
    expect(await shown()).toMatchObject({ BookId: publicId })
    await call(app, 'DELETE', `${path}/publication`, people.imani.headers)
    expect(await shown()).toEqual(folders)
    const log = await database.db
      .selectFrom('desk_log')
      .select(['action', 'details'])
      .where('action', 'in', ['month-chosen', 'month-given-back'])
      .orderBy('id')
      .execute()
    const details = JSON.stringify({ month: THIS })
    expect(log).toEqual([
      { action: 'month-chosen', details },
      { action: 'month-given-back', details },
      { action: 'month-given-back', details },
    ])
    // And with the account of its author.
    await publishBook(Number(path.split('/').at(-1)))
    expect(await shown()).toMatchObject({ BookId: publicId })
    const bye = await call(app, 'PATCH', '/me/delete_account', people.imani.headers, {
      Message: 'Bye',
    })
    expect(bye).toEqual([200, {}])
    expect(await shown()).toEqual(folders)
    expect((await months())[0]).toMatchObject({ Source: 'folder', Chosen: null })
  },
)

test.for(mainDatabase)(
  'BOK-63 BOK-64 nobody chooses their own, and without a plan the newest well rated one stands (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const server = await startMonths(engine)
    const { people, months, choose, shown, fitting, database, grant } = server
    const { publicId } = await fitting()
    await grant('imani', 'editor')
    expect(await choose(THIS, publicId, {}, people.imani)).toMatchObject([
      403,
      { Code: 'OwnDecision' },
    ])
    expect((await choose(THIS, publicId, {}, people.mia))[0]).toBe(404)
    await database.db.deleteFrom('cookbook_months').execute()
    const best = await database.db
      .selectFrom('cookbooks')
      .select('id')
      .where('rating_average', '>=', 4)
      .where('rating_count', '>=', 3)
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(best.id).not.toBe(publicId)
    expect(await shown()).toMatchObject({ BookId: best.id })
    expect((await months())[0]).toMatchObject({ Source: 'best', Banner: { BookId: best.id } })
    await database.db
      .updateTable('all_cookbooks')
      .set({ rating_average: 4.5, rating_count: 3, rating_sum: 11 })
      .where('id', '=', publicId)
      .execute()
    expect(await shown()).toMatchObject({ BookId: publicId })
  },
)
