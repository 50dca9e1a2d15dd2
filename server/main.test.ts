import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposableSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'

/** A server without pages, so that it starts without a built app. */
const SERVER = `
  import { readConfig } from '#server/config.ts'
  import { run } from '#server/run.ts'
  import { stopOnSignal } from '#server/stop-on-signal.ts'
  const config = readConfig(process.env)
  stopOnSignal(await run(config), config.DRAIN_SECONDS)
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

test.for([
  ['DATABASE_URL', 'postgresql://nobody@localhost:1/none', 'The database cannot be opened: '],
  ['DATA_DIR', '/dev/null/nowhere', 'The folder /dev/null/nowhere cannot be used: '],
] as const)('a start that %s=%s stops ends with one line', async ([setting, value, beginning]) => {
  const child = start(['server/main.ts'], { [setting]: value })
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(code).toBe(1)
  expect(output).toMatch(/^[^\n]+\n$/)
  expect(output.startsWith(beginning)).toBe(true)
})

test('what a start and an import write is for their user alone', async () => {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'simmer-main-'))
  onTestFinished(() => folder.remove())
  const data = join(folder.path, 'data')
  const child = start(['server/main.ts'], { PORT: '0', DATA_DIR: data })
  // Pages may not be built here: then the start ends after the data folder was filled.
  await Promise.race([once(child, 'exit'), once(child.stdout, 'data')])
  for (const entry of [data, ...readdirSync(data, { recursive: true, encoding: 'utf8' })]) {
    const { mode } = statSync(resolve(data, entry))
    expect([entry, (mode & 0o077).toString(8)]).toEqual([entry, '0'])
  }
  expect(readdirSync(data)).toEqual(
    expect.arrayContaining(['demo-member.txt', 'lock.db', 'media', 'simmer.db']),
  )
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
