import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { ADA, sent } from '#tests/support/members.ts'

/**
 * A server that somebody signs up at, mistypes a password, and sets a new one with a mailed link, once
 * with a forged one.
 */
const SERVER = `
  import { globSync, readFileSync } from 'node:fs'
  import { readConfig } from '#server/config.ts'
  import { run } from '#server/run.ts'
  const { origin, stop } = await run(readConfig(process.env))
  const post = (path, fields) =>
    fetch(origin + path, { method: 'POST', body: new URLSearchParams(fields) })
  const { account, grant, next } = JSON.parse(process.env.FORMS)
  await post('/api/signup', account)
  await post('/api/auth/', grant)
  await post('/api/signup/passwordreset', { email: account.email })
  const mails = () => globSync(process.env.DATA_DIR + '/outbox/*.txt')
  while (mails().length === 0) await fetch(origin + '/api/health')
  const [, token] = /resetPassword\\/([\\w-]+)/.exec(readFileSync(mails()[0], 'utf8'))
  await post('/api/signup/passwordreset/forged', { Password: next })
  await post('/api/signup/passwordreset/' + token, { Password: next })
  await stop()
  console.log(JSON.stringify({ token }))
`

test('account events are logged without anything that a person typed', async () => {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'simmer-audit-'))
  onTestFinished(() => folder.remove())
  const wrong = sent('wrong')
  const next = sent('next')
  const common = { grant_type: 'password', client_id: 'recipe-web', scope: 'api' }
  const grant = { ...common, username: ADA.email, password: wrong }
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', SERVER], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder.path,
      LOG_LEVEL: 'info',
      FORMS: JSON.stringify({ account: ADA, grant, next }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  expect(code).toBe(0)
  const lines = output.trim().split('\n')
  const { token } = JSON.parse(lines.pop() ?? '') as { token: string }
  const audits = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  const events = audits.filter(({ audit }) => audit !== undefined)
  expect(events.map(({ audit, account }) => [audit, account])).toEqual([
    ['signed up', 1],
    ['sign-in refused', 1],
    ['password reset requested', undefined],
    ['password reset link made', 1],
    ['password reset refused', undefined],
    ['password reset', 1],
  ])
  for (const typed of [ADA.email, ADA.lastname, ADA.password, wrong, next, token]) {
    expect(lines.join('\n')).not.toContain(typed)
  }
})
