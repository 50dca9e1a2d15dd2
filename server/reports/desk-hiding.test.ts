import { expect, test } from 'vitest'
import type { Author } from '#contract/author.ts'
import type { Cookbook, CookbookOfTheMonth } from '#contract/cookbook.ts'
import type { DeskCase, DeskCases } from '#contract/reports/desk-reports.ts'
import type { OwnCases } from '#contract/reports/report.ts'
import type { ReportKind } from '#contract/reports/limits.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { DEMO_FOLDER } from '#content/catalogue-folder.ts'
import { importCatalogue } from '#server/catalogue-import/import.ts'
import type { EngineName } from '#server/db/engine.ts'
import { sitemapXml } from '#server/pages/sitemap-xml.ts'
import { mainDatabase } from '#tests/support/database.ts'
import { call } from '#tests/support/own-recipes.ts'
import { startPublishing, PUBLIC_CRUMBLE } from '#tests/support/publishing.ts'
import type { Person } from '#tests/support/desk.ts'

const WHY = { Reason: 'copied', Remark: 'It is page 44 of a book, word for word.' } as const

/** A server where Mia reports things, and Ed and Eve decide about them. */
async function startHiding(engine: EngineName) {
  const server = await startPublishing(engine)
  const { app, database, people } = server
  const report = async (Kind: ReportKind, Id: number) => {
    const { headers } = people.mia
    const said = { Kind, Id, Reason: 'copied' }
    return (await call(app, 'POST', '/report', headers, said))[0]
  }
  const decide = async (who: Person, Kind: ReportKind, how: 'hide' | 'keep') => {
    const { headers } = who
    const [, { Cases }] = await call<DeskCases>(app, 'GET', '/desk/reports?LangId=1', headers)
    const found = Cases.find((one) => one.Kind === Kind)
    const body = { Revision: found?.Revision, ...(how === 'hide' && WHY) }
    return await call<DeskCase>(app, 'PATCH', `/desk/reports/${found?.Id}/${how}`, headers, body)
  }
  const hide = async (Kind: ReportKind, Id: number) => {
    expect(await report(Kind, Id)).toBe(201)
    return await decide(people.ed, Kind, 'hide')
  }
  const casesOf = async ({ headers }: Person) =>
    (await call<OwnCases>(app, 'GET', '/my/cases?LangId=1', headers))[1].Cases
  const object = async ({ headers }: Person, id: number) =>
    (await call(app, 'PATCH', `/my/cases/${id}/object`, headers, { Text: 'It is mine.' }))[0]
  const sitemap = async () =>
    await sitemapXml({ db: database.db, origin: 'https://s.example', mediaBase: '' })
  return { ...server, report, decide, hide, casesOf, object, sitemap }
}

test.for(mainDatabase)(
  'RPT-30 RPT-31 a recipe that the desk hides is nowhere, and comes back as it was (%s)',
  async (engine) => {
    const server = await startHiding(engine)
    const { app, people, publish, hide, casesOf, object, decide, sitemap, standing } = server
    const { own, publicId } = await publish()
    const path = `/recipe/${publicId}?LangId=1`
    const [, before] = await call<Recipe>(app, 'GET', path)
    const found = async () =>
      (await call<Recipe[]>(app, 'GET', '/recipe?term=xylander&LangId=1'))[1].map(({ Id }) => Id)
    const count = async () => (await call<number>(app, 'GET', '/recipe/count'))[1]
    const all = await count()
    const words = await found()
    expect(await hide('recipe', publicId)).toMatchObject([
      200,
      { State: 'hidden', Title: PUBLIC_CRUMBLE.Name.en },
    ])
    expect((await call(app, 'GET', path))[0]).toBe(404)
    expect([await count(), await found()]).toEqual([all - 1, []])
    expect(await sitemap()).not.toContain(`/recipes/${publicId}?`)
    const [mine] = await casesOf(people.imani)
    expect(mine).toMatchObject({
      Kind: 'recipe',
      OwnRecipeId: own.Id,
      Remark: WHY.Remark,
      MayObject: true,
      MayChange: false,
      MayDelete: false,
    })
    const again = `/my/recipes/${own.Id}/publication`
    expect((await call(app, 'POST', again, people.imani.headers))[0]).toBe(404)
    expect(await object(people.imani, mine?.Id ?? 0)).toBe(200)
    expect((await decide(people.ed, 'recipe', 'keep'))[0]).toBe(403)
    expect((await decide(people.eve, 'recipe', 'keep'))[0]).toBe(200)
    const after = (await call<Recipe>(app, 'GET', path))[1]
    expect(after).toEqual({ ...before, Views: after.Views })
    expect([await count(), await found()]).toEqual([all, words])
    expect((await standing(people.imani, own.Id)).Published).toMatchObject({ IsLive: true })
  },
)

