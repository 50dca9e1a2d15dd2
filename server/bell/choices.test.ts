import { expect, test } from 'vitest'
import type { BellDeviceRow } from '#contract/bell/device.ts'
import { databases } from '#tests/support/database.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import { bellsOf, startBell, stored, timer } from '#tests/support/bell-stage.ts'
import { change, OPENING, session } from '#tests/support/kitchen.ts'
import { newMember, signIn } from '#tests/support/members.ts'

type Headers = Record<string, string>

/** A member with a phone and a tablet, on which a timer of ten minutes runs. */
async function startTwo(engine: 'sqlite' | 'postgres') {
  const stage = await startBell(engine)
  const { app, addDevice, set } = stage
  const onPhone = await newMember(app)
  const onTablet = await signIn(app)
  const phone = await addDevice({ Name: { Kind: 'iPhone', Browser: 'Safari' } })
  const tablet = await addDevice()
  const { DeviceId: phoneId } = await set(phone.body, onPhone)
  const { DeviceId: tabletId } = await set(tablet.body, onTablet)
  const begun = session(crypto.randomUUID())
  await change(app, onPhone, begun)
  const times = { Total: 600, EndsAt: OPENING + 10 * MINUTE_MS, Left: null, EndedAt: null }
  await change(app, onPhone, {
    SessionId: begun.SessionId,
    Kind: 'timer',
    Id: crypto.randomUUID(),
    ActedAt: stage.clock.now,
    Value: { Step: 5, Time: 0, Name: 'Chicken', First: null, Looked: false, ...times },
  })
  const list = async (headers: Headers) =>
    (await app.inject({ url: '/api/bell/devices', headers })).json<BellDeviceRow[]>()
  const choose = async (headers: Headers, id: number | null, Loudness: string) =>
    await app.inject({
      method: 'PATCH',
      url: `/api/bell/devices/${id}`,
      headers,
      payload: { Loudness },
    })
  const remove = async (headers: Headers, id: number | null) =>
    await app.inject({ method: 'DELETE', url: `/api/bell/devices/${id}`, headers })
  const ringAll = async () => {
    stage.clock.now = OPENING + 10 * MINUTE_MS
    await stage.ringDue()
  }
  return {
    ...stage,
    stage,
    onPhone,
    onTablet,
    phone,
    tablet,
    phoneId,
    tabletId,
    list,
    choose,
    remove,
    ringAll,
  }
}

test.for(databases)(
  'a member sees their devices, by name and with the time at which they last rang (%s)',
  async (engine) => {
    const { onTablet, phoneId, tabletId, list, ringAll, clock } = await startTwo(engine)
    await ringAll()
    expect(await list(onTablet)).toEqual([
      {
        Id: phoneId,
        Title: null,
        Kind: 'iPhone',
        Browser: 'Safari',
        Loudness: 'rings',
        RangAt: clock.now,
      },
      {
        Id: tabletId,
        Title: null,
        Kind: null,
        Browser: null,
        Loudness: 'rings',
        RangAt: clock.now,
      },
    ])
  },
)

test.for(databases)(
  'a member names a device, which keeps the name, and takes it back with an empty one (%s)',
  async (engine) => {
    const { app, set, phone, onPhone, onTablet, phoneId, list } = await startTwo(engine)
    const name = async (Title: string) =>
      await app.inject({
        method: 'PATCH',
        url: `/api/bell/devices/${phoneId}`,
        headers: onTablet,
        payload: { Title },
      })
    const named = { Title: 'iPhone in the kitchen', Loudness: 'rings' }
    expect((await name(' iPhone in the kitchen ')).json()).toMatchObject(named)
    await set({ ...phone.body, Chosen: false }, onPhone)
    expect(await list(onTablet)).toMatchObject([named, { Title: null }])
    expect((await name('a'.repeat(41))).json()).toMatchObject({ Code: 'TextTooLong' })
    expect(await list(onTablet)).toMatchObject([named, {}])
    expect((await name(' ')).json()).toMatchObject({ Title: null })
  },
)

test.for(databases)(
  'a device that is made quiet elsewhere makes no sound, and keeps what was chosen (%s)',
  async (engine) => {
    const { set, phone, onPhone, onTablet, phoneId, choose, ringAll } = await startTwo(engine)
    expect((await choose(onTablet, phoneId, 'quiet')).json()).toMatchObject({ Loudness: 'quiet' })
    // Its page does not know yet.
    expect(await set({ ...phone.body, Chosen: false }, onPhone)).toMatchObject({
      Loudness: 'quiet',
      DeviceId: phoneId,
    })
    await ringAll()
    expect(bellsOf(phone.device)).toMatchObject([{ notification: { silent: true } }])
  },
)

