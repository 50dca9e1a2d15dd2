// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { writeToken } from '#app/lib/storage/token.ts'
import { callApi } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { send } from './send.ts'

/** A network that responds to every call with one status and body, and records the last request. */
function startNetwork(status: number, body: string) {
  const calls: Request[] = []
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    calls.push(new Request(new URL(path, 'http://simmer.test'), init))
    return await Promise.resolve(new Response(status === 204 ? null : body, { status }))
  })
  return calls
}

beforeEach(() => {
  writeToken(null)
  document.documentElement.lang = 'de'
})

test('API-02 a call carries the stored token, or none without one', async () => {
  const calls = startNetwork(200, '{}')
  await callApi('/api/recipe/7?LangId=0')
  writeToken('abc')
  await callApi('/api/recipe/7?LangId=0')
  expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer abc'])
  expect(calls.map(({ headers }) => headers.get('accept-language'))).toEqual(['de', 'de'])
})

test('API-03 fields are sent as a form, and a call without fields has no body', async () => {
  const calls = startNetwork(200, '{}')
  const params = { id: 7, LangId: 0 } as const
  await send('POST /recipe/:id/comment', { params, fields: { text: 'Käse & „Brot“ + 1\n🍲' } })
  await send('PATCH /recipe/:id/favorize', { params })
  const [post, patch] = calls
  expect(post?.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded;/)
  expect(new URLSearchParams(await post?.text()).get('text')).toBe('Käse & „Brot“ + 1\n🍲')
  expect([patch?.method, await patch?.text()]).toEqual(['PATCH', ''])
  expect(patch?.url).toBe('http://simmer.test/api/recipe/7/favorize?LangId=0')
})

test('a call follows no redirect, which the login page of a network answers with', async () => {
  const calls = startNetwork(200, '{}')
  const params = { id: 7, LangId: 0 } as const
  await send('POST /recipe/:id/comment', { params, fields: { text: 'Hm' } })
  await callApi('/api/recipe/7?LangId=0')
  expect(calls.map(({ redirect }) => redirect)).toEqual(['error', 'error'])
})

test.for([200, 201])('API-04 status %i is success', async (status) => {
  startNetwork(status, '{"IsFavorized":true}')
  expect(await callApi('/api/x')).toEqual({ IsFavorized: true })
})

const FAILURES = [202, 204, 400, 401, 404, 409, 429, 500, 503]

test.for(FAILURES)("API-04 status %i is a failure, with the server's message", async (status) => {
  startNetwork(status, '{"Code":"NotFound","Message":"Hier gibt es nichts."}')
  const failure = await callApi('/api/x').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ status })
  if (status !== 204) expect(failure).toMatchObject({ message: 'Hier gibt es nichts.' })
})

test('API-04 a response that is not JSON, and no response, are failures', async () => {
  startNetwork(200, '<html>')
  await expect(callApi('/api/x')).rejects.toMatchObject({ status: 200 })
  vi.stubGlobal('fetch', async () => await Promise.reject(new TypeError('Failed to fetch')))
  await expect(callApi('/api/x')).rejects.toMatchObject({ status: 0 })
})
