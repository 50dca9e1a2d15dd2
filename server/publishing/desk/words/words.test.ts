import { expect, test } from 'vitest'
import type { LogPage } from '#contract/desk/log.ts'
import type { Draft } from '#contract/own-recipes/draft.ts'
import type { DeskFoods, DeskTags } from '#contract/publishing/desk-words.ts'
import type { RecipeIngredient } from '#contract/recipes/ingredient.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { EngineName } from '#server/db/engine.ts'
import { foodOfSlug } from '#server/own-recipes/foods/write-foods.ts'
import { databases } from '#tests/support/database.ts'
import { addOwn, call } from '#tests/support/own-recipes.ts'
import { PUBLIC_CRUMBLE, startPublishing } from '#tests/support/publishing.ts'

const amountsOf = (all: readonly RecipeIngredient[]) =>
  all.map(({ ImperialAmount, MetricUnit }) => [ImperialAmount, MetricUnit])

/** Imani has published a crumble with a food and a tag that nobody knows. */
async function startWords(engine: EngineName) {
  const server = await startPublishing(engine)
  const { app, database, people, publish } = server
  const { own, publicId } = await publish()
  const as = async <Body>(method: 'GET' | 'POST', path: string, body?: object, who = people.ed) =>
    await call<Body>(app, method, path, who.headers, body)
  const foods = async (who = people.ed) =>
    (await as<DeskFoods>('GET', '/desk/foods?LangId=1', undefined, who))[1].Foods
  const tags = async () => (await as<DeskTags>('GET', '/desk/tags?LangId=1'))[1]
  const lines = async (path: string, who = people.imani) =>
    (await call<RecipeIngredient[]>(app, 'GET', `${path}/ingredient?LangId=1`, who.headers))[1]
  const plum = (await foodOfSlug(database.db, 'plum')) ?? 0
  return { ...server, as, foods, tags, lines, own, publicId, plum }
}

test.for(databases)(
  'DSK-80 a food is merged: what is published follows, and what is private stays (%s)',
  async (engine) => {
    const { app, as, foods, lines, own, people, plum, publicId } = await startWords(engine)
    // Mia writes the same word for herself; nobody hears of it.
    const draft: Draft = { ...PUBLIC_CRUMBLE, Name: { en: 'For me alone' } }
    const [, hers] = await addOwn(app, people.mia.headers, {
      ...draft,
      Lines: [...draft.Lines, { Key: 'secret', Text: { en: '1 secretoxyl' } }],
    })
    const before = await lines(`/my/recipes/${hers.Id}`, people.mia)
    const [food, ...rest] = await foods()
    expect(rest).toEqual([])
    expect(food).toMatchObject({ Name: 'zwetschgoxyls', Recipes: 1, Waiting: 0, Authors: 1 })
    const old = await lines(`/recipe/${publicId}`)
    const path = `/desk/foods/${food?.Id}/merge`
    expect(await as('POST', path, { Into: food?.Id })).toMatchObject([
      400,
      { Code: 'FieldInvalid' },
    ])
    expect(await as('POST', path, { Into: plum })).toMatchObject([200, { Recipes: 1 }])
    const now = await lines(`/recipe/${publicId}`)
    expect(now[0]?.Ingredient.Id).toBe(plum)
    expect(now[0]?.Note).toContain('zwetschgoxyls')
    // No amount has changed.
    expect(amountsOf(now)).toEqual(amountsOf(old))
    const [, found] = await call<Recipe[]>(app, 'GET', `/recipe?IncludedIng[]=${plum}`)
    expect(found.map(({ Id }) => Id)).toContain(publicId)
    expect(await lines(`/my/recipes/${hers.Id}`, people.mia)).toEqual(before)
    expect(await foods()).toEqual([])
    expect(await as('POST', path, { Into: plum })).toMatchObject([409, { Code: 'AlreadyDecided' }])
    const [, log] = await as<LogPage>('GET', '/desk/log')
    expect(log.Rows[0]).toMatchObject({
      Action: 'food-merged',
      Subject: { Id: plum },
      Details: { word: 'zwetschgoxyls', recipes: 1 },
    })
    expect(own.Id).toBeGreaterThan(0)
  },
)

test.for(databases)(
  'DSK-81 what was merged stays so in the next version, also by another author (%s)',
  async (engine) => {
    const { app, as, foods, grant, lines, own, people, plum, publicId, save, send, decide } =
      await startWords(engine)
    const [food] = await foods()
    await as('POST', `/desk/foods/${food?.Id}/merge`, { Into: plum })
    const next = await save(people.imani, own, { ...PUBLIC_CRUMBLE, Name: { en: 'Plum crumble' } })
    const [, sent] = await send(people.imani, next)
    expect((await decide(people.ed, sent.Submission?.Id ?? 0, 'approval'))[0]).toBe(200)
    const [first] = await lines(`/recipe/${publicId}`)
    expect(first?.Ingredient.Id).toBe(plum)
    expect(first?.Note).toBe('zwetschgoxyls, halved')
    await grant('mia', 'author')
    const [, hers] = await addOwn(app, people.mia.headers, PUBLIC_CRUMBLE)
    const [, waits] = await send(people.mia, hers)
    expect(await foods()).toEqual([])
    await decide(people.ed, waits.Submission?.Id ?? 0, 'approval')
    const [, found] = await call<Recipe[]>(app, 'GET', `/recipe?IncludedIng[]=${plum}`)
    expect(found.filter(({ Name }) => Name.includes('crumble'))).toHaveLength(2)
    expect(await foods()).toEqual([])
  },
)

