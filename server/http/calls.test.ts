import { type Static, Type } from 'typebox'
import { expect, test } from 'vitest'
import type { Call } from '#contract/calls/call.ts'
import type { ApiErrorBody } from '#contract/error-body.ts'
import { ERROR_CODES } from '#contract/errors.ts'
import { RecipeListQuery } from '#contract/recipes/recipe.ts'
import { startTestServer } from '#tests/support/server.ts'
import type { App } from './app-type.ts'
import { callRoute } from './call.ts'
import { ApiError } from './errors.ts'
import { messageOf } from './messages.ts'

/** A server with one call that answers what it was given, at `/probe/:id`. */
async function startProbe() {
  const Body = Type.Object({
    text: Type.String({ minLength: 1, maxLength: 10 }),
    Persons: Type.Optional(Type.Integer({ minimum: 1 })),
    On: Type.Optional(Type.Boolean()),
  })
  const call = {
    method: 'POST',
    path: '/probe/:id',
    auth: 'no',
    params: Type.Object({ id: Type.Integer({ minimum: 1 }) }),
    query: RecipeListQuery,
    body: Body,
    response: Type.Unknown(),
  } as const
  const pages = async (app: App) => {
    app.route({
      ...callRoute(call),
      handler: ({ query, body }) => ({ query, body: body satisfies Static<typeof Body> }),
    })
    const membersCall = { method: 'GET', path: '/members', auth: 'yes', response: Type.Null() }
    app.route({ ...callRoute(membersCall as Call), handler: () => null })
    app.get('/fails/:code', (request) => {
      const { code } = request.params as { code: string }
      if (code === 'bug') throw new Error('select secret from /var/lib at line 12')
      throw new ApiError(code as never)
    })
  }
  return await startTestServer('sqlite', { pages })
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

test('query and form names are matched in any case, repeated keys and brackets included', async () => {
  const { app } = await startProbe()
  const answer = await app.inject({
    method: 'POST',
    url: '/probe/1?langid=0&dishtypes=2&DISHTYPES=6&IncludedIng%5B%5D=4&includeding[]=9&MAXCALORIES=250&other=1',
    headers: FORM,
    payload: 'TEXT=hello&persons=3&on=false',
  })
  expect(answer.json()).toEqual({
    query: {
      LangId: 0,
      DishTypes: [2, 6],
      'IncludedIng[]': [4, 9],
      maxCalories: 250,
      other: '1',
    },
    body: { text: 'hello', Persons: 3, On: false },
  })
})

test('a single value of a repeated name is a list, and a form may be JSON', async () => {
  const { app } = await startProbe()
  const answer = await app.inject({
    method: 'POST',
    url: '/probe/1?ExcludedIng[]=7',
    payload: { Text: 'hello' },
  })
  expect(answer.json()).toEqual({
    query: { LangId: 1, 'ExcludedIng[]': [7] },
    body: { text: 'hello' },
  })
})

test('a path is accepted with and without its final slash', async () => {
  const { app } = await startProbe()
  for (const url of ['/api/health', '/api/health/']) {
    expect((await app.inject({ url })).statusCode).toBe(200)
  }
})

test.for([
  ['/probe/abc', 'text=a', 'RequestInvalid', 'The request is invalid.'],
  ['/probe/0?LangId=0', 'text=a', 'RequestInvalid', 'The request is invalid.'],
  ['/probe/1?limit=0', 'text=a', 'FieldInvalid', '“limit” is not valid.'],
  ['/probe/1?LangId=0&limit=101', 'text=a', 'FieldInvalid', '„limit“ ist ungültig.'],
  ['/probe/1?LangId=2', 'text=a', 'FieldInvalid', '“LangId” is not valid.'],
  ['/probe/1', '', 'FieldRequired', '“text” is missing.'],
  ['/probe/1', 'text=', 'FieldRequired', '“text” is missing.'],
  ['/probe/1', 'text=12345678901', 'TextTooLong', 'The text is too long.'],
  ['/probe/1', 'text=a&Persons=0', 'PersonsInvalid', 'Please choose 1 to 999 people.'],
] as const)(
  'ERR-29 %s with %j is refused with 400 and %s',
  async ([url, payload, code, message]) => {
    const { app } = await startProbe()
    const answer = await app.inject({ method: 'POST', url, headers: FORM, payload })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      Code: code,
      Message: message,
      RequestId: expect.stringMatching(/^[\da-f-]{36}$/),
    })
  },
)