test.for(mainDatabase)(
  'RPT-31 a recipe that is shown again is found by the name that its author has then (%s)',
  async (engine) => {
    const { app, database, people, publish, hide, casesOf, object, decide, rename } =
      await startHiding(engine)
    const { publicId } = await publish()
    const found = async (term: string) =>
      (await call<Recipe[]>(app, 'GET', `/recipe?term=${term}&LangId=1`))[1].map(({ Id }) => Id)
    await hide('recipe', publicId)
    const kept = await database.db.selectFrom('hidden_recipes').select('listed').execute()
    expect(JSON.stringify(kept)).not.toContain('krause')
    await rename('Imani Okonkwo')
    const [mine] = await casesOf(people.imani)
    expect(await object(people.imani, mine?.Id ?? 0)).toBe(200)
    expect((await decide(people.eve, 'recipe', 'keep'))[0]).toBe(200)
    expect([await found('krause'), await found('okonkwo')]).toEqual([[], [publicId]])
  },
)

test.for(mainDatabase)(
  'RPT-32 what an author changes is read before others see it, also of a trusted author (%s)',
  async (engine) => {
    const { app, database, people, publish, hide, casesOf, send, save, queue } =
      await startHiding(engine)
    const { own, publicId } = await publish()
    await database.db
      .updateTable('all_authors')
      .set({ is_trusted: 1 })
      .where('owner_id', '=', people.imani.id)
      .execute()
    await hide('recipe', publicId)
    const next = await save(people.imani, own, { ...PUBLIC_CRUMBLE, Tags: ['One pan'] })
    await send(people.imani, next)
    expect((await call(app, 'GET', `/recipe/${publicId}`))[0]).toBe(404)
    const [submission] = (await queue()).Submissions
    const { headers } = people.ed
    const approval = `/desk/submissions/${submission?.Id}/approval`
    expect((await call(app, 'POST', approval, headers))[0]).toBe(200)
    expect((await call(app, 'GET', `/recipe/${publicId}`))[0]).toBe(200)
    expect(await casesOf(people.imani)).toEqual([])
    const [, { Cases }] = await call<DeskCases>(app, 'GET', '/desk/reports', headers)
    expect(Cases).toEqual([])
  },
)

test.for(mainDatabase)(
  'RPT-33 a recipe of a folder stays hidden when the folder is imported again (%s)',
  async (engine) => {
    const { app, database, people, hide, decide, report } = await startHiding(engine)
    const path = '/recipe/1?LangId=1'
    const [, before] = await call<Recipe>(app, 'GET', path)
    expect((await hide('recipe', 1))[0]).toBe(200)
    const request = { database, folder: DEMO_FOLDER, config: database.config }
    expect(await importCatalogue(request)).toMatchObject({ hasChanged: false })
    expect((await call(app, 'GET', path))[0]).toBe(404)
    const listed = await database.db
      .selectFrom('recipe_tags')
      .select('recipe_id')
      .where('recipe_id', '=', 1)
      .execute()
    expect(listed).toEqual([])
    await database.db.updateTable('report_cases').set({ state: 'open' }).execute()
    expect((await decide(people.eve, 'recipe', 'keep'))[0]).toBe(200)
    const after = (await call<Recipe>(app, 'GET', path))[1]
    expect(after).toEqual({ ...before, Views: after.Views })
    expect(await report('recipe', 1)).toBe(201)
  },
)

