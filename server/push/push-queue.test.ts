import { expect, test } from 'vitest'
import { startNameServer } from '#tests/support/name-server.ts'
import { REAL_EDGE } from './push-edge.ts'
import {
  NOON,
  startStage,
  newSubscriber,
  BERTA,
  CHARD,
  messagesOf,
  waiting,
  endpoints,
  deliverOnce,
} from '#tests/support/push-stage.ts'
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts'

test.for([404, 410])(
  'a subscription that the push service no longer knows is deleted (%i)',
  async (status) => {
    const stage = await startStage('sqlite')
    const { device } = await newSubscriber(stage, ['yasmin-haddad'])
    device.refusals.push({ status })
    await stage.importRecipes(CHARD)
    await stage.deliver()
    expect(await endpoints(stage)).toEqual([])
    expect(await waiting(stage)).toEqual([[], []])
  },
)

test.for([429, 500, 503])('a busy push service (%i) is retried with backoff', async (status) => {
  const stage = await startStage('sqlite')
  const { device } = await newSubscriber(stage, ['yasmin-haddad'])
  device.refusals.push({ status }, { status, headers: { 'Retry-After': '600' } })
  await stage.importRecipes(CHARD)
  const start = NOON.getTime()
  const deliverAfter = async (minutes: number) => {
    await stage.deliver(new Date(start + minutes * MINUTE_MS))
    return device.tries
  }
  expect(await deliverAfter(0)).toBe(1)
  expect(await deliverAfter(0.9)).toBe(1)
  expect(await deliverAfter(1)).toBe(2)
  expect(await deliverAfter(10.9)).toBe(2)
  expect(await deliverAfter(11)).toBe(3)
  expect(messagesOf(device)).toMatchObject([{ body: 'Stuffed chard rolls' }])
})

test('a message is given up after five attempts, or at once when it is refused', async () => {
  const stage = await startStage('sqlite')
  const busy = await newSubscriber(stage, ['yasmin-haddad'])
  const strict = await newSubscriber(stage, ['yasmin-haddad'], BERTA)
  busy.device.refusals.push(...Array.from({ length: 9 }, () => ({ status: 503 })))
  const elsewhere = { Location: strict.device.subscription.Endpoint }
  strict.device.refusals.push({ status: 307, headers: elsewhere })
  await stage.importRecipes(CHARD)
  for (let hour = 0; hour < 24; hour += 3) {
    await stage.deliver(new Date(NOON.getTime() + hour * HOUR_MS))
  }
  expect([busy.device.tries, strict.device.tries]).toEqual([5, 1])
  expect(await waiting(stage)).toEqual([[], []])
  expect(await endpoints(stage)).toHaveLength(2)
})

test.for(['localhost', '127.0.0.1'])(
  'a subscription whose host resolves to this machine when a message is sent, %s, is deleted',
  async (host) => {
    const stage = await startStage('sqlite')
    const { device } = await newSubscriber(stage, ['yasmin-haddad'])
    const endpoint = device.subscription.Endpoint.replace('localhost', host)
    await stage.database.db.updateTable('push_subscriptions').set({ endpoint }).execute()
    await stage.importRecipes(CHARD)
    await deliverOnce(stage, stage.database, NOON, REAL_EDGE)
    expect(device.tries).toBe(0)
    expect(await endpoints(stage)).toEqual([])
  },
)

test('a subscription whose host cannot be resolved is tried again later', async () => {
  const stage = await startStage('sqlite')
  const { address } = await startNameServer(() => undefined)
  await newSubscriber(stage, ['yasmin-haddad'])
  const endpoint = 'https://silent.example/1'
  await stage.database.db.updateTable('push_subscriptions').set({ endpoint }).execute()
  await stage.importRecipes(CHARD)
  const edge = { ...REAL_EDGE, nameServers: [address] }
  await deliverOnce(stage, stage.database, NOON, edge)
  expect(await endpoints(stage)).toEqual([endpoint])
  expect(await waiting(stage)).toMatchObject([[{}], [{ attempts: 1 }]])
})