test.for([
  ['en', undefined, 'There is nothing here.'],
  ['de-AT,de;q=0.9,en;q=0.8', undefined, 'Hier gibt es nichts.'],
  ['fr, de', undefined, 'Hier gibt es nichts.'],
  ['de', '1', 'There is nothing here.'],
  ['en', '0', 'Hier gibt es nichts.'],
  [undefined, undefined, 'There is nothing here.'],
])(
  'ERR-29 with Accept-Language %s and LangId %s the message is: %s',
  async ([language, langId, message]) => {
    const { app } = await startProbe()
    const answer = await app.inject({
      url: langId === undefined ? '/api/nothing' : `/api/nothing?LangId=${langId}`,
      headers: language === undefined ? {} : { 'accept-language': language },
    })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ Code: 'NotFound', Message: message })
  },
)

/** The one message that clients compare with (D-23). */
const UNTRANSLATED = 'The request is invalid.'

test('ERR-29 every code is answered with an error status and its message in the language of the call', async () => {
  const { app } = await startProbe()
  for (const code of ERROR_CODES) {
    const [german, english] = await Promise.all(
      ([0, 1] as const).map(async (langId) => {
        const answer = await app.inject({ url: `/fails/${code}?LangId=${langId}` })
        expect(answer.statusCode).toBeGreaterThanOrEqual(400)
        expect(answer.json()).toMatchObject({ Code: code, Message: messageOf(code, langId) })
        return answer.json<ApiErrorBody>().Message
      }),
    )
    if (code === 'RequestInvalid') expect([german, english]).toEqual([UNTRANSLATED, UNTRANSLATED])
    else expect(german).not.toBe(english)
  }
  expect((await app.inject({ url: '/fails/NoteExists' })).statusCode).toBe(409)
  const unauthorized = await app.inject({ url: '/fails/Unauthorized' })
  expect(unauthorized.headers).toMatchObject({ 'www-authenticate': 'Bearer' })
})

test('a call for members answers a visitor with 401 before validating anything else', async () => {
  const { app } = await startProbe()
  const headers = { authorization: 'Bearer invented' }
  const answer = await app.inject({ url: '/members', headers })
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toMatchObject({ Code: 'Unauthorized', Message: 'Please sign in first.' })
  expect(answer.headers).toMatchObject({ 'www-authenticate': 'Bearer' })
})

test('no internal detail is sent to a client', async () => {
  const { app } = await startProbe()
  const answer = await app.inject({ url: '/fails/bug' })
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toMatchObject({ Code: 'ServerError' })
  expect(answer.body).not.toMatch(/secret|select|var|stack/)
})

test.for(['/api/recipe/%E0%A4%A', '/api/recipe/%', '/media/%ff'])(
  'ERR-29 an address that is no text (%s) is answered in the one error shape',
  async (url) => {
    const { app } = await startProbe()
    const answer = await app.inject({ url, headers: { 'accept-language': 'de' } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ Code: 'RequestInvalid', RequestId: expect.any(String) })
  },
)

test.for([
  [{ 'content-type': 'application/json' }, '{"text":', 400],
  [{ 'content-type': 'application/json' }, '{"__proto__":{"a":1},"text":"a"}', 400],
  [{ 'content-type': 'application/xml' }, '<text/>', 415],
  [FORM, `text=${'a'.repeat(70_000)}`, 413],
] as const)('a body that cannot be read (%o) is answered in the one error shape', async (given) => {
  const [headers, payload, status] = given
  const { app } = await startProbe()
  const answer = await app.inject({ method: 'POST', url: '/probe/1', headers, payload })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ Code: expect.any(String), Message: expect.any(String) })
})
