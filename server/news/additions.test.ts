import { expect, test } from 'vitest'
import type { News } from '#contract/news/news.ts'
import { noteImportedAdditions } from '#server/publications/additions.ts'
import { databases } from '#tests/support/database.ts'
import { newMember } from '#tests/support/members.ts'
import { call } from '#tests/support/own-recipes.ts'
import { startCookbooks } from '#tests/support/published-cookbooks.ts'
import { PUBLIC_CRUMBLE } from '#tests/support/publishing.ts'

test.for(databases)(
  'FOL-04 what is added to a cookbook is one row; FOL-05 so is a recipe in another language (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const stage = await startCookbooks(engine)
    const { app, people, publish, save, send, decide } = stage
    const { db } = stage.database
    const one = await publish()
    const ada = await newMember(app)
    const rows = async (LangId = 1) => {
      const [, { Items }] = await call<News>(app, 'GET', `/my/news?LangId=${LangId}`, ada)
      return Items.map(({ Kind, Id, Count }) => `${Kind} ${Id} ${Count}`)
    }
    const { author_id } = await db
      .selectFrom('recipes')
      .select('author_id')
      .where('id', '=', one.publicId)
      .executeTakeFirstOrThrow()
    await call(app, 'PATCH', `/author/${author_id}/subscribe`, ada)
    const recipe = `recipe ${one.publicId} 1`
    expect(await rows()).toEqual([recipe])
    const Name = { ...PUBLIC_CRUMBLE.Name, de: 'Streusel' }
    const Steps = PUBLIC_CRUMBLE.Steps.map((step) =>
      Object.assign({}, step, { Text: { ...step.Text, de: 'Backen.' } }),
    )
    const next = await save(people.imani, one.own, { ...PUBLIC_CRUMBLE, Name, Steps })
    const [, sent] = await send(people.imani, next)
    await decide(people.ed, sent.Submission?.Id ?? 0, 'approval')
    expect(await rows(0)).toEqual([`translated ${one.publicId} 1`, recipe])
    expect(await rows()).toEqual([recipe])

    // An import puts two recipes into a cookbook of the catalogue.
    const places = await db
      .selectFrom('recipe_partitions')
      .select(['cookbook_id', 'recipe_id'])
      .orderBy('cookbook_id')
      .execute()
    const [{ cookbook_id: id } = { cookbook_id: 0 }] = places
    const book = places.filter(({ cookbook_id }) => cookbook_id === id)
    await db.updateTable('all_cookbooks').set({ author_id }).where('id', '=', id).execute()
    await db
      .deleteFrom('cookbook_additions')
      .where('cookbook_id', '=', id)
      .where(
        'recipe_id',
        'in',
        book.slice(0, 2).map(({ recipe_id }) => recipe_id),
      )
      .execute()
    await noteImportedAdditions(db, [], Date.now())
    const withBook = [`added ${id} 2`, recipe]
    expect(await rows()).toEqual(withBook)
    // Again is nothing new, and what comes with a new recipe neither.
    await noteImportedAdditions(db, [], Date.now())
    const third = book[2]?.recipe_id ?? 0
    await db.deleteFrom('cookbook_additions').where('recipe_id', '=', third).execute()
    await noteImportedAdditions(db, [third], Date.now())
    expect(await rows()).toEqual(withBook)
  },
)
