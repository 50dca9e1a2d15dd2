// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bellChoice } from '#app/lib/bell/bell-choice.ts'
import { readDevice } from '#app/lib/bell/bell-memory.ts'
import type { BellBody, BellState } from '#contract/bell/bell.ts'
import { kitchenStore } from '../sessions/kitchen-store.ts'
import { sessionOf, timerOf } from '../sessions/kitchen.fixtures.ts'
import { bellReach } from './bell-reach.ts'
import { syncDevice } from './device-sync.ts'

const ended = vi.fn(() => Promise.resolve())
const subscription = { Endpoint: 'https://push.example/1', P256dh: 'p', Auth: 'a' }
vi.mock('#app/lib/bell/browser-push.ts', () => ({
  subscribeBrowser: () => Promise.resolve(subscription),
  endSubscription: () => ended(),
}))

const PATIENT = { timeout: 5000, interval: 10 }
const FAR = Date.now() + 60_000
/** A timer that runs for a minute from now. */
const soon = (id: string) => ({ ...timerOf(id, 10), endsAt: FAR })

/** Fakes the server for the calls of the bell. While `isUp` is false, calls fail. */
function startServer() {
  const server = { isUp: true, bodies: [] as BellBody[], knows: {} as Partial<BellState> }
  vi.stubGlobal('fetch', async (_url: string, init?: { method?: string; body?: string }) => {
    if (!server.isUp) throw new TypeError('Failed to fetch')
    if (init?.method === 'POST') server.bodies.push(JSON.parse(init.body ?? '') as BellBody)
    const nothing = { DeviceId: null, Loudness: null, Ended: null }
    const known = init?.method === 'POST' ? server.knows : {}
    return Response.json({ PublicKey: 'K', Now: Date.now(), ...nothing, ...known })
  })
  return server
}

let ending: AbortController
beforeEach(() => {
  ending = new AbortController()
  vi.stubGlobal('Notification', { permission: 'granted' })
  kitchenStore.update(() => [
    sessionOf({ startedAt: Date.now(), actedAt: Date.now(), timers: [soon('a')] }),
  ])
})
afterEach(() => {
  ending.abort()
  vi.unstubAllGlobals()
})

const timersOf = ({ Timers }: BellBody) => Timers.map(({ Id }) => Id)

test('each change of the timers is sent to the server once, and so is "off"', async () => {
  const server = startServer()
  bellChoice.write('yes')
  syncDevice(ending.signal)
  await vi.waitFor(() => expect(server.bodies.map(timersOf)).toEqual([['a']]), PATIENT)
  await vi.waitFor(() => expect(bellReach.get()).toBe('on'), PATIENT)
  expect(server.bodies[0]).toMatchObject({ ...subscription, LangId: 1, Loudness: 'rings' })

  kitchenStore.update(([session]) => [{ ...session!, timers: [soon('a'), soon('b')] }])
  await vi.waitFor(() => expect(server.bodies.map(timersOf)).toEqual([['a'], ['a', 'b']]), PATIENT)
  expect(new Set(server.bodies.map(({ Secret }) => Secret)).size).toBe(1)

  bellChoice.write('no')
  await vi.waitFor(() => expect(server.bodies.at(-1)).toMatchObject({ Loudness: 'off' }), PATIENT)
  await vi.waitFor(async () => expect(await readDevice()).toBeUndefined(), PATIENT)
})

test('calls to an unavailable server are retried, and the state is failed until then', async () => {
  const server = startServer()
  server.isUp = false
  bellChoice.write('quiet')
  syncDevice(ending.signal)
  await vi.waitFor(() => expect(bellReach.get()).toBe('failed'), PATIENT)
  server.isUp = true
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(bellReach.get()).toBe('on'), PATIENT)
  expect(server.bodies).toMatchObject([{ Loudness: 'quiet', Timers: [{ Id: 'a' }] }])
})

test('a lost connection is reported at once', async () => {
  const server = startServer()
  bellChoice.write('yes')
  syncDevice(ending.signal)
  await vi.waitFor(() => expect(server.bodies).toHaveLength(1), PATIENT)
  await vi.waitFor(() => expect(bellReach.get()).toBe('on'), PATIENT)
  server.isUp = false
  dispatchEvent(new Event('offline'))
  await vi.waitFor(() => expect(bellReach.get()).toBe('failed'), PATIENT)
})