test.for(databases)(
  'a device that is turned off elsewhere does not ring, until it is turned on again (%s)',
  async (engine) => {
    const { set, phone, tablet, onPhone, onTablet, phoneId, choose, ringAll, list, ringDue } =
      await startTwo(engine)
    await choose(onTablet, phoneId, 'off')
    await set({ ...phone.body, Chosen: false }, onPhone)
    await ringAll()
    expect([phone.device.tries, tablet.device.tries]).toEqual([0, 1])
    expect(await list(onTablet)).toMatchObject([{ Loudness: 'off', RangAt: null }, {}])
    await set(phone.body, onPhone)
    expect(await list(onTablet)).toMatchObject([{ Loudness: 'rings' }, {}])
    await set({ ...phone.body, Test: true, Chosen: false }, onPhone)
    await ringDue()
    expect(phone.device.received).toHaveLength(1)
  },
)

test.for(databases)(
  'off on the device itself stays in the list, and is turned on from elsewhere in time (%s)',
  async (engine) => {
    const { set, phone, onPhone, onTablet, phoneId, choose, ringAll } = await startTwo(engine)
    const off = { ...phone.body, Loudness: 'off' }
    expect(await set(off, onPhone)).toMatchObject({ Loudness: 'off' })
    await choose(onTablet, phoneId, 'rings')
    expect(await set({ ...off, Chosen: false }, onPhone)).toMatchObject({ Loudness: 'rings' })
    await ringAll()
    expect(phone.device.received).toHaveLength(1)
  },
)

test.for(databases)(
  'a device that is removed does not come back by itself, only with a new secret (%s)',
  async (engine) => {
    const { set, phone, tablet, onPhone, onTablet, phoneId, tabletId, remove, list, stage } =
      await startTwo(engine)
    expect((await remove(onTablet, phoneId)).statusCode).toBe(200)
    expect((await remove(onTablet, phoneId)).statusCode).toBe(404)
    expect(await set({ ...phone.body, Chosen: false }, onPhone)).toMatchObject({
      Ended: 'removed',
      Loudness: null,
    })
    expect(await list(onTablet)).toMatchObject([{ Id: tabletId }])
    expect((await stored(stage)).devices).toBe(1)
    const Secret = tablet.body.Secret.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
    expect(await set({ ...phone.body, Secret }, onPhone)).toMatchObject({ Ended: null })
    expect(await list(onTablet)).toHaveLength(2)
  },
)

test('nobody else sees, changes or removes a device', async () => {
  const { app, phoneId, list, choose, remove, onPhone } = await startTwo('sqlite')
  const stranger = await newMember(app, { username: 'stranger', email: 'stranger@example.com' })
  expect(await list(stranger)).toEqual([])
  expect((await choose(stranger, phoneId, 'off')).statusCode).toBe(404)
  expect((await remove(stranger, phoneId)).statusCode).toBe(404)
  expect((await app.inject({ url: '/api/bell/devices' })).statusCode).toBe(401)
  expect((await choose(onPhone, phoneId, 'loud')).statusCode).toBe(400)
  expect(await list(onPhone)).toMatchObject([{ Loudness: 'rings' }, { Loudness: 'rings' }])
})

test.for(databases)(
  'a device that its push service has forgotten learns of it, also without timers, until it subscribes again (%s)',
  async (engine) => {
    const stage = await startBell(engine)
    const { clock, set, ringDue, addDevice } = stage
    const { device, body } = await addDevice()
    const chicken = timer()
    await set({ ...body, Timers: [chicken] })
    clock.now = chicken.EndsAt
    device.refusals.push({ status: 410 })
    await ringDue()
    expect(await set({ ...body, Timers: [] })).toMatchObject({ Ended: 'gone' })
    const next = [timer({ EndsAt: clock.now + MINUTE_MS })]
    expect(await set({ ...body, Timers: next })).toMatchObject({ Ended: 'gone' })
    expect(await stored(stage)).toEqual({ devices: 0, bells: [] })
    const { body: again } = await addDevice()
    expect(await set({ ...again, Secret: body.Secret, Timers: next })).toMatchObject({
      Ended: null,
    })
    expect((await stored(stage)).devices).toBe(1)
  },
)
