import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { checkResponses, fieldsOutside } from './check-responses.ts'

test('fields that a schema does not have are found at every depth', () => {
  const recipe = { Id: 1, Author: { Id: 2, Password: 'x' }, Password: 'x' }
  expect(fieldsOutside(calls.recipes.response, [recipe])).toEqual([
    '/0/Author/Password',
    '/0/Password',
  ])
})

test('a test that gets a field outside of the schema of its call fails', async () => {
  const response = {
    statusCode: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Favorized: true, UserId: 4 }),
  }
  const app = { inject: () => Promise.resolve(response) }
  checkResponses(app as never)
  const asked = app.inject as unknown as (request: object) => Promise<unknown>
  await expect(asked({ method: 'PATCH', url: '/api/recipe/1/favorize?LangId=1' })).rejects.toThrow(
    '/UserId',
  )
})
