import { expect, test } from 'vitest'
import { ringOf } from '#contract/bell/rule.ts'
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts'
import { databases } from '#tests/support/database.ts'
import { testRow } from './set-bells.ts'
import { bellsOf, startBell, stored, timer, titlesOf } from '#tests/support/bell-stage.ts'
import { OPENING } from '#tests/support/kitchen.ts'

const secret = (number: number) => String(number).padStart(43, 'A')

test.for(databases)(
  'a visitor’s timer is pushed at its deadline, once, and the device is forgotten (%s)',
  async (engine) => {
    const stage = await startBell(engine)
    const { clock, set, ringDue, addDevice, peer } = stage
    const { device, body } = await addDevice()
    const chicken = timer()
    await set({ ...body, Timers: [chicken] })
    clock.now = chicken.EndsAt - 1
    await ringDue()
    expect(device.tries).toBe(0)
    clock.now = chicken.EndsAt
    await ringDue()
    await ringDue()
    const [push] = bellsOf(device)
    expect(device.received).toHaveLength(1)
    expect(push).toMatchObject({
      web_push: 8030,
      notification: {
        title: 'Chicken: time is up',
        lang: 'en',
        tag: chicken.Id.replaceAll('-', ''),
      },
      bell: { ring: ringOf(chicken, 'rings'), timer: chicken.Id, kind: 'rings', late: 0 },
    })
    expect(device.received[0]?.headers).toMatchObject({
      urgency: 'high',
      ttl: '120',
      topic: chicken.Id.replaceAll('-', ''),
    })
    expect(peer.complaints).toEqual([])
    expect(await stored(stage)).toEqual({ devices: 0, bells: [] })
  },
)

test('a message says how the food looks when it is done, in the language of the device', async () => {
  const { clock, set, ringDue, addDevice, database } = await startBell('sqlite', { filled: true })
  const { id, step, name } = await database.db
    .selectFrom('recipe_steps')
    .innerJoin('recipe_texts', 'recipe_texts.recipe_id', 'recipe_steps.recipe_id')
    .select(['recipe_steps.recipe_id as id', 'step_number as step', 'recipe_texts.name'])
    .where('lang_id', '=', 0)
    .where('recipe_steps.details', 'like', '%strohgelb%')
    .executeTakeFirstOrThrow()
  const { device, body } = await addDevice({ LangId: 0 })
  const garlic = timer({ RecipeId: id, Step: step, Name: 'Knoblauch' })
  await set({ ...body, Timers: [garlic] })
  clock.now = garlic.EndsAt
  await ringDue()
  expect(bellsOf(device)[0]?.notification).toMatchObject({
    title: 'Knoblauch: Die Zeit ist um',
    body: `Fertig, wenn die Scheiben strohgelb sind. ${name}, Schritt ${step} von 7`,
    navigate: `https://simmer.example/cook/${id}`,
    actions: [{ title: 'Stopp' }, { action: '5', title: '+5 Minuten' }],
  })
})

test('a range rings twice: look, then time is up, each with its own buttons', async () => {
  const { clock, set, ringDue, addDevice } = await startBell('sqlite')
  const { device, body } = await addDevice()
  const penne = timer({ Name: 'Penne', Total: 720, LookAt: OPENING + 8 * MINUTE_MS })
  await set({ ...body, Timers: [penne] })
  clock.now = OPENING + 8 * MINUTE_MS
  await ringDue()
  clock.now = penne.EndsAt
  await ringDue()
  expect(titlesOf(device)).toEqual(['Penne: look now', 'Penne: time is up'])
  expect(bellsOf(device)[0]?.notification.actions).toMatchObject([
    { action: 'stop', title: 'Done, stop' },
    { action: 'goOn', title: 'Go on to 12 min' },
  ])
})

test('the buttons of the first bell of a range are German on a German device', async () => {
  const { clock, set, ringDue, addDevice } = await startBell('sqlite')
  const { device, body } = await addDevice({ LangId: 0 })
  await set({ ...body, Timers: [timer({ Name: 'Penne', Total: 720, LookAt: OPENING + 1 })] })
  clock.now = OPENING + 1
  await ringDue()
  const { title, actions } = bellsOf(device)[0]!.notification
  expect([title, ...actions.map((one) => one.title)]).toEqual([
    'Penne: schau nach',
    'Fertig, Stopp',
    'Weiter bis 12 Min.',
  ])
})

test.for(databases)(
  'after three minutes without a server it rings at once and says so (%s)',
  async (engine) => {
    const { clock, set, openQueue, addDevice } = await startBell(engine)
    const { device, body } = await addDevice()
    const chicken = timer()
    await set({ ...body, Timers: [chicken] })
    clock.now = chicken.EndsAt + 3 * MINUTE_MS
    const queue = openQueue()
    queue.start()
    await expect.poll(() => device.received.length, { timeout: 2000 }).toBe(1)
    await queue.close()
    expect(bellsOf(device)[0]).toMatchObject({
      notification: {
        title: 'Chicken: time is up, 3 minutes late',
        body: 'Due at 13:10, our server was away.',
      },
      bell: { late: 3 },
    })
  },
)

