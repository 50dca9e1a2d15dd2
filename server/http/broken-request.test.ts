import { expect, test } from 'vitest'
import { sendRaw } from '#tests/support/raw-request.ts'
import { startTestServer } from '#tests/support/server.ts'

test.for([
  [`GET /api/recipe?term=${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, '431 '],
  [`GET /recipes HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`, '431 '],
  ['good morning\r\n\r\n', '400 Bad Request'],
] as const)('malformed HTTP is answered in the API’s error format (%#)', async ([sent, status]) => {
  const { app, listen } = await startTestServer('sqlite')
  const origin = await listen()
  const answer = await sendRaw(origin, sent)
  expect(answer).toContain(`HTTP/1.1 ${status}`)
  expect(answer).toContain('X-Content-Type-Options: nosniff')
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
    Code: 'RequestInvalid',
    Message: 'The request is invalid.',
  })
  expect((await app.inject({ url: '/api/health' })).statusCode).toBe(200)
})
