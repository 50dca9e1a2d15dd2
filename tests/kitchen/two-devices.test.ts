import { expect, test, vi } from 'vitest'
import type { KitchenSession } from '#app/features/kitchen/sessions/session.ts'
import type { EngineName } from '#server/db/engine.ts'
import { databases } from '#tests/support/database.ts'
import { openNetwork, type KitchenDevice } from '#tests/support/kitchen-device.ts'
import { newMember, signIn } from '#tests/support/members.ts'
import { startTestServer } from '#tests/support/server.ts'

const MINUTE = 60_000
const PATIENCE = { timeout: 20_000, interval: 20 }

/** A server, and a member with two devices. */
async function startTwo(engine: EngineName) {
  const server = await startTestServer(engine)
  const { connect, calls } = openNetwork(await server.listen())
  const ada = await newMember(server.app)
  const [phone, tablet] = [await connect(), await connect()]
  return { ...server, connect, calls, ada, phone, tablet }
}

async function startSignedIn(engine: EngineName) {
  const two = await startTwo(engine)
  two.phone.sign(two.ada)
  two.tablet.sign(await signIn(two.app))
  return two
}

const start = (id: string) => {
  const bells = { first: null, total: 1500 }
  return { kind: 'startTimer', start: { id, step: 5, time: 0, name: 'Chicken', ...bells } } as const
}

const sessionOn = (device: KitchenDevice, id: string) => {
  const session = device.sessions().find((one) => one.id === id)
  expect(session).toBeDefined()
  return session as KitchenSession
}

/** What a cook sees of a session. */
const seen = (session: KitchenSession) => ({
  ...session,
  actedAt: 0,
  ticks: session.ticks.toSorted(),
  timers: session.timers.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
})

/** Waits until both devices show the same. */
const agree = async (one: KitchenDevice, other: KitchenDevice, id: string) => {
  await vi.waitFor(
    () => expect(seen(sessionOn(one, id))).toEqual(seen(sessionOn(other, id))),
    PATIENCE,
  )
}

test.for(databases)(
  'what a cook begins on the phone stands on the tablet, and Stop on the tablet stops the phone (%s)',
  async (engine) => {
    const { phone, tablet } = await startSignedIn(engine)
    const id = phone.open()
    const timer = crypto.randomUUID()
    phone.act(id, { kind: 'tick', tick: 'ingredient:5', isTicked: true })
    phone.act(id, { kind: 'goTo', step: 5, moment: 'do' })
    phone.act(id, start(timer))
    await vi.waitFor(() => expect(sessionOn(tablet, id).timers).toHaveLength(1), PATIENCE)
    await agree(phone, tablet, id)
    expect(sessionOn(tablet, id)).toMatchObject({ step: 5, ticks: ['ingredient:5'] })
    tablet.act(id, { kind: 'stopTimer', timer })
    await vi.waitFor(() => expect(sessionOn(phone, id).timers[0]?.endedAt).not.toBeNull(), PATIENCE)
    tablet.act(id, { kind: 'tick', tick: 'ingredient:5', isTicked: false })
    await vi.waitFor(() => expect(sessionOn(phone, id).ticks).toEqual([]), PATIENCE)
  },
)

test.for(databases)(
  'a recipe that is finished on the phone leaves its timer to both, also to a device that comes later (%s)',
  async (engine) => {
    const { app, phone, tablet, connect } = await startSignedIn(engine)
    const id = phone.open()
    const timer = crypto.randomUUID()
    phone.act(id, { kind: 'goTo', step: 7, moment: 'do' })
    phone.act(id, start(timer))
    await vi.waitFor(() => expect(sessionOn(tablet, id).timers).toHaveLength(1), PATIENCE)
    phone.act(id, { kind: 'next', films: [] })
    await vi.waitFor(() => expect(sessionOn(tablet, id).endedAt).not.toBeNull(), PATIENCE)
    expect(sessionOn(tablet, id).timers[0]?.endedAt).toBeNull()
    const laptop = await connect()
    laptop.sign(await signIn(app))
    await vi.waitFor(() => expect(sessionOn(laptop, id).timers).toHaveLength(1), PATIENCE)
    laptop.act(id, { kind: 'stopTimer', timer })
    await vi.waitFor(() => expect(sessionOn(phone, id).timers[0]?.endedAt).not.toBeNull(), PATIENCE)
  },
)

test.for(databases)(
  'what two devices do without a connection is all there afterwards, and what was stopped stays stopped (%s)',
  async (engine) => {
    const { phone, tablet } = await startSignedIn(engine)
    const id = phone.open()
    const [chicken, rice] = [crypto.randomUUID(), crypto.randomUUID()]
    phone.act(id, start(chicken))
    await vi.waitFor(() => expect(sessionOn(tablet, id).timers).toHaveLength(1), PATIENCE)
    phone.isOnline = false
    tablet.isOnline = false
    phone.act(id, { kind: 'stopTimer', timer: chicken })
    phone.act(id, { kind: 'tick', tick: 'tool:3', isTicked: true })
    tablet.act(id, { kind: 'addMinutes', timer: chicken, minutes: 5 })
    tablet.act(id, start(rice))
    tablet.act(id, { kind: 'goTo', step: 6, moment: 'do' })
    await phone.reload()
    phone.isOnline = true
    tablet.isOnline = true
    dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(sessionOn(phone, id).timers).toHaveLength(2), PATIENCE)
    await agree(phone, tablet, id)
    const { timers, ...session } = sessionOn(tablet, id)
    expect(session).toMatchObject({ step: 6, moment: 'do', ticks: ['tool:3'] })
    expect(timers.map((timer) => [timer.id, timer.endedAt === null])).toEqual([
      [chicken, false],
      [rice, true],
    ])
  },
)

