import { expect, test } from 'vitest'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { SUBMISSIONS_PER_DAY } from '#contract/publishing/limits.ts'
import { isOwnId } from '#contract/own-recipes/own-id.ts'
import type { OwnList, OwnPicture } from '#contract/own-recipes/own-recipe.ts'
import { sitemapXml } from '#server/pages/sitemap-xml.ts'
import { databases } from '#tests/support/database.ts'
import { addOwn, call, CRUMBLE } from '#tests/support/own-recipes.ts'
import { sendPicture } from '#tests/support/pictures.ts'
import { PUBLIC_CRUMBLE, startPublishing } from '#tests/support/publishing.ts'

const idOf = (steps: readonly HowToStep[], key: string) => steps.find(({ Key }) => Key === key)?.Id

test.for(databases)(
  'PUB-01 PUB-02 an approved recipe stands beside those of the folder (%s)',
  async (engine) => {
    const { app, people, publish, database } = await startPublishing(engine)
    const [, before] = await call<number>(app, 'GET', '/recipe/count')
    const { own, publicId } = await publish()
    expect(isOwnId(publicId)).toBe(false)
    const [status, english] = await call<Recipe>(app, 'GET', `/recipe/${publicId}?LangId=1`)
    expect([status, english]).toMatchObject([
      200,
      {
        Id: publicId,
        Name: CRUMBLE.Name.en,
        Author: { Name: 'Imani Krause' },
        RecipeTags: [{ Name: 'One pan' }],
        DishTypes: [6],
        StepCount: 3,
        Source: { Name: 'From my grandmother Ada' },
        OnlyLanguage: 'en',
      },
    ])
    expect(english).not.toHaveProperty('Language')
    expect(english.ToolIds).toHaveLength(1)
    // In German lists too, and it says that it is in English.
    const [, list] = await call<Recipe[]>(app, 'GET', '/recipe?limit=1&LangId=0')
    expect(list).toMatchObject([{ Id: publicId, Name: CRUMBLE.Name.en, Language: 'en' }])
    expect((await call<number>(app, 'GET', '/recipe/count'))[1]).toBe(before + 1)
    for (const query of [
      'term=xylander',
      'term=zwetschgoxyl',
      'term=krause',
      `AuthorId=${english.Author.Id}`,
      'DishTypes=6&limit=1',
    ]) {
      const [, found] = await call<Recipe[]>(app, 'GET', `/recipe?${query}&LangId=1`)
      expect([query, found[0]?.Id]).toEqual([query, publicId])
    }
    const [, names] = await call<string[]>(app, 'GET', '/search?term=xyland&LangId=1')
    expect(JSON.stringify(names)).toContain('Xylander')
    const xml = await sitemapXml({ db: database.db, origin: 'https://s.example', mediaBase: '' })
    expect(xml).toContain(`https://s.example/recipes/${publicId}?lang=en`)
    expect(xml).not.toContain(`https://s.example/recipes/${publicId}?lang=de`)
    // The author's own stays where it was, and leads to it.
    const [, mine] = await call<OwnList>(app, 'GET', '/my/recipes', people.imani.headers)
    expect(mine.Recipes).toMatchObject([
      { Id: own.Id, Publication: 'published', PublicId: publicId, State: 'private' },
    ])
  },
)

test.for(databases)('PUB-03 others cook, buy and rate it like any other (%s)', async (engine) => {
  const { app, people, publish } = await startPublishing(engine)
  const { headers } = people.mia
  const { own, publicId } = await publish()
  const [, rows] = await call<RecipeIngredient[]>(app, 'GET', `/recipe/${publicId}/ingredient`)
  expect(rows.map(({ Ingredient, Group }) => [Ingredient.Name, Group?.Name])).toEqual([
    ['zwetschgoxyls', 'For the filling'],
    ['butter', 'For the filling'],
    [expect.stringContaining('flour'), 'For the crumble'],
    ['butter', 'For the crumble'],
    [expect.stringContaining('sugar'), 'For the crumble'],
    ['Vanilla cream, if you like', 'For the crumble'],
  ])
  expect(rows.every(({ Ingredient }) => !isOwnId(Ingredient.Id))).toBe(true)
  expect(new Set(rows.map(({ Ingredient }) => Ingredient.Id)).size).toBe(6)
  const [, steps] = await call<HowToStep[]>(app, 'GET', `/recipe/${publicId}/howto?LangId=1`)
  const [, mine] = await call<HowToStep[]>(
    app,
    'GET',
    `/my/recipes/${own.Id}/howto?LangId=1`,
    people.imani.headers,
  )
  expect(steps.map(({ Text }) => Text)).toEqual(mine.map(({ Text }) => Text))
  expect(steps.map(({ Id }) => Id).some(isOwnId)).toBe(false)
  // The second butter is no food of its own: it is neither listed nor bought apart.
  const [, foods] = await call<{ Name: string }[]>(app, 'GET', '/ingredient?LangId=1')
  expect(foods.filter(({ Name }) => Name === 'butter')).toHaveLength(1)
  expect(foods.filter(({ Name }) => Name === 'zwetschgoxyls')).toHaveLength(1)
  expect(foods.filter(({ Name }) => Name.startsWith('Vanilla cream'))).toHaveLength(0)
  const shop = await call(app, 'POST', '/shopping/recipe', headers, {
    RecipeId: publicId,
    Persons: 4,
  })
  expect(shop[0]).toBe(201)
  const rate = `/recipe/${publicId}/rate`
  expect((await call(app, 'POST', rate, headers, { RatingValue: 'Good' }))[0]).toBe(200)
  const comment = `/recipe/${publicId}/comment`
  expect((await call(app, 'POST', comment, headers, { text: 'So good.' }))[0]).toBe(201)
  const note = { StepId: steps[1]?.Id, Kind: 'tip', Text: 'Very cold.', IsPrivate: false }
  const Key = crypto.randomUUID()
  const pinned = await call(app, 'POST', `/recipe/${publicId}/note`, headers, { ...note, Key })
  expect(pinned[0]).toBe(201)
})

