import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import type { AppParts } from '#server/pages/serve.ts'
import type { EngineName } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { pages } from '#server/pages/pages.ts'
import type { Renderer } from '#server/pages/renderer.ts'
import { databases } from '#tests/support/database.ts'
import { readCall } from '#tests/support/filled-server.ts'
import { startTestServer } from '#tests/support/server.ts'
import { countView } from './count-view.ts'
import { ViewCounter } from './view-counter.ts'

const emptyPage: Renderer = {
  renderPage: async () => ({ kind: 'page', status: 200, html: '<!doctype html>', missed: [] }),
  renderShell: async () => '<!doctype html>',
  pageEnd: () => '</html>',
  INLINE_SCRIPT: '',
}

const renderer = async () => emptyPage
const originOf = () => 'https://simmer.example'
const noAssets = () => ({ styles: [], entry: '', preload: [] })

/** A server with pages, and with `/look/page` and `/look/call` at which a header names the member. */
async function startServer(engine: EngineName) {
  let parts: AppParts | undefined
  const { app, database } = await startTestServer(engine, {
    filled: true,
    pages: async (server: App, given) => {
      parts = given
      server.get<{ Params: { at: 'page' | 'call' } }>('/look/:at', (request, reply) => {
        // As for a page, whose request carries no token.
        if (request.params.at === 'call')
          request.memberId = Number(request.headers['member']) || null
        countView(given.views, request, { kind: 'recipe', itemId: 1, viewedAt: request.params.at })
        return reply.send('')
      })
      pages(server, { renderer, assets: noAssets, originOf, version: '1', views: given.views })
    },
  })
  const newCounter = () =>
    new ViewCounter(database.db, {
      now: () => new Date(),
      isReadOnly: () => false,
      onError: (error) => expect.fail(String(error)),
    })
  return {
    ask: async (url: string, { method = 'GET', ...headers }: Record<string, string> = {}) =>
      (await app.inject({ method: method as 'GET', url, headers })).statusCode,
    viewsOf: async (kind: 'recipe' | 'cookbook') => {
      await parts?.views.flush()
      const items = await readCall(app, kind === 'recipe' ? calls.recipes : calls.cookbooks)
      return items.find(({ Id }) => Id === 1)?.Views
    },
    newCounter,
  }
}

const ANN = { member: '1' }
const BEN = { member: '2' }

test.for(databases)('a member who opens a page is one view, in any order (%s)', async (engine) => {
  const { ask, viewsOf } = await startServer(engine)
  await ask('/look/page', ANN)
  await ask('/look/call', ANN)
  await ask('/look/call', ANN)
  expect(await viewsOf('recipe')).toBe(1)
  await ask('/look/call', { ...BEN, 'user-agent': 'other' })
  await ask('/look/page', { ...BEN, 'user-agent': 'other' })
  await ask('/look/call', { ...BEN, 'user-agent': 'other' })
  expect(await viewsOf('recipe')).toBe(2)
})

test.for(databases)('a visitor who opens a page is one view (%s)', async (engine) => {
  const { ask, viewsOf } = await startServer(engine)
  for (const path of ['/recipes/1', '/api/recipe/1', '/recipes/1?lang=de']) await ask(path)
  for (const path of ['/api/book/1', '/cookbooks/1']) await ask(path)
  expect(await viewsOf('recipe')).toBe(1)
  expect(await viewsOf('cookbook')).toBe(1)
})

test.for(databases)(
  'members who share an address and a browser count each (%s)',
  async (engine) => {
    const { ask, viewsOf } = await startServer(engine)
    await ask('/look/call', ANN)
    await ask('/look/call', BEN)
    await ask('/look/call')
    expect(await viewsOf('recipe')).toBe(3)
  },
)

test.for(databases)('a HEAD request is no view (%s)', async (engine) => {
  const { ask, viewsOf } = await startServer(engine)
  for (const path of ['/recipes/1', '/api/recipe/1', '/cookbooks/1', '/api/book/1'])
    expect(await ask(path, { method: 'HEAD' })).toBe(200)
  expect(await viewsOf('recipe')).toBe(0)
  expect(await viewsOf('cookbook')).toBe(0)
})

test.for(databases)('what is fetched ahead is no view until it is shown (%s)', async (engine) => {
  const { ask, viewsOf } = await startServer(engine)
  await ask('/api/recipe/1', { purpose: 'prefetch' })
  await ask('/recipes/1', { 'sec-purpose': 'prefetch;prerender' })
  await ask('/api/book/1', { purpose: 'prefetch' })
  expect([await viewsOf('recipe'), await viewsOf('cookbook')]).toEqual([0, 0])
  await ask('/api/recipe/1')
  expect(await viewsOf('recipe')).toBe(1)
})

test.for(databases)('a page and its calls are one view on two processes (%s)', async (engine) => {
  const { viewsOf, newCounter } = await startServer(engine)
  const item = { kind: 'recipe', itemId: 1 } as const
  const [one, another] = [newCounter(), newCounter()]
  one.count({ ...item, knownAs: ['here'], marks: ['here', 'page here'] })
  await one.flush()
  another.count({ ...item, knownAs: ['member 1', 'page here'], marks: ['member 1'] })
  await another.flush()
  expect(await viewsOf('recipe')).toBe(1)
})