test.for(databases)(
  'DSK-82 a food of a version that waits is adopted with names in both languages (%s)',
  async (engine) => {
    const { app, as, foods, grant, lines, people, send, decide, standing } =
      await startWords(engine)
    await grant('mia', 'author')
    const [, hers] = await addOwn(app, people.mia.headers, {
      ...PUBLIC_CRUMBLE,
      Lines: [{ Key: 'bean', Text: { en: '2 tonkoxyl beans' } }],
      Steps: [{ Key: 'cook', Text: { en: 'Grate {bean!|the beans}.' } }],
    })
    expect((await foods()).map(({ Name }) => Name)).toEqual(['zwetschgoxyls'])
    const [, sent] = await send(people.mia, hers)
    const bean = (await foods()).find(({ Waiting }) => Waiting === 1)
    expect(bean).toMatchObject({ Recipes: 0, Authors: 1, IsMine: false })
    const body = {
      Names: {
        en: { One: 'tonkoxyl bean', Other: 'tonkoxyl beans' },
        de: { One: 'Tonkoxylbohne', Other: 'Tonkoxylbohnen' },
      },
      DepartementId: bean?.DepartementId,
    }
    const path = `/desk/foods/${bean?.Id}/adopt`
    const butter = { ...body.Names, de: { One: 'Butter', Other: 'Butter' } }
    expect(await as('POST', path, { ...body, Names: butter })).toMatchObject([
      400,
      { Code: 'FieldInvalid' },
    ])
    expect((await as('POST', path, body))[0]).toBe(200)
    await decide(people.ed, sent.Submission?.Id ?? 0, 'approval')
    const published = (await standing(people.mia, hers.Id)).Published
    const german = await call<RecipeIngredient[]>(
      app,
      'GET',
      `/recipe/${published?.Id}/ingredient?LangId=0`,
    )
    expect(german[1][0]?.Ingredient.Name).toContain('Tonkoxylbohne')
    expect(await lines(`/recipe/${published?.Id}`)).toHaveLength(1)
    const [, found] = await call<object[]>(app, 'GET', '/ingredient?term=Tonkoxylbohne&LangId=0')
    expect(found).toHaveLength(1)
  },
)

test.for(databases)('DSK-83 tags are adopted and merged (%s)', async (engine) => {
  const { app, as, people, publicId, tags, save, own, send, decide } = await startWords(engine)
  const { Tags, Known } = await tags()
  expect(Tags).toMatchObject([{ Name: 'grandma’s', Recipes: 1, Waiting: 0 }])
  const known = Known.find(({ Names }) => Names.en.toLowerCase() === 'one pan')
  expect(known).toBeDefined()
  const names = { en: 'one pan', de: 'Omas' }
  const adopt = { Name: 'grandma’s', Names: names }
  expect(await as('POST', '/desk/tags/adopt', adopt)).toMatchObject([400, { Code: 'FieldInvalid' }])
  const good = { ...adopt, Names: { en: 'Family recipes', de: 'Familienrezepte' } }
  expect(await as('POST', '/desk/tags/adopt', good)).toMatchObject([200, { Recipes: 1 }])
  const tagsOf = async () =>
    (await call<Recipe>(app, 'GET', `/recipe/${publicId}?LangId=0`))[1].RecipeTags.map(
      ({ Name }) => Name,
    )
  expect(await tagsOf()).toContain('Familienrezepte')
  expect((await tags()).Tags).toEqual([])
  // A later version keeps it, and another word means it, too.
  const next = await save(people.imani, own, {
    ...PUBLIC_CRUMBLE,
    Tags: ['grandma’s', 'nana-style'],
  })
  const [, sent] = await send(people.imani, next)
  const into = (await tags()).Known.find(({ Names }) => Names.en === 'Family recipes')?.Id
  const merge = { Name: 'Nana-Style', Into: into }
  expect(await as('POST', '/desk/tags/merge', merge)).toMatchObject([200, { Recipes: 0 }])
  await decide(people.ed, sent.Submission?.Id ?? 0, 'approval')
  expect((await tagsOf()).filter((name) => name === 'Familienrezepte')).toHaveLength(1)
  expect(await as('POST', '/desk/tags/merge', merge)).toMatchObject([
    409,
    { Code: 'AlreadyDecided' },
  ])
})

test.for(databases)('DSK-84 nobody decides about a word of their own (%s)', async (engine) => {
  const { app, as, foods, grant, people, plum, send, tags } = await startWords(engine)
  await grant('ed', 'author')
  const [, his] = await addOwn(app, people.ed.headers, {
    ...PUBLIC_CRUMBLE,
    Tags: ['edward'],
    Lines: [{ Key: 'bean', Text: { en: '2 edwardoxyl beans' } }],
    Steps: [{ Key: 'cook', Text: { en: 'Grate {bean!|the beans}.' } }],
  })
  await send(people.ed, his)
  const mine = (await foods()).find(({ IsMine }) => IsMine)
  const merge = `/desk/foods/${mine?.Id}/merge`
  expect(await as('POST', merge, { Into: plum })).toMatchObject([403, { Code: 'OwnDecision' }])
  expect((await foods(people.eve)).some(({ IsMine }) => IsMine)).toBe(false)
  const { Known } = await tags()
  const tag = { Name: 'edward', Into: Known[0]?.Id }
  expect(await as('POST', '/desk/tags/merge', tag)).toMatchObject([403, { Code: 'OwnDecision' }])
  expect((await as('POST', merge, { Into: plum }, people.eve))[0]).toBe(200)
})
