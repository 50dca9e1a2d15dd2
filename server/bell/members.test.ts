import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { KitchenChange } from '#contract/kitchen/kitchen.ts'
import { databases } from '#tests/support/database.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import { bellsOf, startBell, stored, titlesOf, type BellStage } from '#tests/support/bell-stage.ts'
import { change, OPENING, readKitchen, session } from '#tests/support/kitchen.ts'
import { newMember, sendForm, signIn } from '#tests/support/members.ts'

type Headers = Record<string, string>

/** A member with a phone and a tablet, who has begun a timer of ten minutes on the phone. */
async function startTwo(engine: 'sqlite' | 'postgres') {
  const stage = await startBell(engine)
  const { app, addDevice, set } = stage
  const onPhone = await newMember(app)
  const onTablet = await signIn(app)
  const [phone, tablet] = [await addDevice(), await addDevice({ LangId: 0 })]
  await set(phone.body, onPhone)
  await set(tablet.body, onTablet)
  const id = randomUUID()
  const begun = session(randomUUID())
  const put = async (headers: Headers, differences: object = {}) => {
    const Value = { Step: 5, Time: 0, Name: 'Chicken', First: null, Total: 600, Left: null }
    const times = { EndsAt: OPENING + 10 * MINUTE_MS, Looked: false, EndedAt: null }
    const record: KitchenChange = {
      SessionId: begun.SessionId,
      Kind: 'timer',
      Id: id,
      ActedAt: stage.clock.now,
      Value: { ...Value, ...times, ...differences },
    }
    return await change(app, headers, record)
  }
  await change(app, onPhone, begun)
  await put(onPhone)
  return { ...stage, stage, begun, onPhone, onTablet, phone, tablet, id, put }
}

const ringAll = async ({ clock, ringDue }: BellStage) => {
  clock.now = OPENING + 10 * MINUTE_MS
  await ringDue()
}

test.for(databases)(
  'a timer that a member starts on the phone rings on both devices, each in its language (%s)',
  async (engine) => {
    const { stage, phone, tablet } = await startTwo(engine)
    await ringAll(stage)
    expect(titlesOf(phone.device)).toEqual(['Chicken: time is up'])
    expect(titlesOf(tablet.device)).toEqual(['Chicken: Die Zeit ist um'])
  },
)

test.for(databases)('Stop on the tablet withdraws the bell of the phone (%s)', async (engine) => {
  const { stage, phone, tablet, put, onTablet, clock, ringDue } = await startTwo(engine)
  await ringAll(stage)
  clock.now += 1000
  await put(onTablet, { EndedAt: clock.now })
  await ringDue()
  const tag = bellsOf(phone.device)[0]?.notification.tag
  expect(bellsOf(phone.device)[1]).toMatchObject({
    notification: { title: 'Chicken: stopped', silent: true, tag },
    bell: { kind: 'stopped' },
  })
  expect(tablet.device.received).toHaveLength(1)
  expect((await stored(stage)).bells).toEqual([])
})

test.for(databases)(
  'a timer of the last step rings after the recipe is finished, and Stop withdraws it (%s)',
  async (engine) => {
    const { stage, app, begun, phone, tablet, put, onPhone, onTablet, clock, ringDue } =
      await startTwo(engine)
    clock.now += 1000
    const EndedAt = clock.now
    await change(app, onPhone, session(begun.SessionId, clock.now, { EndedAt }))
    await ringAll(stage)
    expect(titlesOf(phone.device)).toEqual(['Chicken: time is up'])
    expect(titlesOf(tablet.device)).toEqual(['Chicken: Die Zeit ist um'])
    clock.now += 1000
    await put(onTablet, { EndedAt: clock.now })
    await ringDue()
    expect(titlesOf(phone.device).at(-1)).toBe('Chicken: stopped')
  },
)

test('a timer that is stopped before its time rings nowhere', async () => {
  const { stage, phone, tablet, put, onTablet, clock } = await startTwo('sqlite')
  clock.now += 1000
  await put(onTablet, { EndedAt: clock.now })
  await ringAll(stage)
  expect([phone.device.tries, tablet.device.tries]).toEqual([0, 0])
})

test.for(databases)(
  '+5 on a notification moves the timer on all devices, once however often it is sent (%s)',
  async (engine) => {
    const { app, stage, set, phone, tablet, id, onPhone, clock, ringDue } = await startTwo(engine)
    await ringAll(stage)
    clock.now += 2000
    // The service worker has no token.
    const Answer = { Timer: id, Ring: `${id}.600`, Kind: '5' }
    await set({ ...phone.body, Answer })
    await set({ ...phone.body, Answer })
    const { Records } = await readKitchen(app, onPhone)
    expect(Records.find(({ Id }) => Id === id)?.Value).toMatchObject({
      Total: 900,
      EndsAt: clock.now + 5 * MINUTE_MS,
    })
    await ringDue()
    expect(titlesOf(tablet.device).at(-1)).toBe('Chicken: gestoppt')
    expect(phone.device.received).toHaveLength(1)
    clock.now += 5 * MINUTE_MS
    await ringDue()
    expect(titlesOf(phone.device)).toHaveLength(2)
    expect(titlesOf(tablet.device).at(-1)).toBe('Chicken: Die Zeit ist um')
  },
)

test.for(databases)(
  'timers go on when the member signs out, and ring there (%s)',
  async (engine) => {
    const { app, stage, phone, onPhone } = await startTwo(engine)
    await app.inject({ method: 'POST', url: '/api/auth/logout', headers: onPhone })
    await ringAll(stage)
    expect(titlesOf(phone.device)).toEqual(['Chicken: time is up'])
    // The tablet is still a member's; the phone is nobody's and has no timer left.
    expect((await stored(stage)).devices).toBe(1)
  },
)

test('a device that is turned off no longer rings', async () => {
  const { stage, set, phone, onPhone, tablet } = await startTwo('sqlite')
  await set({ ...phone.body, Loudness: 'off' }, onPhone)
  await ringAll(stage)
  expect([phone.device.tries, tablet.device.received.length]).toEqual([0, 1])
})

test.for(databases)(
  'timers and their names end with the account, and ring nowhere (%s)',
  async (engine) => {
    const { app, stage, onPhone, phone, tablet } = await startTwo(engine)
    const { db } = stage.database
    expect(await db.selectFrom('bell_queue').select('name').execute()).toHaveLength(2)
    const deleted = await sendForm(app, 'PATCH', '/me/delete_account', { Message: 'Bye' }, onPhone)
    expect(deleted.statusCode).toBe(200)
    for (const table of ['bell_queue', 'bell_devices', 'kitchen_records'] as const)
      expect(await db.selectFrom(table).select('id').execute()).toEqual([])
    await ringAll(stage)
    expect([titlesOf(phone.device), titlesOf(tablet.device)]).toEqual([[], []])
  },
)