test.for(databases)(
  'PUB-04 PUB-05 a later version takes its place, and what belongs to it stays (%s)',
  async (engine) => {
    const { app, people, publish, save, send, decide, standing } = await startPublishing(engine)
    const { imani, ed, mia } = people
    const { own, publicId } = await publish()
    const howTo = async () =>
      (await call<HowToStep[]>(app, 'GET', `/recipe/${publicId}/howto?LangId=1`))[1]
    const before = await howTo()
    const [, first] = await call<Recipe>(app, 'GET', `/recipe/${publicId}`)
    await call(app, 'POST', `/recipe/${publicId}/rate`, mia.headers, { RatingValue: 'Good' })
    const Steps = [
      { Key: 'wait', Text: { en: 'Wait.' } },
      ...PUBLIC_CRUMBLE.Steps.filter(({ Key }) => Key !== 'melt'),
    ]
    const next = await save(imani, own, {
      ...PUBLIC_CRUMBLE,
      Name: { en: 'Plum crumble', de: 'Zwetschgen-Crumble' },
      Steps,
    })
    const [, sent] = await send(imani, next)
    expect(sent).toMatchObject({
      Published: { Id: publicId, IsLive: true },
      Submission: { Number: 2, State: 'waiting' },
    })
    // The published one stays until the new one is approved.
    expect(await howTo()).toEqual(before)
    expect((await decide(ed, sent.Submission?.Id ?? 0, 'approval'))[0]).toBe(200)
    const after = await howTo()
    expect(after.map(({ Key }) => Key)).toEqual(['wait', 'rub', 'bake'])
    expect(idOf(after, 'rub')).toBe(idOf(before, 'rub'))
    expect(idOf(after, 'wait')).not.toBe(idOf(before, 'melt'))
    const [, second] = await call<Recipe>(app, 'GET', `/recipe/${publicId}?LangId=0`)
    expect(second).toMatchObject({
      Name: 'Zwetschgen-Crumble',
      PublishedAt: first.PublishedAt,
      Rating: { TotalRatings: 1 },
    })
    expect(second).not.toHaveProperty('Language')
    const [, lost] = await call<Recipe[]>(app, 'GET', '/recipe?term=xylander&LangId=1')
    expect(lost.map(({ Id }) => Id)).not.toContain(publicId)
    expect((await standing(imani, own.Id)).Versions).toMatchObject([
      { Number: 2, Until: null },
      { Number: 1, Until: expect.any(String) },
    ])
  },
)

test.for(databases)(
  'PUB-06 pictures become public, apart from the author’s (%s)',
  async (engine) => {
    const { app, people, publish } = await startPublishing(engine)
    const { headers } = people.imani
    const upload = await sendPicture(app, '/my/pictures', { field: 'picture', headers })
    const picture = upload.json<OwnPicture>()
    const { publicId } = await publish({ ...PUBLIC_CRUMBLE, PictureId: picture.Id })
    const [, { CoverPath }] = await call<Recipe>(app, 'GET', `/recipe/${publicId}`)
    expect(CoverPath).toMatch(/^\/media\/members\/[\da-f]{32}\.webp$/u)
    const shown = await app.inject({ url: CoverPath ?? '' })
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(shown.headers['cache-control']).toBe('public, no-cache')
    expect(shown.headers).not.toHaveProperty('x-robots-tag')
    const own = await app.inject({ url: picture.Path })
    expect(own.rawPayload).toEqual(shown.rawPayload)
    expect(JSON.stringify((await call(app, 'GET', '/recipe?limit=3'))[1])).not.toContain(
      picture.Path,
    )
  },
)

