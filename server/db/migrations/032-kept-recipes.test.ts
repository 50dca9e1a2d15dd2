import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import type { OwnPicture } from '#contract/own-recipes/own-recipe.ts'
import type { ShoppingRecipe } from '#contract/shopping/shopping.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import { databases } from '#tests/support/database.ts'
import { ask, startHousehold } from '#tests/support/household.ts'
import { addOwn, call, CRUMBLE, type Headers } from '#tests/support/own-recipes.ts'
import { sendPicture } from '#tests/support/pictures.ts'
import { up } from './032-kept-recipes.ts'

/** Takes the step once more, from a database as it was without it. */
async function upgrade({ db, engine }: OpenDatabase): Promise<void> {
  await db.schema.dropTable('shopping_kept_rows').execute()
  for (const column of ['kept_name_de', 'kept_name_en', 'kept_details'])
    await db.schema.alterTable('shopping_recipes').dropColumn(column).execute()
  await up(db as unknown as Kysely<unknown>, engine.columns)
}

test.for(databases)(
  'lists that exist keep what everybody may read, and what has not changed (%s)',
  async (engine) => {
    const { app, database, ada, others, list, household, lists } = await startHousehold(
      engine,
      'ben',
      'sara',
    )
    const [ben = {}, sara = {}] = others
    const sent = await sendPicture(app, '/my/pictures', { field: 'picture', headers: ada })
    const picture = sent.json<OwnPicture>()
    const add = async (name: string, isShared: boolean, PictureId?: number) => {
      const draft = { ...CRUMBLE, Name: { en: name }, ...(PictureId && { PictureId }) }
      const [, { Id }] = await addOwn(app, ada, draft)
      if (isShared) await call(app, 'PATCH', `/my/recipes/${Id}/place`, ada, { IsShared: true })
      const fields = { RecipeId: Id, Persons: 2 }
      await ask(app, calls.addShoppingRecipe, ada, { query: `?List=${list.Id}`, fields })
      return Id
    }
    const rename = async (id: number, name: string) =>
      await call(app, 'PATCH', `/my/recipes/${id}`, ada, {
        Version: 1,
        Draft: { ...CRUMBLE, Name: { en: name } },
      })
    await add('Never shared', false)
    const secret = await add('Never shared, before', false)
    const shared = await add('Shared, before', true, picture.Id)
    await rename(secret, 'Never shared, after')
    const removed = (await household(ada))?.Members.find(({ Name }) => Name === 'Sara')
    await ask(app, calls.removeHouseholdMember, ada, { params: { id: removed?.Id ?? 0 } })
    await rename(shared, 'Shared, after')

    await upgrade(database)

    const seen = async (who: Headers, id: number) => {
      const answer = await ask(app, calls.shoppingRecipes, who, { query: `?LangId=1&List=${id}` })
      return answer.json<ShoppingRecipe[]>().map(({ RecipeName, ThumbPath, Ingredients }) => {
        return [RecipeName, ThumbPath, Ingredients.length]
      })
    }
    expect(await seen(ben, list.Id)).toEqual([
      ['Never shared', null, 4],
      ['Shared, after', null, 4],
    ])
    const copy = (await lists(sara)).Lists.find(({ CopyOf }) => CopyOf === list.Id)
    expect(await seen(sara, copy?.Id ?? 0)).toEqual([['Never shared', null, 4]])
    expect(await seen(ada, list.Id)).toHaveLength(3)
    await call(app, 'PATCH', `/my/recipes/${shared}/place`, ada, { IsShared: false })
    await rename(shared, 'Shared, much later')
    expect(await seen(ben, list.Id)).toContainEqual(['Shared, after', null, 4])
    expect((await app.inject({ url: picture.Path })).statusCode).toBe(404)
  },
)

test.for(databases)(
  'what was shared with a household that its owner has left is private (%s)',
  async (engine) => {
    const { app, database, ada, others } = await startHousehold(engine, 'ben')
    const [ben = {}] = others
    const ids: number[] = []
    for (const who of [ada, ben]) ids.push((await addOwn(app, who))[1].Id)
    await ask(app, calls.leaveHousehold, ben, { fields: {} })
    const { db } = database
    await db.updateTable('own_recipes').set({ is_shared: 1 }).execute()
    await upgrade(database)
    const rows = await db.selectFrom('own_recipes').select(['id', 'is_shared']).execute()
    const flagOf = (id: number) => rows.find((row) => row.id === id)?.is_shared
    expect(ids.map(flagOf)).toEqual([1, 0])
  },
)
