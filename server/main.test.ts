import { once } from 'node:events'
import { mkdtempDisposableSync, readdirSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startChildServer, startNode } from '#tests/support/child-server.ts'

test('--help prints the settings', async () => {
  const child = startNode(['server/main.ts', '--help'])
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  expect(code).toBe(0)
  expect(output).toContain('DATABASE_URL')
})

test('a bad setting ends the start with one line and a failure', async () => {
  const child = startNode(['server/main.ts'], { PORT: 'eighty' })
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(code).toBe(1)
  expect(output).toMatch(/^PORT is not valid\. [^\n]+\n$/)
})

test.for([
  ['DATABASE_URL', 'postgresql://nobody@localhost:1/none', 'The database cannot be opened: '],
  ['DATA_DIR', '/dev/null/nowhere', 'The folder /dev/null/nowhere cannot be used: '],
] as const)('a start that %s=%s stops ends with one line', async ([setting, value, beginning]) => {
  const child = startNode(['server/main.ts'], { [setting]: value })
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(code).toBe(1)
  expect(output).toMatch(/^[^\n]+\n$/)
  expect(output.startsWith(beginning)).toBe(true)
})

test('files of a start and an import are readable only by their user', async () => {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'simmer-main-'))
  onTestFinished(() => folder.remove())
  const data = join(folder.path, 'data')
  const child = startNode(['server/main.ts'], { PORT: '0', DATA_DIR: data })
  // Pages may not be built here: then the start ends after the data folder was filled.
  await Promise.race([once(child, 'exit'), once(child.stdout, 'data')])
  for (const entry of [data, ...readdirSync(data, { recursive: true, encoding: 'utf8' })]) {
    // The database's own files for a moment may be gone again.
    const { mode } = statSync(resolve(data, entry), { throwIfNoEntry: false }) ?? { mode: 0 }
    expect([entry, (mode & 0o077).toString(8)]).toEqual([entry, '0'])
  }
  expect(readdirSync(data)).toEqual(
    expect.arrayContaining(['demo-member.txt', 'lock.db', 'media', 'simmer.db']),
  )
})

/** A server that is ready, in a process and a folder of its own. */
async function startServer(environment: Record<string, string>) {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'simmer-main-'))
  onTestFinished(() => folder.remove())
  return await startChildServer({ DATA_DIR: folder.path, ...environment })
}

test.for(['SIGTERM', 'SIGINT'] as const)('%s stops the server gracefully', async (signal) => {
  // SIGINT comes from a person, who does not wait for load balancers.
  const { child } = await startServer({ DRAIN_SECONDS: signal === 'SIGTERM' ? '1' : '600' })
  child.kill(signal)
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('a second SIGTERM ends draining and a body that never ends', async () => {
  const { child, origin } = await startServer({ DRAIN_SECONDS: '600' })
  const { port, hostname } = new URL(origin)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  socket.write('POST /api/signup HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{')
  child.kill('SIGTERM')
  await vi.waitUntil(async () => (await fetch(`${origin}/api/health`)).status === 503)
  // What follows within a second is npm repeating a Ctrl-C.
  const repeat = setInterval(() => child.kill('SIGTERM'), 200)
  onTestFinished(() => clearInterval(repeat))
  expect(await once(child, 'exit')).toEqual([0, null])
})
