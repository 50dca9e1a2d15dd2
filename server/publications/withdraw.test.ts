import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { Withdrawal } from '#contract/publishing/publication.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { sitemapXml } from '#server/pages/sitemap-xml.ts'
import type { OwnPicture } from '#contract/own-recipes/own-recipe.ts'
import { databases } from '#tests/support/database.ts'
import { change, session } from '#tests/support/kitchen.ts'
import { call } from '#tests/support/own-recipes.ts'
import { sendPicture } from '#tests/support/pictures.ts'
import { PUBLIC_CRUMBLE, startPublishing } from '#tests/support/publishing.ts'

test.for(databases)(
  'PUB-40 PUB-41 a withdrawn recipe is nowhere, and says before what happens (%s)',
  async (engine) => {
    const { app, people, publish, database, standing } = await startPublishing(engine)
    const { imani, mia } = people
    const { headers } = imani
    const upload = await sendPicture(app, '/my/pictures', { field: 'picture', headers })
    const PictureId = upload.json<OwnPicture>().Id
    const [, before] = await call<number>(app, 'GET', '/recipe/count')
    const { own, publicId } = await publish({ ...PUBLIC_CRUMBLE, PictureId })
    const [, shown] = await call<Recipe>(app, 'GET', `/recipe/${publicId}`)
    const [, food] = await call<{ Id: number }[]>(app, 'GET', '/ingredient?term=zwetschgoxyls')
    await call(app, 'POST', `/recipe/${publicId}/rate`, mia.headers, { RatingValue: 'Good' })
    await call(app, 'POST', `/recipe/${publicId}/comment`, mia.headers, { text: 'So good.' })
    await call(app, 'PATCH', `/recipe/${publicId}/favorize`, mia.headers)
    await call(app, 'POST', '/shopping/recipe', mia.headers, { RecipeId: publicId, Persons: 4 })
    const path = `/my/recipes/${own.Id}`
    const [, counts] = await call<Withdrawal>(app, 'GET', `${path}/withdrawal`, headers)
    expect(counts).toEqual({
      Ratings: 1,
      Comments: 1,
      Notes: 0,
      Favourites: 1,
      Lists: 1,
      Kitchens: 0,
    })
    expect((await call(app, 'GET', `${path}/withdrawal`, mia.headers))[0]).toBe(404)

    expect((await call(app, 'DELETE', `${path}/publication`, headers))[0]).toBe(200)
    expect(await call(app, 'GET', `/recipe/${publicId}`)).toMatchObject([
      404,
      { Code: 'RequestInvalid', Reason: 'Withdrawn' },
    ])
    for (const url of ['/ingredient', '/howto', '/comment', '/note/count'])
      expect([url, (await call(app, 'GET', `/recipe/${publicId}${url}`))[0]]).toEqual([url, 404])
    expect((await call<number>(app, 'GET', '/recipe/count'))[1]).toBe(before)
    for (const query of ['term=xylander', 'term=krause', `AuthorId=${shown.Author.Id}`]) {
      const [, found] = await call<Recipe[]>(app, 'GET', `/recipe?${query}&LangId=1`)
      expect([query, found]).toEqual([query, []])
    }
    // Neither does a word of its author's say that there is one.
    expect((await call(app, 'GET', '/ingredient?term=zwetschgoxyls'))[1]).toEqual([])
    expect(JSON.stringify((await call(app, 'GET', '/ingredient'))[1])).not.toContain('wetschgoxyl')
    expect((await call(app, 'GET', '/search?term=zwetschgoxyls&LangId=1'))[1]).toEqual([])
    const withFood = `/recipe?IncludedIng[]=${food[0]?.Id}`
    expect((await call<Recipe[]>(app, 'GET', withFood))[1]).toEqual([])
    expect(JSON.stringify((await call(app, 'GET', '/search?term=xylander&LangId=1'))[1])).toBe('[]')
    const [, liked] = await call<Recipe[]>(app, 'GET', '/recipe?Favorized=true', mia.headers)
    expect(liked).toEqual([])
    expect((await app.inject({ url: shown.CoverPath ?? '' })).statusCode).toBe(404)
    const xml = await sitemapXml({ db: database.db, origin: 'https://s.example', mediaBase: '' })
    expect(xml).not.toContain(`/recipes/${publicId}?`)
    const vote = { RatingValue: 'Good' }
    expect((await call(app, 'POST', `/recipe/${publicId}/rate`, imani.headers, vote))[0]).toBe(404)
    expect((await standing(imani, own.Id)).Published).toMatchObject({ IsLive: false })

    // It comes back under its address, with what others have said.
    expect((await call(app, 'POST', `${path}/publication`, headers))[0]).toBe(200)
    const [, again] = await call<Recipe>(app, 'GET', `/recipe/${publicId}`, mia.headers)
    expect(again).toMatchObject({
      PublishedAt: shown.PublishedAt,
      IsFavorized: true,
      Rating: { TotalRatings: 1, UserRating: 3 },
    })
    expect((await call<unknown[]>(app, 'GET', `/recipe/${publicId}/comment`))[1]).toHaveLength(1)
    expect((await app.inject({ url: again.CoverPath ?? '' })).statusCode).toBe(200)
    expect((await call<number>(app, 'GET', '/recipe/count'))[1]).toBe(before + 1)
  },
)

