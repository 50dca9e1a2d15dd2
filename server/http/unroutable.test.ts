import { expect, test } from 'vitest'
import { startTestServer } from '#tests/support/server.ts'

test.for(['/%', '/recipes/%E0%A4%A', '/recipes/%E0%A4%A?lang=de', '/apis/%'])(
  'SHL-03 the malformed address %s leads to /404',
  async (url) => {
    const { app } = await startTestServer('sqlite')
    const answer = await app.inject({ url })
    expect(answer.statusCode).toBe(302)
    expect(answer.headers).toMatchObject({ location: '/404', 'x-content-type-options': 'nosniff' })
  },
)

test.for(['/api/%', '/api/recipe/%E0%A4%A', '/media/%E0%A4%A.webp'])(
  'the malformed address %s of a call fails as calls do',
  async (url) => {
    const { app } = await startTestServer('sqlite')
    const answer = await app.inject({ url })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      Code: 'RequestInvalid',
      Message: 'The request is invalid.',
    })
    expect(answer.headers).toHaveProperty('x-content-type-options')
  },
)
