import { expect, test } from 'vitest'
import type { Cookbook } from '#contract/cookbook.ts'
import type { OwnCookbook } from '#contract/cookbooks/own-cookbook.ts'
import { isOwnId } from '#contract/own-recipes/own-id.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { sitemapXml } from '#server/pages/sitemap-xml.ts'
import { mainDatabase } from '#tests/support/database.ts'
import { addBook } from '#tests/support/own-cookbooks.ts'
import { addOwn, call, CRUMBLE } from '#tests/support/own-recipes.ts'
import { plainPicture, sendPicture } from '#tests/support/pictures.ts'
import { startCookbooks } from '#tests/support/published-cookbooks.ts'

test.for(mainDatabase)(
  'BOK-40 BOK-41 a published cookbook stands beside those of the folder (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const { app, database, people, publish, trust, arranged, publishBook } =
      await startCookbooks(engine)
    const [, before] = await call<number>(app, 'GET', '/book/count')
    const one = await publish()
    const two = await publish()
    await trust()
    const [, draft] = await addOwn(app, people.imani.headers)
    const { book } = await arranged(
      { Name: { en: 'Xylophone suppers' }, Recipes: [one.publicId, two.own.Id, draft.Id] },
      { Kind: 'add-tab', Tab: 'late', Name: { en: 'Late' } },
      { Kind: 'add-tab', Tab: 'drafts', Name: { en: 'Drafts' } },
      { Kind: 'move', Recipe: one.own.Id, Tab: 'late', After: null },
      { Kind: 'move', Recipe: draft.Id, Tab: 'drafts', After: null },
    )
    const [status, published] = await publishBook(book.Id)
    expect([status, published]).toMatchObject([
      200,
      { Published: { IsLive: true, IsShown: true }, Changes: null, Submission: null, Lacks: [] },
    ])
    const id = published.Published?.Id ?? 0
    expect(isOwnId(id)).toBe(false)
    const [, german] = await call<Cookbook>(app, 'GET', `/book/${id}?LangId=0`)
    expect(german).toMatchObject({
      Id: id,
      Name: 'Xylophone suppers',
      Description: null,
      Author: { Name: 'Imani Krause' },
      RecipeCount: 2,
      DishPartitions: [{ Name: 'Late' }],
    })
    const [tab] = german.DishPartitions
    const inBook = async (query: string) =>
      (await call<Recipe[]>(app, 'GET', `/recipe?BookId=${id}${query}`))[1].map(({ Id }) => Id)
    expect(await inBook('')).toEqual([one.publicId, two.publicId])
    expect(await inBook(`&DishPartitionId=${tab?.Id}`)).toEqual([one.publicId])
    expect((await call<number>(app, 'GET', '/book/count'))[1]).toBe(before + 1)
    for (const query of [
      'OrderBy=isPublished&limit=1',
      'Term=xylophone',
      `AuthorId=${german.Author.Id}`,
    ]) {
      const [, found] = await call<Cookbook[]>(app, 'GET', `/book?${query}`)
      expect([query, found.map(({ Id }) => Id)]).toEqual([query, [id]])
    }
    const [, author] = await call<{ CookbookLength: number }>(
      app,
      'GET',
      `/author/${german.Author.Id}`,
    )
    expect(author.CookbookLength).toBe(1)
    const [, names] = await call<unknown[]>(app, 'GET', '/search?term=xyloph&LangId=1')
    expect(JSON.stringify(names)).toContain('Xylophone suppers')
    // Its recipes are found by its name, too.
    const [, recipes] = await call<Recipe[]>(app, 'GET', '/recipe?term=xylophone')
    expect(recipes.map(({ Id }) => Id).toSorted((a, b) => a - b)).toEqual([
      one.publicId,
      two.publicId,
    ])
    const xml = await sitemapXml({ db: database.db, origin: 'https://s.example', mediaBase: '' })
    expect(xml).toContain(`https://s.example/cookbooks/${id}?lang=en`)
  },
)

