import { expect, test } from 'vitest'
import type { Dinner } from '#contract/dinner/dinner.ts'
import { databases } from '#tests/support/database.ts'
import { dinnerOf } from '#tests/support/dinners.ts'
import { call, CRUMBLE } from '#tests/support/own-recipes.ts'
import { startPublishing } from '#tests/support/publishing.ts'

test.for(databases)(
  'DIN-36 a recipe that is withdrawn is read by whoever has it in a dinner, and by nobody else (%s)',
  async (engine) => {
    const { app, people, publish } = await startPublishing(engine)
    const { imani, mia } = people
    const { own, publicId } = await publish()
    const sent = dinnerOf([publicId])
    const [status] = await call(app, 'POST', '/dinners', mia.headers, sent)
    expect(status).toBe(201)
    await call(app, 'DELETE', `/my/recipes/${own.Id}/publication`, imani.headers)
    for (const path of [`/recipe/${publicId}`, `/recipe/${publicId}/howto`]) {
      expect((await call(app, 'GET', path, mia.headers))[0]).toBe(200)
      expect((await call(app, 'GET', path))[0]).toBe(404)
    }
    // Nobody plans it any more.
    expect((await call(app, 'POST', '/dinners', mia.headers, dinnerOf([publicId])))[0]).toBe(400)
    const [, dinner] = await call<Dinner>(app, 'GET', `/dinners/${sent.Key}`, mia.headers)
    expect(dinner.Dishes[0]?.Name).not.toBe('')
  },
)

test.for(databases)(
  'DIN-36 a recipe that is edited or deleted while its dinner is cooked leaves the dinner as it is (%s)',
  async (engine) => {
    const { app, people } = await startPublishing(engine)
    const { headers } = people.imani
    const [, own] = await call(app, 'POST', '/my/recipes', headers, {
      Key: crypto.randomUUID(),
      Draft: CRUMBLE,
    })
    const sent = dinnerOf([own.Id])
    const [, kept] = await call<Dinner>(app, 'POST', '/dinners', headers, sent)
    await call(app, 'PATCH', `/dinners/${sent.Key}`, headers, { Version: 1, IsBegun: true })
    const Draft = { ...CRUMBLE, Name: { en: 'Another crumble' }, Steps: CRUMBLE.Steps.slice(0, 1) }
    const edit = await call(app, 'PATCH', `/my/recipes/${own.Id}`, headers, { Version: 1, Draft })
    expect(edit[0]).toBe(200)
    const [, edited] = await call<Dinner>(app, 'GET', `/dinners/${sent.Key}`, headers)
    // What is cooked keeps the steps that it was begun with.
    expect(edited).toMatchObject({ Version: 2, Kept: kept.Kept })
    expect(edited.Dishes[0]?.Steps).toEqual(kept.Dishes[0]?.Steps)
    await call(app, 'DELETE', `/my/recipes/${own.Id}`, headers)
    const [, dinner] = await call<Dinner>(app, 'GET', `/dinners/${sent.Key}`, headers)
    expect(dinner).toMatchObject({ Version: 2, Kept: kept.Kept, Dishes: kept.Dishes })
    // It is cooked to its end.
    const EndedOn = new Date().toISOString().slice(0, 10)
    const end = { Version: 2, Kept: dinner.Kept, EndedOn }
    expect((await call(app, 'PATCH', `/dinners/${sent.Key}`, headers, end))[0]).toBe(200)
  },
)
