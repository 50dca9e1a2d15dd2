import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { startChildServer } from '#tests/support/child-server.ts'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { startRoundRobin } from '#tests/support/round-robin.ts'

test('two servers behind a load balancer are replaced without a failed request', async ({
  skip,
}) => {
  if (!databases.includes('postgres')) skip('PostgreSQL is not installed')
  const { config } = await openTestDatabase('postgres')
  const environment = {
    DATA_DIR: config.DATA_DIR,
    DATABASE_URL: config.DATABASE_URL ?? '',
    DRAIN_SECONDS: '2',
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
  }
  const balancer = await startRoundRobin()
  const startOne = async () => {
    const server = await startChildServer(environment)
    balancer.add(server.origin)
    await vi.waitUntil(() => balancer.healthy().includes(server.origin), { timeout: 20_000 })
    return server
  }
  const olds = [await startOne(), await startOne()]

  const answers: (number | string)[] = []
  const load = { isOn: true }
  const ask = async () => {
    while (load.isOn) {
      const client = `2001:db8:0:${answers.length.toString(16)}::1`
      const answer = fetch(`${balancer.origin}/api/tool`, {
        headers: { 'x-forwarded-for': client },
      })
      answers.push(await answer.then(({ status }) => status).catch(String))
    }
  }
  const loaders = Array.from({ length: 8 }, ask)

  for (const old of olds) {
    await startOne()
    const ended = once(old.child, 'exit')
    old.child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    balancer.remove(old.origin)
  }
  load.isOn = false
  await Promise.all(loaders)
  expect(answers.length).toBeGreaterThan(100)
  expect(answers.filter((answer) => answer !== 200)).toEqual([])
})