test.for(mainDatabase)(
  'BOK-42 a draft in a published cookbook appears when it is published (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const server = await startCookbooks(engine)
    const { app, people, publish, trust, arranged, publishBook, send } = server
    const { own } = await publish()
    const [, draft] = await addOwn(app, people.imani.headers, {
      ...CRUMBLE,
      Name: { en: 'Rye biscuits' },
    })
    await trust()
    const { book } = await arranged(
      { Recipes: [own.Id, draft.Id] },
      { Kind: 'add-tab', Tab: 'sweet', Name: { en: 'Sweet', de: 'Süß' } },
      { Kind: 'move', Recipe: draft.Id, Tab: 'sweet', After: null },
    )
    const [, { Published }] = await publishBook(book.Id)
    const read = async (LangId = 0) =>
      (await call<Cookbook>(app, 'GET', `/book/${Published?.Id}?LangId=${LangId}`))[1]
    expect(await read()).toMatchObject({ RecipeCount: 1, DishPartitions: [] })
    expect((await send(people.imani, draft))[0]).toBe(201)
    expect(await read()).toMatchObject({ RecipeCount: 2, DishPartitions: [{ Name: 'Süß' }] })
    expect((await read(1)).DishPartitions).toMatchObject([{ Name: 'Sweet' }])
  },
)

test.for(mainDatabase)(
  'BOK-43 BOK-44 without its last recipe a cookbook is gone, and it comes back with one (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const server = await startCookbooks(engine)
    const { app, people, publish, trust, arranged, publishBook, standingOf } = server
    const { own, publicId } = await publish()
    await trust()
    const { book } = await arranged({ Recipes: [own.Id] })
    const [, { Published }] = await publishBook(book.Id)
    const id = Published?.Id ?? 0
    await call(app, 'PATCH', `/book/${id}/favorize`, people.mia.headers)
    const rate = { RatingValue: 'Good' }
    await call(app, 'POST', `/recipe/${publicId}/rate`, people.mia.headers, rate)
    const [, before] = await call<Cookbook>(app, 'GET', `/book/${id}`)
    expect(before.Rating).toEqual({ GlobalRating: 4, TotalRatings: 1 })
    const path = `/my/recipes/${own.Id}/publication`
    expect((await call(app, 'DELETE', path, people.imani.headers))[0]).toBe(200)
    const gone = await call<{ Reason?: string }>(app, 'GET', `/book/${id}`)
    expect(gone).toMatchObject([404, { Code: 'RequestInvalid', Reason: 'Withdrawn' }])
    expect((await call<Cookbook[]>(app, 'GET', '/book?Term=crust'))[1]).toEqual([])
    expect(
      await call(app, 'GET', '/my/favourites/withdrawn?LangId=1', people.mia.headers),
    ).toMatchObject([200, { Cookbooks: [{ Id: id, Name: 'Things with crust' }] }])
    expect((await standingOf(book.Id)).Published).toMatchObject({ IsLive: true, IsShown: false })
    expect((await call(app, 'POST', path, people.imani.headers))[0]).toBe(200)
    const [, again] = await call<Cookbook>(app, 'GET', `/book/${id}`, people.mia.headers)
    expect(again).toEqual({ ...before, IsFavorized: true, Views: again.Views })
  },
)

test.for(mainDatabase)(
  'BOK-45 a withdrawn cookbook leaves its recipes, and what it was to those who have it (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const server = await startCookbooks(engine)
    const { app, people, publish, trust, arranged, publishBook, standingOf } = server
    const { imani, mia } = people
    const { own, publicId } = await publish()
    await trust()
    const { book } = await arranged({ Recipes: [own.Id] })
    const [, { Published }] = await publishBook(book.Id)
    const id = Published?.Id ?? 0
    await call(app, 'PATCH', `/book/${id}/favorize`, mia.headers)
    const path = `/my/cookbooks/${book.Id}`
    expect(await call(app, 'GET', `${path}/withdrawal`, imani.headers)).toMatchObject([
      200,
      { Recipes: 1, Favourites: 1 },
    ])
    for (let turn = 0; turn < 2; turn++)
      expect(await call(app, 'DELETE', `${path}/publication`, imani.headers)).toMatchObject([
        200,
        { Published: { Id: id, IsLive: false, IsShown: false } },
      ])
    expect((await call(app, 'GET', `/book/${id}`))[0]).toBe(404)
    expect((await call(app, 'GET', `/recipe/${publicId}`))[0]).toBe(200)
    expect(await call(app, 'GET', `/book/${id}/withdrawn?LangId=1`)).toMatchObject([
      200,
      { Name: 'Things with crust', Recipes: [{ Id: publicId, Name: CRUMBLE.Name.en }] },
    ])
    expect((await call(app, 'GET', '/book/1/withdrawn'))[0]).toBe(404)
    expect((await call(app, 'PATCH', `/book/${id}/favorize`, people.ed.headers))[0]).toBe(404)
    // Published again it has its address.
    const [, again] = await publishBook(book.Id)
    expect(again.Published).toMatchObject({ Id: id, IsLive: true, IsShown: true, Favourites: 1 })
    // A cookbook in the bin is withdrawn, and a favourite may go.
    await call(app, 'DELETE', path, imani.headers)
    expect((await call(app, 'GET', `/book/${id}`))[0]).toBe(404)
    expect((await call(app, 'PATCH', `/book/${id}/unfavorize`, mia.headers))[0]).toBe(200)
    expect((await call(app, 'PATCH', `/book/${id}/unfavorize`, mia.headers))[0]).toBe(404)
    await call(app, 'POST', `${path}/restore`, imani.headers)
    expect((await standingOf(book.Id)).Published).toMatchObject({ IsLive: false })
  },
)

