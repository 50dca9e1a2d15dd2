import { expect, test } from 'vitest'
import { startTestServer } from '#tests/support/server.ts'
import { prepareDemoMember } from './catalogue-import/demo-member.ts'
import { transact } from './db/transact.ts'
import { firstNotice } from './host/first-notice.ts'

test.for([
  [{}, false],
  [{ DEMO: 'off' }, true],
  [{ PUBLIC_ORIGIN: 'https://simmer.example' }, true],
] as const)(
  'HST-12 a start with the demo member has neither words nor /first: with %j that is %s',
  async ([setting, isFirst]) => {
    const { app, database, config } = await startTestServer('sqlite', { filled: true })
    const write = await prepareDemoMember({ ...config, ...setting })
    if (write) await transact(database.db, write)
    expect((await firstNotice(database.db, Date.now())) !== undefined).toBe(isFirst)
    const { statusCode } = await app.inject({ url: '/api/first' })
    expect(statusCode).toBe(isFirst ? 200 : 404)
  },
)
