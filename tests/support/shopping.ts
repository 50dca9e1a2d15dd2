import type { Static } from 'typebox'
import { Value } from 'typebox/value'
import { expect } from 'vitest'
import type { Call } from '#contract/calls/call.ts'
import type { EngineName } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'
import { newMember } from './members.ts'
import { startTestServer } from './server.ts'

/** Input of a call of the shopping list. */
export interface Given {
  /** Of the recipe, ingredient or item in the address. */
  id?: number | string
  langId?: 0 | 1
  /** The form. */
  fields?: Record<string, string | number>
  headers?: Record<string, string>
}

/** A server with the catalogue, a member with an empty list, and ids to add to it. */
export async function startShopping(engine: EngineName) {
  const server = await startTestServer(engine, { filled: true })
  const { app, database } = server
  const ada = await newMember(app)
  const idOf = async (kind: 'recipe' | 'ingredient' | 'department', slug: string) => {
    const slugs = database.db.selectFrom('slugs').select('id').where('kind', '=', kind)
    return (await slugs.where('slug', '=', slug).executeTakeFirstOrThrow()).id
  }
  const shop = {
    shakshuka: await idOf('recipe', 'shakshuka'),
    spaghetti: await idOf('recipe', 'spaghetti-pomodoro'),
    garlic: await idOf('ingredient', 'garlic'),
    egg: await idOf('ingredient', 'egg'),
  }
  return { ...server, ada, idOf, ...shop }
}

/** Makes a call of the shopping list. */
export async function call(app: App, { method, path }: Call, given: Given = {}) {
  const { id = '', langId = 1, fields, headers = {} } = given
  const pairs = Object.entries(fields ?? {}).map(([name, value]) => [name, String(value)])
  return await app.inject({
    method,
    url: `/api${path.replace(/:\w+/, String(id))}?LangId=${langId}`,
    headers: {
      ...headers,
      ...(fields && { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }),
    },
    ...(fields && { payload: new URLSearchParams(pairs).toString() }),
  })
}

/** Makes a call that has to succeed, with an uncached response that matches the contract. */
export async function succeed<C extends Call>(
  app: App,
  one: C,
  given: Given,
): Promise<Static<C['response']>> {
  const answer = await call(app, one, given)
  expect({ path: one.path, status: answer.statusCode }).toEqual({
    path: one.path,
    status: answer.statusCode === 201 ? 201 : 200,
  })
  expect(answer.headers['cache-control']).toBe('no-store')
  const body = answer.json<Static<C['response']>>()
  expect(Value.Errors(one.response, body)).toEqual([])
  return body
}

/** Makes a call that has to fail; returns status and code. */
export async function failure(app: App, one: Call, given: Given) {
  const answer = await call(app, one, given)
  return [answer.statusCode, answer.json<{ Code: string }>().Code]
}
