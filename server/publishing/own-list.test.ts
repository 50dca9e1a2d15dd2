import { expect, test } from 'vitest'
import type { OwnList } from '#contract/own-recipes/own-recipe.ts'
import { databases } from '#tests/support/database.ts'
import { addOwn, call } from '#tests/support/own-recipes.ts'
import { PUBLIC_CRUMBLE, startPublishing } from '#tests/support/publishing.ts'

const idsOf = ({ Recipes }: OwnList) => Recipes.map(({ Id }) => Id)

test.for(databases)(
  'PUB-26 each own recipe is in one part of the list, and what was sent back comes first (%s)',
  async (engine) => {
    const { app, people, publish, send, decide } = await startPublishing(engine)
    const { imani, ed } = people
    const list = async (query = '') =>
      (await call<OwnList>(app, 'GET', `/my/recipes${query}`, imani.headers))[1]
    const add = async (parts = {}) =>
      (await addOwn(app, imani.headers, { ...PUBLIC_CRUMBLE, ...parts }))[1]
    const returned = await add()
    const [, sent] = await send(imani, returned)
    const remark = { Remarks: [{ Field: 'Name', Text: 'Whose?' }] }
    await decide(ed, sent.Submission?.Id ?? 0, 'return', remark)
    const waiting = await add()
    await send(imani, waiting)
    const { own: published } = await publish()
    const { own: withdrawn } = await publish()
    await call(app, 'DELETE', `/my/recipes/${withdrawn.Id}/publication`, imani.headers)
    const draft = await add({ Steps: [] })
    const own = await add()
    expect(idsOf(await list())).toEqual(
      [returned, own, draft, withdrawn, published, waiting].map(({ Id }) => Id),
    )
    const parts = { returned, waiting, published, withdrawn, draft, private: own }
    for (const [state, { Id }] of Object.entries(parts)) {
      const found = await list(`?State=${state}`)
      expect([state, idsOf(found), found.Total]).toEqual([state, [Id], 1])
    }
    expect((await list()).Counts).toEqual({
      All: 6,
      draft: 1,
      private: 1,
      link: 0,
      bin: 0,
      waiting: 1,
      returned: 1,
      published: 1,
      withdrawn: 1,
    })
    expect((await list()).Live).toBe(1)
    // In the bin it is nothing but in the bin.
    await call(app, 'DELETE', `/my/recipes/${published.Id}`, imani.headers)
    expect((await list()).Counts).toMatchObject({ All: 5, published: 0, withdrawn: 1, bin: 1 })
    expect(idsOf(await list('?State=bin'))).toEqual([published.Id])
  },
)