test('without storage, "off" is still sent to the server', async () => {
  const server = startServer()
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  vi.resetModules()
  const { bellChoice: choice } = await import('#app/lib/bell/bell-choice.ts')
  const { bellReach: reach } = await import('./bell-reach.ts')
  const { syncDevice: sync } = await import('./device-sync.ts')
  choice.write('yes')
  sync(ending.signal)
  await vi.waitFor(() => expect(reach.get()).toBe('on'), PATIENT)
  choice.write('no')
  await vi.waitFor(() => expect(server.bodies.at(-1)).toMatchObject({ Loudness: 'off' }), PATIENT)
  expect(new Set(server.bodies.map(({ Secret }) => Secret)).size).toBe(1)
})

test('a device dropped by its push service ends, and registers again as a new one', async () => {
  const server = startServer()
  bellChoice.write('yes')
  syncDevice(ending.signal)
  await vi.waitFor(() => expect(bellReach.get()).toBe('on'), PATIENT)
  server.knows = { Ended: 'gone' }
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(bellChoice.read()).toBe('ended'), PATIENT)
  expect(ended).toHaveBeenCalledOnce()
  await vi.waitFor(async () => expect(await readDevice()).toBeUndefined(), PATIENT)
  server.knows = {}
  bellChoice.write('yes')
  await vi.waitFor(() => expect(server.bodies).toHaveLength(3), PATIENT)
  expect(server.bodies[2]).toMatchObject({ Chosen: true, Loudness: 'rings' })
  expect(server.bodies[2]?.Secret).not.toBe(server.bodies[0]?.Secret)
})

test('a device that its member has removed elsewhere keeps its subscription', async () => {
  const server = startServer()
  server.knows = { Ended: 'removed' }
  ended.mockClear()
  bellChoice.write('yes')
  syncDevice(ending.signal)
  await vi.waitFor(() => expect(bellChoice.read()).toBe('ended'), PATIENT)
  expect(ended).not.toHaveBeenCalled()
})

test('a choice that a member makes on another device is applied, and not sent back', async () => {
  const server = startServer()
  server.knows = { DeviceId: 7, Loudness: 'rings' }
  bellChoice.write('yes')
  syncDevice(ending.signal)
  await vi.waitFor(async () => expect((await readDevice())?.id).toBe(7), PATIENT)
  for (const [loudness, choice] of [
    ['off', 'no'],
    ['quiet', 'quiet'],
  ] as const) {
    server.knows = { DeviceId: 7, Loudness: loudness }
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(() => expect(bellChoice.read()).toBe(choice), PATIENT)
  }
  await vi.waitFor(async () => expect((await readDevice())?.Loudness).toBe('quiet'), PATIENT)
  expect(server.bodies.slice(1).filter(({ Chosen }) => Chosen)).toEqual([])
  server.knows = { DeviceId: 7, Loudness: 'rings' }
  bellChoice.write('yes')
  await vi.waitFor(
    () => expect(server.bodies.at(-1)).toMatchObject({ Chosen: true, Loudness: 'rings' }),
    PATIENT,
  )
})

test('a withdrawn permission turns the bell off on the server until it is granted', async () => {
  const server = startServer()
  server.knows = { DeviceId: 7, Loudness: 'rings' }
  bellChoice.write('yes')
  syncDevice(ending.signal)
  await vi.waitFor(() => expect(bellReach.get()).toBe('on'), PATIENT)
  server.knows = { DeviceId: 7, Loudness: 'off' }
  vi.stubGlobal('Notification', { permission: 'denied' })
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(
    () => expect(server.bodies.at(-1)).toMatchObject({ Loudness: 'off', Chosen: true }),
    PATIENT,
  )
  await vi.waitFor(async () => expect((await readDevice())?.Loudness).toBe('off'), PATIENT)
  server.knows = { DeviceId: 7, Loudness: 'rings' }
  vi.stubGlobal('Notification', { permission: 'granted' })
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(
    () => expect(server.bodies.at(-1)).toMatchObject({ Loudness: 'rings', Chosen: true }),
    PATIENT,
  )
})
