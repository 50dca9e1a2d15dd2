import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { ADA, sent } from '#tests/support/members.ts'

/** A server that somebody signs up at and then mistypes a password, until it has answered. */
const SERVER = `
  import { readConfig } from '#server/config.ts'
  import { run } from '#server/run.ts'
  const { origin, stop } = await run(readConfig(process.env))
  const post = (path, fields) =>
    fetch(origin + path, { method: 'POST', body: new URLSearchParams(fields) })
  const [account, grant] = JSON.parse(process.env.FORMS)
  await post('/api/signup', account)
  await post('/api/auth/', grant)
  await stop()
`

test('the log says what happened to an account, and nothing that a person typed', async () => {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'simmer-audit-'))
  onTestFinished(() => folder.remove())
  const wrong = sent('wrong')
  const grant = { grant_type: 'password', client_id: 'recipe-web', scope: 'api' }
  const forms = [ADA, { ...grant, username: ADA.email, password: wrong }]
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', SERVER], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder.path,
      LOG_LEVEL: 'info',
      FORMS: JSON.stringify(forms),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  expect(code).toBe(0)
  const lines = output.trim().split('\n')
  const audits = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(audits.filter(({ audit }) => audit !== undefined)).toMatchObject([
    { audit: 'signed up', account: 1 },
    { audit: 'sign-in refused', account: 1 },
  ])
  for (const typed of [ADA.email, ADA.lastname, ADA.password, wrong]) {
    expect(output).not.toContain(typed)
  }
})
