import { createServer } from 'node:net'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { startChild } from './child-server.ts'

test('servers of the benchmark start beside a program that holds a port of theirs', async () => {
  const other = createServer().listen(4300, '127.0.0.1')
  // The port may be taken already, which is as good.
  await Promise.race([once(other, 'listening'), once(other, 'error')])
  onTestFinished(() => void other.close())
  const settings = { BODY: fileURLToPath(import.meta.url) }
  const servers = await Promise.all([
    startChild('constant', settings),
    startChild('constant', settings),
  ])
  onTestFinished(async () => {
    await Promise.all(servers.map(({ stop }) => stop()))
  })
  expect(new Set(servers.map(({ origin }) => origin)).size).toBe(2)
  const answers = await Promise.all(servers.map(({ origin }) => fetch(origin)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})