test.for(mainDatabase)('RPT-34 a cookbook that the desk hides is nowhere (%s)', async (engine) => {
  const { app, database, people, hide, casesOf, object, decide, sitemap } =
    await startHiding(engine)
  const { imani } = people
  const [, book] = await call<Cookbook>(app, 'GET', '/book/1?LangId=1')
  await database.db
    .updateTable('all_authors')
    .set({ owner_id: null })
    .where('owner_id', '=', imani.id)
    .execute()
  await database.db
    .updateTable('all_authors')
    .set({ owner_id: imani.id })
    .where('id', '=', book.Author.Id)
    .execute()
  await database.db.updateTable('cookbook_months').set({ cookbook_id: 1 }).execute()
  const seen = async () => {
    const [, all] = await call<Cookbook[]>(app, 'GET', '/book?LangId=1')
    const [, byName] = await call<Cookbook[]>(app, 'GET', `/book?Term=${book.Name}&LangId=1`)
    const [, author] = await call<Author>(app, 'GET', `/author/${book.Author.Id}?LangId=1`)
    const [, ofAuthor] = await call<number>(app, 'GET', `/book/count?AuthorId=${book.Author.Id}`)
    const [, recipes] = await call<Recipe[]>(app, 'GET', `/recipe?term=${book.Name}&LangId=1`)
    const month = (await call<CookbookOfTheMonth | null>(app, 'GET', '/slider/month?LangId=1'))[1]
    return {
      isListed: all.some(({ Id }) => Id === 1),
      isFound: byName.some(({ Id }) => Id === 1),
      recipes: recipes.map(({ Name }) => Name),
      isSuggested: JSON.stringify(
        (await call(app, 'GET', `/search?term=${book.Name}&LangId=1`))[1],
      ).includes(book.Name),
      isInSitemap: (await sitemap()).includes('/cookbooks/1?'),
      isOfMonth: month?.BookId === 1,
      page: (await call(app, 'GET', '/book/1'))[0],
      liking: (await call(app, 'PATCH', '/book/1/favorize', people.mia.headers))[0],
      counts: [(await call<number>(app, 'GET', '/book/count'))[1], author.CookbookLength, ofAuthor],
    }
  }
  const before = await seen()
  expect(before.recipes).not.toEqual([])
  expect(await hide('cookbook', 1)).toMatchObject([200, { State: 'hidden', Title: book.Name }])
  expect(await seen()).toEqual({
    isListed: false,
    isFound: false,
    recipes: [],
    isSuggested: false,
    isInSitemap: false,
    isOfMonth: false,
    page: 404,
    liking: 404,
    counts: before.counts.map((count) => count - 1),
  })
  const [mine] = await casesOf(imani)
  expect(mine).toMatchObject({ Kind: 'cookbook', SubjectId: 1, Remark: WHY.Remark })
  expect(await object(imani, mine?.Id ?? 0)).toBe(200)
  expect((await decide(people.eve, 'cookbook', 'keep'))[0]).toBe(200)
  expect(await seen()).toEqual(before)
})

test.for(mainDatabase)(
  'RPT-35 an author page that the desk hides is nowhere, and what they wrote names nobody (%s)',
  async (engine) => {
    const { app, people, publish, hide, casesOf, object, decide, sitemap } =
      await startHiding(engine)
    const { publicId } = await publish()
    const [, recipe] = await call<Recipe>(app, 'GET', `/recipe/${publicId}?LangId=1`)
    const { Id, Name } = recipe.Author
    const seen = async () => {
      const [, all] = await call<Author[]>(app, 'GET', '/author?LangId=1')
      const [, found] = await call<Author[]>(app, 'GET', `/author?Term=${Name}&LangId=1`)
      const [, shown] = await call<Recipe>(app, 'GET', `/recipe/${publicId}?LangId=1`)
      const [, byName] = await call<Recipe[]>(app, 'GET', `/recipe?term=${Name}&LangId=1`)
      return {
        isFoundWith: byName.some((one) => one.Id === publicId),
        isListed: all.some((author) => author.Id === Id),
        isFound: found.length > 0,
        isInSitemap: (await sitemap()).includes(`/authors/${Id}?`),
        page: (await call(app, 'GET', `/author/${Id}`))[0],
        following: (await call(app, 'PATCH', `/author/${Id}/subscribe`, people.mia.headers))[0],
        named: shown.Author.Name,
      }
    }
    const before = await seen()
    expect(before).toMatchObject({ named: Name, isFoundWith: true })
    expect(await hide('author', Id)).toMatchObject([200, { State: 'hidden', Title: Name }])
    expect(await seen()).toEqual({
      isFoundWith: false,
      isListed: false,
      isFound: false,
      isInSitemap: false,
      page: 404,
      following: 404,
      named: 'a member',
    })
    const [mine] = await casesOf(people.imani)
    expect(mine).toMatchObject({ Kind: 'author', MayObject: true })
    expect(await object(people.imani, mine?.Id ?? 0)).toBe(200)
    expect((await decide(people.eve, 'author', 'keep'))[0]).toBe(200)
    expect(await seen()).toEqual(before)
  },
)
