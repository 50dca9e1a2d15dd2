import { expect, test } from 'vitest'
import type { OwnPicture } from '#contract/own-recipes/own-recipe.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { databases } from '#tests/support/database.ts'
import { call } from '#tests/support/own-recipes.ts'
import { sendPicture } from '#tests/support/pictures.ts'
import { PUBLIC_CRUMBLE, startPublishing } from '#tests/support/publishing.ts'

test.for(databases)('PUB-50 an account that ends takes its recipes down (%s)', async (engine) => {
  const { app, people, publish } = await startPublishing(engine)
  const { imani, mia } = people
  const { publicId } = await publish()
  await call(app, 'POST', '/shopping/recipe', mia.headers, { RecipeId: publicId, Persons: 4 })
  const bye = { Message: 'Bye' }
  expect((await call(app, 'PATCH', '/me/delete_account', imani.headers, bye))[0]).toBe(200)
  expect((await call(app, 'GET', `/recipe/${publicId}`))[0]).toBe(404)
  const [, kept] = await call<Recipe>(app, 'GET', `/recipe/${publicId}?LangId=0`, mia.headers)
  expect(kept).toMatchObject({
    IsWithdrawn: true,
    Author: { Name: 'ein ehemaliges Mitglied', IsFormer: true },
  })
})

test.for(databases)(
  'PUB-51 or leaves them under their licence, by a former member (%s)',
  async (engine) => {
    const { app, people, publish } = await startPublishing(engine)
    const { headers } = people.imani
    const upload = await sendPicture(app, '/my/pictures', { field: 'picture', headers })
    const PictureId = upload.json<OwnPicture>().Id
    const { publicId } = await publish({ ...PUBLIC_CRUMBLE, PictureId })
    const [, before] = await call<Recipe>(app, 'GET', `/recipe/${publicId}`)
    const bye = { Message: 'Bye', Published: 'leave' }
    expect((await call(app, 'PATCH', '/me/delete_account', headers, bye))[0]).toBe(200)
    const [status, left] = await call<Recipe>(app, 'GET', `/recipe/${publicId}?LangId=1`)
    expect([status, left]).toMatchObject([
      200,
      {
        Name: PUBLIC_CRUMBLE.Name.en,
        CoverPath: before.CoverPath,
        Author: { Name: 'a former member', ImagePath: null, IsFormer: true },
      },
    ])
    expect((await app.inject({ url: left.CoverPath ?? '' })).statusCode).toBe(200)
    expect((await call(app, 'GET', `/author/${before.Author.Id}`))[0]).toBe(404)
    const [, authors] = await call<{ Name: string }[]>(app, 'GET', '/author')
    expect(authors.every(({ Name }) => Name !== '' && !Name.includes('Krause'))).toBe(true)
    const [, byName] = await call<Recipe[]>(app, 'GET', '/recipe?term=krause&LangId=1')
    expect(byName).toEqual([])
    const [, list] = await call<Recipe[]>(app, 'GET', '/recipe?limit=1')
    expect(list).toMatchObject([{ Id: publicId }])
  },
)

test.for(databases)(
  'PUB-51 a recipe is found by its author’s new name, and by none once the account has ended (%s)',
  async (engine) => {
    const { app, database, people, publish, rename } = await startPublishing(engine)
    const { headers } = people.imani
    const { publicId } = await publish()
    const found = async (term: string) =>
      (await call<Recipe[]>(app, 'GET', `/recipe?term=${term}&LangId=1`))[1].map(({ Id }) => Id)
    expect(await found('krause')).toEqual([publicId])
    await rename('Imani Okonkwo')
    expect([await found('krause'), await found('okonkwo')]).toEqual([[], [publicId]])
    await call(app, 'PATCH', '/me/delete_account', headers, { Message: 'Bye', Published: 'leave' })
    expect(await found('okonkwo')).toEqual([])
    const words = await database.db
      .selectFrom('search_postings')
      .select('word')
      .where('item_id', '=', publicId)
      .where('word', 'in', ['imani', 'krause', 'okonkwo'])
      .execute()
    expect(words).toEqual([])
  },
)
