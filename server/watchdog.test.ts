import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'

/** Milliseconds without a turn of the event loop. */
const LIMIT_MS = 1_000

/** A process that works for longer than the limit, and then hangs. */
async function startHanging() {
  const child = spawn(
    process.execPath,
    ['tests/support/hanging-process.ts', String(LIMIT_MS), String(2 * LIMIT_MS)],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  onTestFinished(() => void child.kill('SIGKILL'))
  const exit = once(child, 'exit')
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer]
  expect(chunk.toString()).toBe('hangs')
  return { child, exit, said: () => said }
}

test('a process whose event loop hangs is ended, and says why', async () => {
  const { exit, said } = await startHanging()
  expect(await exit).toEqual([null, 'SIGKILL'])
  expect(said()).toContain('The server has done nothing for 1 s and is ended.')
})

test('a process that hangs ends after SIGTERM, although it does not receive it', async () => {
  const { child, exit } = await startHanging()
  child.kill('SIGTERM')
  expect(await exit).toEqual([null, 'SIGKILL'])
})
