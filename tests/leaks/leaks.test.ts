import { expect, test } from 'vitest'
import * as entry from '#app/main/entry-server.tsx'
import { ADDRESSES } from '#contract/addresses/addresses.ts'
import type { Call } from '#contract/calls/call.ts'
import { calls } from '#contract/calls/calls.ts'
import type { NewInvitation } from '#contract/household.ts'
import type { ListOverview } from '#contract/shopping/several-lists.ts'
import type { ShoppingList } from '#contract/shopping/shopping.ts'
import type { EngineName } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { pages } from '#server/pages/pages.ts'
import { databases } from '#tests/support/database.ts'
import { signUp } from '#tests/support/household.ts'
import { addOwn, call } from '#tests/support/own-recipes.ts'
import { startTestServer } from '#tests/support/server.ts'
import { probe, stillThere } from './probe.ts'
import { addressesIn, KEPT, SECRET, Story, succeed, type Send } from './story.ts'

/** A server that answers for pages, too. */
async function startWithPages(engine: EngineName): Promise<App> {
  const { app } = await startTestServer(engine, {
    filled: true,
    pages: async (server, { views }) => {
      pages(server, {
        renderer: async () => entry,
        assets: () => ({ styles: [], entry: '', preload: [] }),
        originOf: () => 'https://simmer.example',
        version: '1',
        views,
      })
      await Promise.resolve()
    },
  })
  return app
}

test.for(databases)(
  'who may not read a recipe learns nothing new of it, by no call and no page (%s)',
  { timeout: 600_000 },
  async (engine) => {
    const app = await startWithPages(engine)
    const send: Send = async ({ method, path, headers, body }) => {
      const answer = await app.inject({
        method: method as 'GET',
        url: path,
        headers,
        ...(body && { payload: body }),
      })
      return { status: answer.statusCode, body: answer.rawPayload }
    }
    const [ada, ben, cara, eve] = [
      await signUp(app, 'ada'),
      await signUp(app, 'ben'),
      await signUp(app, 'cara'),
      await signUp(app, 'eve'),
    ]
    const people = { ada, ben, cara, eve }
    const story = new Story(send, people)
    await story.begin()
    const files = await story.plant()
    const everything = { story, people, files }

    // The owner reads what is new, so that the search can find it.
    const mine = await succeed<ShoppingList[]>(send, ada, ['GET', `/shopping?List=${story.list}`])
    expect(JSON.stringify(mine)).toContain(SECRET)
    expect(addressesIn(mine).length).toBeGreaterThan(0)
    // Everybody else sees what was put on the list, and no picture.
    for (const [who, list] of [
      [ben, story.copy],
      [cara, story.list],
    ] as const) {
      const seen = await succeed<ShoppingList[]>(send, who, ['GET', `/shopping?List=${list}`])
      expect(seen[1]?.Recipes).toMatchObject([
        {
          RecipeName: `${KEPT}name pie`,
          ThumbPath: null,
          Ingredients: [{ Name: `${KEPT}food` }, {}],
        },
        { RecipeName: `${KEPT}name pie`, ThumbPath: null },
      ])
      expect(addressesIn(seen)).toEqual([])
      const named = seen[1]?.Departments.flatMap(({ Ingredients }) => Ingredients)
      expect(named?.map(({ Name }) => Name)).toContain(`${KEPT}food`)
    }
    const first = await probe(send, everything, { pages: true, writes: false })
    expect(first.leaks).toEqual([])
    expect(first.asked).toBeGreaterThan(500)
    expect(await stillThere(send, story)).toEqual([])

    await story.leave()
    const next = { ...everything, files: [...files, ...(await story.plant())] }
    expect((await probe(send, next, { pages: false, writes: true })).leaks).toEqual([])
    expect(await stillThere(send, story)).toEqual([])
    await story.end()
    expect(await stillThere(send, story)).toEqual([])
  },
)

test('nothing stores what an address with a secret answers', { timeout: 120_000 }, async () => {
  const app = await startWithPages('sqlite')
  const ada = await signUp(app, 'ada')
  const [, { Id }] = await addOwn(app, ada)
  const [, { LinkToken }] = await call(app, 'POST', `/my/recipes/${Id}/link`, ada)
  const [, list] = await call<ListOverview>(app, 'GET', '/shopping/lists', ada)
  const ofList = `/shopping/lists/${list.Lists[0]?.Id}/link`
  const [, { Token }] = await call<{ Token: string }>(app, 'POST', ofList, ada)
  await call(app, 'POST', '/household', ada, { Name: 'Home' })
  const [, invitation] = await call<NewInvitation>(app, 'POST', '/household/invitation', ada)
  const tokens = [LinkToken ?? '', Token, invitation.Token, 'unknown']
  const paths = [
    ...Object.values<Call>(calls).flatMap(({ method, path }) =>
      method === 'GET' ? `/api${path}?LangId=1` : [],
    ),
    ...Object.values(ADDRESSES).map(({ path }) => path),
  ].filter((path) => path.includes(':token'))
  expect(paths.length).toBeGreaterThan(7)
  let opened = 0
  for (const path of paths) {
    for (const token of tokens) {
      const answer = await app.inject({ url: path.replace(':token', token) })
      const isOpen = answer.statusCode === 200
      if (isOpen) opened += 1
      expect([path, answer.headers['cache-control']]).toEqual([
        path,
        isOpen ? 'private, no-store' : expect.stringContaining('no-store'),
      ])
    }
  }
  expect(opened).toBeGreaterThan(7)
  // A page holds nothing of what its secret opens, so that the server may keep it.
  expect((await app.inject({ url: `/r/${LinkToken}` })).body).not.toContain('Xylander')
})
