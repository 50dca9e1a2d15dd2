import { expect, test } from 'vitest'
import { databases } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/server.ts'

test.for(databases)(
  'the server is healthy while %s answers, and not when it is gone',
  async (engine) => {
    const { app, database } = await startTestServer(engine)
    expect(await app.inject({ url: '/api/health' })).toMatchObject({ statusCode: 200, body: '{}' })
    await database.close()
    expect(await app.inject({ url: '/api/health' })).toMatchObject({ statusCode: 503 })
  },
)