test.for(databases)(
  'a stopped timer does not ring, and one minute more moves it (%s)',
  async (engine) => {
    const stage = await startBell(engine)
    const { clock, set, ringDue, addDevice } = stage
    const { device, body } = await addDevice()
    const [chicken, rice] = [timer(), timer({ Name: 'Rice' })]
    await set({ ...body, Timers: [chicken, rice] })
    const later = { ...rice, Total: rice.Total + 60, EndsAt: rice.EndsAt + MINUTE_MS }
    await set({ ...body, Timers: [later] })
    clock.now = rice.EndsAt
    await ringDue()
    expect(device.tries).toBe(0)
    clock.now = later.EndsAt
    await ringDue()
    expect(titlesOf(device)).toEqual(['Rice: time is up'])
    expect(await stored(stage)).toEqual({ devices: 0, bells: [] })
  },
)

test('a device without timers is forgotten at once', async () => {
  const stage = await startBell('sqlite')
  const { body } = await stage.addDevice()
  await stage.set({ ...body, Timers: [timer()] })
  expect((await stored(stage)).devices).toBe(1)
  await stage.set({ ...body, Timers: [] })
  expect(await stored(stage)).toEqual({ devices: 0, bells: [] })
})

test('the 21st timer, a wrong key, a private address, an unknown time zone and a deadline in eight days are refused', async () => {
  const stage = await startBell('sqlite')
  const { body } = await stage.addDevice()
  const one = [timer()]
  const bodies = [
    { ...body, Timers: Array.from({ length: 21 }, () => timer()) },
    { ...body, Timers: one, P256dh: 'A'.repeat(87) },
    { ...body, Timers: one, Endpoint: 'https://10.0.0.1/x' },
    { ...body, Timers: one, TimeZone: 'Mars/Olympus' },
    { ...body, Timers: one, Secret: 'short' },
    // Nobody stops them: their devices would be kept for ever.
    { ...body, Timers: [timer({ EndsAt: OPENING + 8 * DAY_MS })] },
    { ...body, Timers: [timer({ LookAt: OPENING + 8 * DAY_MS })] },
  ]
  for (const wrong of bodies) expect((await stage.post(wrong)).statusCode).toBe(400)
  expect(await stored(stage)).toEqual({ devices: 0, bells: [] })
  const longest = timer({ Total: 7 * 24 * 3600, EndsAt: OPENING + 7 * DAY_MS })
  await stage.set({ ...body, Timers: [longest, ...Array.from({ length: 19 }, () => timer())] })
})

test('one browser is one device, whatever its secret', async () => {
  const stage = await startBell('sqlite')
  const { device, body } = await stage.addDevice()
  const { body: other } = await stage.addDevice()
  await stage.set({ ...body, Timers: [timer()] })
  await stage.set({ ...body, Secret: other.Secret, Timers: [timer({ Name: 'Rice' })] })
  stage.clock.now += 10 * MINUTE_MS
  await stage.ringDue()
  expect(titlesOf(device)).toEqual(['Rice: time is up'])
})

test('a message that says that the bell works comes at once', async () => {
  const stage = await startBell('sqlite')
  const { device, body } = await stage.addDevice({ LangId: 0, Loudness: 'quiet' })
  await stage.set({ ...body, Test: true })
  await stage.ringDue()
  expect(bellsOf(device)).toMatchObject([
    { notification: { title: 'Die Klingel geht', silent: true }, bell: { kind: 'test' } },
  ])
  expect((await stored(stage)).devices).toBe(0)
})

test('an address may bring 60 new devices an hour', async () => {
  const stage = await startBell('sqlite')
  const { body } = await stage.addDevice()
  for (let number = 0; number < 60; number += 1) {
    const Endpoint = `${body.Endpoint}${number}`
    await stage.set({ ...body, Endpoint, Secret: secret(number), Timers: [timer()] })
  }
  const more = await stage.post({ ...body, Secret: secret(60), Timers: [timer()] })
  expect(more.statusCode).toBe(429)
  // A known device may change its timers.
  const again = { ...body, Endpoint: `${body.Endpoint}1`, Secret: secret(1) }
  await stage.set({ ...again, Timers: [timer(), timer()] })
})

test.for(databases)('10,000 devices without an account are enough (%s)', async (engine) => {
  const stage = await startBell(engine)
  const { body } = await stage.addDevice()
  const known = { ...body, Timers: [timer()] }
  await stage.set(known)
  const [row] = await stage.database.db.selectFrom('bell_devices').selectAll().execute()
  const { id: _id, ...fields } = row!
  for (let first = 0; first < 10_000; first += 500) {
    const rows = Array.from({ length: 500 }, (_, index) => {
      return { ...fields, secret_hash: `${first + index}`, endpoint: `https://x/${first + index}` }
    })
    const added = await stage.database.db
      .insertInto('bell_devices')
      .values(rows)
      .returning('id')
      .execute()
    const bells = added.map((device) => testRow(device, OPENING))
    await stage.database.db.insertInto('bell_queue').values(bells).execute()
  }
  const refused = await stage.post({ ...known, Secret: secret(1) })
  expect(refused.statusCode).toBe(503)
  await stage.set({ ...known, Timers: [timer(), timer()] })
})