test.for(databases)('PUB-07 what is not published is nowhere (%s)', async (engine) => {
  const { app, people, send, decide, queue } = await startPublishing(engine)
  const [, own] = await addOwn(app, people.imani.headers, PUBLIC_CRUMBLE)
  const before = (await call<number>(app, 'GET', '/recipe/count'))[1]
  const [status, sent] = await send(people.imani, own, 'My first one.')
  expect([status, sent]).toMatchObject([201, { Published: null, Submission: { Number: 1 } }])
  const isNowhere = async () => {
    expect((await call<number>(app, 'GET', '/recipe/count'))[1]).toBe(before)
    const [, found] = await call<Recipe[]>(app, 'GET', '/recipe?term=xylander&LangId=1')
    expect(found).toEqual([])
    const [, foods] = await call<{ Name: string }[]>(app, 'GET', '/ingredient?term=zwetschgoxyl')
    expect(foods).toEqual([])
  }
  await isNowhere()
  const url = `/desk/submissions/${sent.Submission?.Id}?LangId=1`
  for (const { headers } of [people.mia, people.imani])
    expect((await call(app, 'GET', url, headers))[0]).toBe(404)
  const remark = { Remarks: [{ Field: 'Steps.bake', Text: 'With fan, or without?' }] }
  expect((await decide(people.eve, sent.Submission?.Id ?? 0, 'return', remark))[0]).toBe(200)
  await isNowhere()
  expect(await queue()).toMatchObject({ Submissions: [], Counts: { waiting: 0, returned: 1 } })
})

test.for(databases)('PUB-08 who may send in, and what (%s)', async (engine) => {
  const { app, people, send, database } = await startPublishing(engine)
  const { imani, mia } = people
  const [, hers] = await addOwn(app, mia.headers, PUBLIC_CRUMBLE)
  expect((await send(mia, hers))[0]).toBe(404)
  // Nobody else's.
  expect((await send(imani, hers))[0]).toBe(404)
  const foreign = { ...PUBLIC_CRUMBLE, Source: { Name: 'A book', IsForeign: true } as const }
  const [, other] = await addOwn(app, imani.headers, foreign)
  expect(await send(imani, other)).toMatchObject([400, { Code: 'FieldRequired' }])
  const [, unfinished] = await addOwn(app, imani.headers, { ...PUBLIC_CRUMBLE, Steps: [] })
  expect(await send(imani, unfinished)).toMatchObject([400, { Code: 'FieldRequired' }])
  const [, own] = await addOwn(app, imani.headers, PUBLIC_CRUMBLE)
  const path = `/my/recipes/${own.Id}/submission`
  expect((await call(app, 'POST', path, imani.headers, { Version: own.Version }))[0]).toBe(400)
  expect(await send(imani, { ...own, Version: 7 })).toMatchObject([
    409,
    { Code: 'ChangedMeanwhile' },
  ])
  const [, sent] = await send(imani, own)
  // The same again is the same.
  expect((await send(imani, own))[1].Submission?.Id).toBe(sent.Submission?.Id)
  const [, free] = await addOwn(app, imani.headers, {
    ...foreign,
    Source: { ...foreign.Source, Licence: 'CC BY 4.0' },
  })
  expect((await send(imani, free))[0]).toBe(201)
  // A new account sends in less.
  await database.db.updateTable('users').set({ created_at: Date.now() }).execute()
  const [, third] = await addOwn(app, imani.headers, PUBLIC_CRUMBLE)
  expect((await send(imani, third))[0]).toBe(201)
  const [, fourth] = await addOwn(app, imani.headers, PUBLIC_CRUMBLE)
  expect(await send(imani, fourth)).toMatchObject([429, { Code: 'LimitReached' }])
  // Others send in more, and not without end.
  const { db } = database
  await db.updateTable('users').set({ created_at: 0 }).execute()
  const { id: _id, ...row } = await db
    .selectFrom('submissions')
    .selectAll()
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const earlier = { ...row, state: 'taken-back' as const }
  const addEarlier = async (count: number) =>
    await db
      .insertInto('submissions')
      .values(Array.from({ length: count }, () => earlier))
      .execute()
  await addEarlier(SUBMISSIONS_PER_DAY - 4)
  expect((await send(imani, fourth))[0]).toBe(201)
  const [, last] = await addOwn(app, imani.headers, PUBLIC_CRUMBLE)
  expect(await send(imani, last)).toMatchObject([429, { Code: 'LimitReached' }])
})

test.for(databases)('PUB-09 two authors do not make two foods of one (%s)', async (engine) => {
  const { app, people, grant, publish, send, decide } = await startPublishing(engine)
  await publish()
  await grant('mia', 'author')
  const [, hers] = await addOwn(app, people.mia.headers, {
    ...PUBLIC_CRUMBLE,
    Name: { en: 'Mia’s crumble' },
  })
  const [, sent] = await send(people.mia, hers)
  expect((await decide(people.ed, sent.Submission?.Id ?? 0, 'approval'))[0]).toBe(200)
  const [, foods] = await call<{ Id: number }[]>(app, 'GET', '/ingredient?term=zwetschgoxyls')
  expect(foods).toHaveLength(1)
  const [, both] = await call<Recipe[]>(app, 'GET', `/recipe?IncludedIng[]=${foods[0]?.Id}`)
  expect(both).toHaveLength(2)
})
