import { expect, test } from 'vitest'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { databases } from '#tests/support/database.ts'
import { addOwn, call } from '#tests/support/own-recipes.ts'
import { PUBLIC_CRUMBLE, startPublishing } from '#tests/support/publishing.ts'

test.for(databases)(
  'PUB-30 an editor decides while the author goes on writing (%s)',
  async (engine) => {
    const { app, people, publish, save, send, decide, standing } = await startPublishing(engine)
    const { imani, ed } = people
    const { own, publicId } = await publish()
    const second = await save(imani, own, { ...PUBLIC_CRUMBLE, Name: { en: 'Second' } })
    const [, sent] = await send(imani, second)
    const read = sent.Submission?.Id ?? 0
    const third = await save(imani, second, { ...PUBLIC_CRUMBLE, Name: { en: 'Third' } })
    // What was read is published, and not what was written since.
    const [, live] = await call<Recipe>(app, 'GET', `/recipe/${publicId}`)
    expect((await decide(ed, read, 'approval'))[0]).toBe(200)
    expect((await call<Recipe>(app, 'GET', `/recipe/${publicId}`))[1].Name).toBe('Second')
    expect(live.Name).toBe(PUBLIC_CRUMBLE.Name.en)
    // What was sent in meanwhile, or taken back, is another thing than what was read.
    const [, again] = await send(imani, third)
    const fourth = await save(imani, third, { ...PUBLIC_CRUMBLE, Name: { en: 'Fourth' } })
    await send(imani, fourth)
    expect(await decide(ed, again.Submission?.Id ?? 0, 'approval')).toMatchObject([
      409,
      { Code: 'AlreadyDecided' },
    ])
    const path = `/my/recipes/${own.Id}/submission`
    const waiting = (await standing(imani, own.Id)).Submission?.Id ?? 0
    expect((await call(app, 'DELETE', path, imani.headers))[0]).toBe(200)
    expect((await call(app, 'DELETE', path, imani.headers))[0]).toBe(409)
    const back = { Remarks: [], Answer: 'Lovely.' }
    expect((await decide(ed, waiting, 'return', back))[0]).toBe(409)
    expect((await call<Recipe>(app, 'GET', `/recipe/${publicId}`))[1].Name).toBe('Second')
  },
)

test.for(databases)('PUB-31 of two editors at once one decides (%s)', async (engine) => {
  const { app, people, send, decide, database } = await startPublishing(engine)
  const { imani, ed, eve } = people
  for (let round = 0; round < 4; round += 1) {
    const [, own] = await addOwn(app, imani.headers, PUBLIC_CRUMBLE)
    const [, sent] = await send(imani, own)
    const id = sent.Submission?.Id ?? 0
    const back = { Remarks: [], Answer: 'Not yet.' }
    const answers = await Promise.all([
      decide(ed, id, 'approval'),
      decide(eve, id, round % 2 === 0 ? 'approval' : 'return', back),
    ])
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([200, 409]))
  }
  const rows = await database.db
    .selectFrom('desk_log')
    .select('action')
    .where('action', 'in', ['recipe-approved', 'recipe-returned'])
    .execute()
  expect(rows).toHaveLength(4)
})

test.for(databases)('PUB-32 who may not publish any more does not (%s)', async (engine) => {
  const { app, people, publish, send, decide, standing } = await startPublishing(engine)
  const { imani, ed } = people
  const { own, publicId } = await publish()
  const [, other] = await addOwn(app, imani.headers, PUBLIC_CRUMBLE)
  const [, sent] = await send(imani, other)
  const id = sent.Submission?.Id ?? 0
  const member = `/desk/members/${imani.id}`
  await call(app, 'PATCH', `${member}/suspend`, ed.headers, { Reason: 'Insults.' })
  expect(await send(imani, { ...other, Version: 1 })).toMatchObject([403, { Code: 'Suspended' }])
  expect((await decide(ed, id, 'approval'))[0]).toBe(409)
  // What stands, stands, and its author may still withdraw it, but not bring it back.
  expect((await call(app, 'GET', `/recipe/${publicId}`))[0]).toBe(200)
  const path = `/my/recipes/${own.Id}/publication`
  expect((await call(app, 'DELETE', path, imani.headers))[0]).toBe(200)
  expect((await call(app, 'POST', path, imani.headers))[0]).toBe(403)
  await call(app, 'PATCH', `${member}/lift`, ed.headers, {})
  expect((await call(app, 'POST', path, imani.headers))[0]).toBe(200)
  expect((await decide(ed, id, 'approval'))[0]).toBe(200)
  expect((await standing(imani, other.Id)).Published?.IsLive).toBe(true)
})

test.for(databases)(
  'PUB-32 what is decided while its author is put on hold is decided before, or not at all (%s)',
  async (engine) => {
    const { app, people, send, decide, database } = await startPublishing(engine)
    const { imani, ed, eve } = people
    const member = `/desk/members/${imani.id}`
    const suspend = () => call(app, 'PATCH', `${member}/suspend`, eve.headers, { Reason: 'Ads.' })
    for (let round = 0; round < 4; round += 1) {
      const [, own] = await addOwn(app, imani.headers, PUBLIC_CRUMBLE)
      const id = (await send(imani, own))[1].Submission?.Id ?? 0
      const [[status], [held]] = await Promise.all([decide(ed, id, 'approval'), suspend()])
      expect([200, 409]).toContain(status)
      expect(held).toBe(200)
      const rows = await database.db
        .selectFrom('desk_log')
        .select('action')
        .where('action', 'in', ['recipe-approved', 'member-suspended', 'suspension-lifted'])
        .orderBy('id', 'desc')
        .limit(2)
        .execute()
      expect(rows[0]?.action).toBe('member-suspended')
      expect(rows[1]?.action === 'recipe-approved').toBe(status === 200)
      await call(app, 'PATCH', `${member}/lift`, ed.headers, {})
    }
  },
)

test.for(databases)('PUB-33 many are published at once (%s)', async (engine) => {
  const { app, people, send, decide } = await startPublishing(engine)
  const { imani, ed, eve } = people
  const [, before] = await call<number>(app, 'GET', '/recipe/count')
  const ids: number[] = []
  for (let index = 0; index < 6; index += 1) {
    const [, own] = await addOwn(app, imani.headers, {
      ...PUBLIC_CRUMBLE,
      Name: { en: `Crumble ${index}` },
    })
    ids.push((await send(imani, own))[1].Submission?.Id ?? 0)
  }
  const answers = await Promise.all(
    ids.map((id, index) => decide(index % 2 === 0 ? ed : eve, id, 'approval')),
  )
  expect(answers.map(([status]) => status)).toEqual(ids.map(() => 200))
  expect((await call<number>(app, 'GET', '/recipe/count'))[1]).toBe(before + 6)
  const [, list] = await call<Recipe[]>(app, 'GET', '/recipe?limit=6')
  expect(new Set(list.map(({ Name }) => Name)).size).toBe(6)
})
