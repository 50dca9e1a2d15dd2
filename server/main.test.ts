import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'

/** A server without pages, so that it starts without a built app. */
const SERVER = `
  import { readConfig } from '#server/config.ts'
  import { run } from '#server/run.ts'
  import { stopOnSignal } from '#server/stop-on-signal.ts'
  stopOnSignal(await run(readConfig(process.env)))
  console.log('ready')
`

function start(options: string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, options, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

test('--help prints the settings', async () => {
  const child = start(['server/main.ts', '--help'])
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  expect(code).toBe(0)
  expect(output).toContain('DATABASE_URL')
})

test('a bad setting ends the start with one line and a failure', async () => {
  const child = start(['server/main.ts'], { PORT: 'eighty' })
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(code).toBe(1)
  expect(output).toMatch(/^PORT is not valid\. [^\n]+\n$/)
})

test.for(['SIGTERM', 'SIGINT'] as const)('%s stops the server in good order', async (signal) => {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'simmer-main-'))
  onTestFinished(() => folder.remove())
  const script = ['--input-type=module-typescript', '--eval', SERVER]
  const child = start(script, { PORT: '0', DATA_DIR: folder.path })
  await once(child.stdout, 'data')
  child.kill(signal)
  expect(await once(child, 'exit')).toEqual([0, null])
})