test.for(databases)(
  "a visitor's sessions join the account, and stay on this device after signing out (%s)",
  async (engine) => {
    const { app, ada, phone, tablet } = await startTwo(engine)
    const own = phone.open(12)
    tablet.sign(ada)
    const other = tablet.open(13)
    phone.sign(await signIn(app))
    await vi.waitFor(() => expect(phone.sessions()).toHaveLength(2), PATIENCE)
    await vi.waitFor(() => expect(tablet.sessions()).toHaveLength(2), PATIENCE)
    // Two sessions that were begun apart are told apart.
    expect(new Set(tablet.sessions().map(({ mark }) => mark))).toEqual(new Set([1, 2]))
    await agree(phone, tablet, other)
    phone.sign(null)
    expect(phone.sessions().map(({ id }) => id)).toEqual([own])
    phone.act(own, { kind: 'setPeople', people: 7 })
    tablet.act(own, { kind: 'setPeople', people: 5 })
    expect(sessionOn(phone, own).people).toBe(7)
    expect(tablet.sessions().map(({ endedAt }) => endedAt)).toEqual([null, null])
  },
)

test('another member of the same device sees nothing of the account before', async () => {
  const { app, ada, phone, tablet } = await startTwo('sqlite')
  tablet.sign(ada)
  tablet.open()
  phone.sign(await signIn(app))
  await vi.waitFor(() => expect(phone.sessions()).toHaveLength(1), PATIENCE)
  phone.sign(await newMember(app, { email: 'ben@simmer.example', username: 'ben' }))
  expect(phone.sessions()).toEqual([])
  const own = phone.open(14)
  expect(phone.sessions().map(({ id }) => id)).toEqual([own])
  expect(tablet.sessions()).toHaveLength(1)
})

test('a bell rings at the same moment on a device whose clock is an hour wrong', async () => {
  const { phone, tablet } = await startTwo('sqlite').then(async (two) => {
    two.tablet.ahead = 60 * MINUTE
    two.phone.sign(two.ada)
    two.tablet.sign(await signIn(two.app))
    return two
  })
  const id = phone.open()
  phone.act(id, start(crypto.randomUUID()))
  await vi.waitFor(() => expect(sessionOn(tablet, id).timers).toHaveLength(1), PATIENCE)
  const endsAt = (device: KitchenDevice) => sessionOn(device, id).timers[0]?.endsAt ?? 0
  const difference = endsAt(tablet) - endsAt(phone) - 60 * MINUTE
  expect(Math.abs(difference)).toBeLessThan(2 * 2000)
  // Its acts count as made now, not in an hour: a later one of the phone wins.
  tablet.act(id, { kind: 'setPeople', people: 6 })
  await vi.waitFor(() => expect(sessionOn(phone, id).people).toBe(6), PATIENCE)
  phone.act(id, { kind: 'setPeople', people: 8 })
  await vi.waitFor(() => expect(sessionOn(tablet, id).people).toBe(8), PATIENCE)
})

test('a session of the account that has ended elsewhere loses nothing on the device', async () => {
  const { app, ada, phone, tablet, calls } = await startSignedIn('sqlite')
  const id = phone.open()
  await vi.waitFor(() => expect(tablet.sessions()).toHaveLength(1), PATIENCE)
  const refused = vi.fn()
  addEventListener('unauthorized', refused)
  await app.inject({ method: 'POST', url: '/api/auth/logout', headers: ada })
  phone.act(id, { kind: 'setPeople', people: 9 })
  await vi.waitFor(() => expect(refused).toHaveBeenCalled(), PATIENCE)
  expect(calls.at(-1)?.status).toBe(401)
  phone.sign(null)
  phone.sign(await signIn(app))
  await vi.waitFor(() => expect(sessionOn(tablet, id).people).toBe(9), PATIENCE)
})

test('an act is one call, and what other devices do is one more', async () => {
  const { phone, tablet, calls } = await startSignedIn('sqlite')
  const id = phone.open()
  await vi.waitFor(() => expect(tablet.sessions()).toHaveLength(1), PATIENCE)
  await agree(phone, tablet, id)
  const before = calls.length
  phone.act(id, { kind: 'tick', tick: 'oven', isTicked: true })
  await vi.waitFor(() => expect(sessionOn(tablet, id).ticks).toEqual(['oven']), PATIENCE)
  await vi.waitFor(() => {
    expect(calls.slice(before)).toEqual([
      { method: 'POST', status: 200 },
      { method: 'GET', status: 200 },
    ])
  }, PATIENCE)
})
