import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { databases } from '#tests/support/database.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import { bellsOf, startBell, stored, timer, titlesOf } from '#tests/support/bell-stage.ts'

const realTime = () => new Date()

/** A device with a timer that is due, and what the push service answers first. */
async function startDue(engine: 'sqlite' | 'postgres', refusals: number[] = []) {
  const stage = await startBell(engine)
  const { device, body } = await stage.addDevice()
  const chicken = timer()
  await stage.set({ ...body, Timers: [chicken] })
  stage.clock.now = chicken.EndsAt
  device.refusals.push(...refusals.map((status) => ({ status })))
  return { ...stage, stage, device, body, chicken }
}

test.for([404, 410])(
  'a device that its push service no longer knows is forgotten (%i)',
  async (status) => {
    const { stage, ringDue } = await startDue('sqlite', [status])
    await ringDue()
    expect(await stored(stage)).toEqual({ devices: 0, bells: [] })
  },
)

test('a message that is too large is sent again without its text', async () => {
  const { device, ringDue } = await startDue('sqlite', [413])
  await ringDue()
  expect(device.tries).toBe(2)
  expect(titlesOf(device)).toEqual(['Timer: time is up'])
})

test.for([429, 500])(
  'a busy push service (%i) is tried again, with the same id',
  async (status) => {
    const { device, clock, ringDue, chicken } = await startDue('sqlite', [status, status])
    for (const second of [0, 1, 3]) {
      clock.now = chicken.EndsAt + second * 1000
      await ringDue()
    }
    expect(device.tries).toBe(3)
    // What the push service caused is not told as an outage of the server.
    expect(bellsOf(device)).toMatchObject([{ bell: { ring: `${chicken.Id}.600`, late: 0 } }])
  },
)

test('a push service that is never reached is given up, and others ring meanwhile', async () => {
  const { stage, set, clock, ringDue, addDevice, device, peer } = await startDue('sqlite')
  await stage.database.db
    .updateTable('bell_devices')
    .set({ endpoint: 'https://127.0.0.1:1/x' })
    .execute()
  const { device: other, body } = await addDevice()
  clock.now -= 1
  await set({ ...body, Timers: [timer()] })
  for (let minute = 0; minute < 8; minute += 1) {
    clock.now += MINUTE_MS
    await ringDue()
  }
  expect([device.tries, other.received.length, peer.complaints]).toEqual([0, 1, []])
  expect((await stored(stage)).bells).toEqual([])
})

test('a timer that is stopped while the push service is tried again does not ring', async () => {
  const { device, clock, ringDue, set, body } = await startDue('sqlite', [500])
  await ringDue()
  await set({ ...body, Timers: [] })
  clock.now += MINUTE_MS
  await ringDue()
  expect([device.tries, device.received.length]).toEqual([1, 0])
})

test.for(databases)(
  'a bell that a process had claimed when it died is sent by another within two seconds (%s)',
  async (engine) => {
    const { device, clock, database, ringDue } = await startDue(engine)
    // What a process leaves that is killed before it sends.
    await database.db
      .updateTable('bell_queue')
      .set({ due_at: clock.now + 1500 })
      .execute()
    clock.now += 1500
    await ringDue()
    expect(device.received).toHaveLength(1)
  },
)

test.for(databases)(
  'a kill between sending and recording repeats the same id (%s)',
  async (engine) => {
    const { device, clock, openQueue, ringDue, database, chicken } = await startDue(engine)
    const rows = await database.db.selectFrom('bell_queue').selectAll().execute()
    const devices = await database.db.selectFrom('bell_devices').selectAll().execute()
    const queue = openQueue()
    await queue.settle()
    await queue.close()
    await database.db.insertInto('bell_devices').values(devices).execute()
    await database.db.insertInto('bell_queue').values(rows).execute()
    clock.now += 2000
    await ringDue()
    const ring = `${chicken.Id}.600`
    expect(bellsOf(device)).toMatchObject([{ bell: { ring } }, { bell: { ring } }])
  },
)

test.runIf(databases.includes('postgres'))(
  'of two processes one rings, and each finds the deadlines of the other within a second',
  async () => {
    const { stage, set, addDevice, config, openQueue } = await startDue('postgres')
    const { body: other } = await addDevice()
    const second = await openDatabase(config)
    const queues = [openQueue({ now: realTime }), openQueue({ now: realTime, database: second })]
    for (const queue of queues) queue.start()
    const devices = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { device, body } = await addDevice()
        stage.clock.now = Date.now()
        await set({ ...body, Timers: [timer({ EndsAt: Date.now() + 1500 })] })
        return device
      }),
    )
    // Nobody wakes the queues: the calls went to a server that does not listen.
    await expect
      .poll(() => devices.map(({ received }) => received.length), { timeout: 4000 })
      .toEqual(devices.map(() => 1))
    await set({ ...other, Timers: [] })
    for (const queue of queues) await queue.close()
    await second.close()
    expect(devices.map(({ tries }) => tries)).toEqual(devices.map(() => 1))
  },
)