test.for(mainDatabase)(
  'BOK-46 only an author publishes, and only recipes of their own (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const server = await startCookbooks(engine)
    const { app, people, publish, trust, arranged, publishBook, standingOf } = server
    const { own } = await publish()
    await trust()
    const [, draft] = await addOwn(app, people.imani.headers)
    const lacking = async (body: Parameters<typeof arranged>[0]) => {
      const { book } = await arranged(body)
      const [status, { Code }] = await publishBook(book.Id)
      return [(await standingOf(book.Id)).Lacks, status, Code]
    }
    expect(await lacking({ Recipes: [draft.Id] })).toEqual([['recipes'], 400, 'FieldRequired'])
    expect(await lacking({ Recipes: [own.Id, 3] })).toEqual([['others'], 400, 'FieldInvalid'])
    expect(await lacking({ Recipes: [own.Id], Name: {} })).toEqual([['name'], 400, 'FieldRequired'])
    const mias = await addBook(app, people.mia.headers, { Recipes: [3] })
    expect((await publishBook(mias.Id, people.mia))[0]).toBe(404)
    const { book } = await arranged({ Recipes: [own.Id] })
    expect((await publishBook(book.Id, people.mia, book))[0]).toBe(404)
    const old: OwnCookbook = { ...book, Version: 7 }
    expect((await publishBook(book.Id, people.imani, old))[0]).toBe(409)
    expect((await publishBook(book.Id))[0]).toBe(200)
  },
)

test.for(mainDatabase)(
  'BOK-47 cookbooks go with the account of their author, and copies stay (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const server = await startCookbooks(engine)
    const { app, people, publish, trust, arranged, publishBook, database } = server
    const { imani, mia } = people
    const { own, publicId } = await publish()
    await trust()
    const { book } = await arranged({ Recipes: [own.Id] })
    const bytes = await plainPicture('red', 900, 1200).png().toBuffer()
    const cover = { field: 'picture', headers: imani.headers, bytes }
    await sendPicture(app, `/my/cookbooks/${book.Id}/picture/cover`, cover)
    const [, { Published }] = await publishBook(book.Id)
    await call(app, 'PATCH', `/book/${Published?.Id}/favorize`, mia.headers)
    const [, { LinkToken }] = await call<OwnCookbook>(
      app,
      'POST',
      `/my/cookbooks/${book.Id}/link`,
      imani.headers,
    )
    const [, copy] = await call<OwnCookbook>(
      app,
      'POST',
      `/unlisted/cookbook/${LinkToken}/copy`,
      mia.headers,
      { Key: 'copy' },
    )
    const [, before] = await call<number>(app, 'GET', '/book/count')
    const bye = { Message: 'Bye', Published: 'leave' }
    expect((await call(app, 'PATCH', '/me/delete_account', imani.headers, bye))[0]).toBe(200)
    expect((await call(app, 'GET', `/book/${Published?.Id}`))[0]).toBe(404)
    expect((await call<number>(app, 'GET', '/book/count'))[1]).toBe(before - 1)
    for (const table of ['cookbook_publications', 'cookbook_submissions', 'own_pictures'] as const)
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([])
    expect((await call(app, 'GET', `/recipe/${publicId}`))[0]).toBe(200)
    const [, kept] = await call<OwnCookbook>(app, 'GET', `/my/cookbooks/${copy.Id}`, mia.headers)
    expect(kept).toMatchObject({ CopiedFrom: '', Recipes: [{ Id: publicId, Author: null }] })
  },
)
