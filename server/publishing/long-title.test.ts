import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { DRAFT_NAME_MAX } from '#contract/own-recipes/limits.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { databases } from '#tests/support/database.ts'
import { addOwn, call } from '#tests/support/own-recipes.ts'
import { PUBLIC_CRUMBLE, startPublishing } from '#tests/support/publishing.ts'

/** A recipe in German alone, whose title is one word of so many letters. */
const named = (letters: number) => ({ ...PUBLIC_CRUMBLE, Name: { de: 'Ü'.repeat(letters) } })

test.for(databases)(
  'PUB-02 a title of 200 letters is refused; the longest stands whole in the lists of both languages (%s)',
  async (engine) => {
    const { app, people, publish, queue, send } = await startPublishing(engine)
    const { headers } = people.imani
    const save = async (letters: number) => {
      const wish = { Key: randomUUID(), Draft: named(letters) }
      return (await call(app, 'POST', '/my/recipes', headers, wish))[0]
    }
    expect([await save(200), await save(DRAFT_NAME_MAX)]).toEqual([400, 201])
    const Name = named(DRAFT_NAME_MAX).Name.de
    const [, own] = await addOwn(app, headers, named(DRAFT_NAME_MAX))
    await send(people.imani, own)
    expect((await queue()).Submissions).toMatchObject([{ Name, Languages: ['de'] }])
    const { publicId } = await publish(named(DRAFT_NAME_MAX))
    for (const langId of [0, 1]) {
      const [, [first]] = await call<Recipe[]>(app, 'GET', `/recipe?limit=1&LangId=${langId}`)
      expect(first).toMatchObject({
        Id: publicId,
        Name,
        ...(langId === 1 && { OnlyLanguage: 'de' }),
      })
    }
  },
)