test.for(databases)(
  'PUB-42 who has it on a list, in a kitchen or in the log keeps it as it was (%s)',
  async (engine) => {
    const { app, people, publish } = await startPublishing(engine)
    const { imani, mia, ed, eve } = people
    const { own, publicId } = await publish()
    const [, steps] = await call<HowToStep[]>(app, 'GET', `/recipe/${publicId}/howto?LangId=1`)
    await call(app, 'POST', '/shopping/recipe', mia.headers, { RecipeId: publicId, Persons: 4 })
    await change(app, ed.headers, session(randomUUID(), Date.now(), { RecipeId: publicId }))
    const meal = { RecipeId: publicId, Day: '2026-11-22', People: 4, Minutes: null }
    const cooked = { ...meal, Note: '', Changes: [], Key: randomUUID() }
    expect((await call(app, 'POST', '/cooked', eve.headers, cooked))[0]).toBe(201)
    await call(app, 'DELETE', `/my/recipes/${own.Id}/publication`, imani.headers)
    for (const { headers } of [mia, ed, eve, imani]) {
      const [status, recipe] = await call<Recipe>(app, 'GET', `/recipe/${publicId}`, headers)
      expect([status, recipe]).toMatchObject([200, { Id: publicId, IsWithdrawn: true }])
      const howTo = `/recipe/${publicId}/howto?LangId=1`
      expect((await call<HowToStep[]>(app, 'GET', howTo, headers))[1]).toEqual(steps)
    }
    const [, list] = await call(app, 'GET', '/shopping/recipe?LangId=1', mia.headers)
    expect(JSON.stringify(list)).toContain('zwetschgoxyls')
    // Who is cooking it may still put it into the log; nobody else begins.
    const log = async (who: typeof mia) =>
      (await call(app, 'POST', '/cooked', who.headers, { ...cooked, Key: randomUUID() }))[0]
    expect([await log(ed), await log(mia)]).toEqual([201, 201])
  },
)

test.for(databases)(
  'PUB-42 nobody gets a withdrawn recipe by saying that they keep it (%s)',
  async (engine) => {
    const { app, people, publish } = await startPublishing(engine)
    const { imani, mia } = people
    const { own, publicId } = await publish()
    const path = `/recipe/${publicId}`
    const begun = session(randomUUID(), Date.now(), { RecipeId: 1 })
    await change(app, mia.headers, begun)
    await call(app, 'DELETE', `/my/recipes/${own.Id}/publication`, imani.headers)
    const { headers } = mia
    // A session that begins now, and one that was about another recipe.
    const forged = { RecipeId: publicId }
    for (const id of [randomUUID(), begun.SessionId]) {
      const { Records } = await change(app, headers, session(id, Date.now() + 1, forged))
      expect(Records).toEqual([])
    }
    const meal = { RecipeId: publicId, Day: '2026-11-22', People: 4, Minutes: null }
    const cooked = { ...meal, Note: '', Changes: [], Key: randomUUID() }
    expect((await call(app, 'POST', '/cooked', headers, cooked))[0]).toBe(404)
    const entry = { RecipeId: publicId, Persons: 4 }
    expect((await call(app, 'POST', '/shopping/recipe', headers, entry))[0]).toBe(404)
    const planned = { Key: randomUUID(), Day: '2026-11-30', RecipeId: publicId, Persons: 4 }
    expect((await call(app, 'POST', '/week/meals', headers, planned))[0]).toBe(400)
    for (const part of ['', '/ingredient', '/howto'])
      expect([part, (await call(app, 'GET', path + part, headers))[0]]).toEqual([part, 404])
  },
)

test.for(databases)(
  'PUB-43 a recipe in the bin is withdrawn, and stays so when it is back (%s)',
  async (engine) => {
    const { app, people, publish, send, queue } = await startPublishing(engine)
    const { imani } = people
    const { own, publicId } = await publish()
    const path = `/my/recipes/${own.Id}`
    expect((await call(app, 'DELETE', path, imani.headers))[0]).toBe(200)
    expect((await call(app, 'GET', `/recipe/${publicId}`))[0]).toBe(404)
    const [, back] = await call(app, 'POST', `${path}/restore`, imani.headers)
    expect(back).toMatchObject({ Publication: 'withdrawn', PublicId: publicId })
    expect((await call(app, 'GET', `/recipe/${publicId}`))[0]).toBe(404)
    await call(app, 'POST', `${path}/publication`, imani.headers)
    expect((await call(app, 'GET', `/recipe/${publicId}`))[0]).toBe(200)
    // What waits is taken back, too.
    const [, next] = await call(app, 'PATCH', path, imani.headers, {
      Version: back.Version,
      Draft: { ...PUBLIC_CRUMBLE, Name: { en: 'Other' } },
    })
    await send(imani, next)
    await call(app, 'DELETE', path, imani.headers)
    expect((await queue()).Submissions).toEqual([])
    expect((await call(app, 'DELETE', `${path}/forever`, imani.headers))[0]).toBe(200)
    expect((await call(app, 'GET', `/recipe/${publicId}`))[0]).toBe(404)
  },
)
