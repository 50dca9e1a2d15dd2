import ICAL from 'ical.js'
import { parseICS } from 'node-ical'
import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { DAY_MS } from '#contract/durations.ts'
import type { MadeWeekCalendar, WeekCalendarState } from '#contract/week/calendar.ts'
import type { App } from '#server/http/app-type.ts'
import { databases } from '#tests/support/database.ts'
import { dinnerOf } from '#tests/support/dinners.ts'
import { ask, signUp, startHousehold } from '#tests/support/household.ts'
import { newMember } from '#tests/support/members.ts'
import { startTestServer } from '#tests/support/server.ts'
import { startShopping } from '#tests/support/shopping.ts'
import { dayIn, patch, plan, post, SOON, weekOf } from '#tests/support/week.ts'

type Headers = Record<string, string>

async function makeAddress(app: App, headers: Headers, body: object = {}): Promise<string> {
  const answer = await post(app, headers, '/week/calendar', { IsNew: true, ...body })
  expect(answer.statusCode).toBe(200)
  return answer.json<MadeWeekCalendar>().Path ?? ''
}

const fetchCalendar = async (app: App, url: string, headers: Headers = {}) =>
  await app.inject({ url, headers })

/** Events as two readers that know nothing of each other understand them. */
function eventsIn(text: string) {
  const first = new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one))
    .map(({ summary, description, startDate, endDate, uid }) => ({
      uid,
      summary,
      description,
      isAllDay: startDate.isDate,
      start: startDate.isDate ? startDate.toString() : startDate.toJSDate().toISOString(),
      end: endDate.isDate ? endDate.toString() : endDate.toJSDate().toISOString(),
    }))
  const second = Object.values(parseICS(text)).flatMap((one) => (one?.type === 'VEVENT' ? one : []))
  expect(second.map(({ uid, summary }) => [uid, summary])).toEqual(
    first.map(({ uid, summary }) => [uid, summary]),
  )
  for (const [at, one] of second.entries())
    if (!first[at]?.isAllDay) expect(one.start.toISOString()).toBe(first[at]?.start)
  return first
}

const sequenceIn = (text: string) => Number(/^SEQUENCE:(\d+)/m.exec(text)?.[1])

test.for(databases)(
  'WEK-30 a calendar shows dinners of the week, with initials and without notes (%s)',
  async (engine) => {
    const { app, ada, others, shakshuka } = await startHousehold(engine, 'ben')
    const [ben = {}] = others
    const bens = (await weekOf(app, ben)).People.find(({ IsYou }) => IsYou)?.Id ?? null
    await plan(app, ada, { RecipeId: shakshuka, CookId: bens, Note: 'Surprise' })
    await plan(app, ada, { Words: 'Pudding', Persons: 2 })
    await plan(app, ada, { Words: 'Toast', Slot: 'breakfast' })
    await plan(app, ada, { Words: 'Eating out', Day: dayIn(4) })
    await post(app, ada, '/week/hours', { Day: SOON, Slot: 'dinner', Minutes: 1140 })
    const path = await makeAddress(app, ada, { Zone: 'Europe/Berlin' })
    expect(path).toMatch(/^\/week\/[\w-]{43}\.ics$/)
    const answer = await fetchCalendar(app, path)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    })
    expect(answer.body).not.toContain('Surprise')
    const [dinner, out, ...more] = eventsIn(answer.body)
    expect(more).toEqual([])
    expect(dinner).toMatchObject({ summary: 'Shakshuka with feta, Pudding', isAllDay: false })
    expect(dinner?.description).toMatch(
      /^Dinner for 4\. BK cooks\. Begin \d\d:\d\d, on the table at 19:00\./,
    )
    expect(out).toMatchObject({
      summary: 'Eating out',
      isAllDay: true,
      start: dayIn(4),
      end: dayIn(5),
    })

    await post(app, ada, '/week/calendar', { HasAllMeals: true })
    const all = eventsIn((await fetchCalendar(app, path)).body)
    expect(all.map(({ summary }) => summary)).toContain('Toast')
  },
)

test.for(databases)(
  'WEK-68 a dinner that is planned to the minute is in the calendar as it is planned (%s)',
  async (engine) => {
    const { app, ada, others, shakshuka, spaghetti } = await startHousehold(engine, 'ben')
    const [ben = {}] = others
    const { Key: Meal } = await plan(app, ada, { RecipeId: shakshuka })
    await plan(app, ada, { RecipeId: spaghetti })
    await post(app, ada, '/week/hours', { Day: SOON, Slot: 'dinner', Minutes: 1140 })
    const path = await makeAddress(app, ben, { Zone: 'Europe/Berlin' })
    const before = (await fetchCalendar(app, path)).headers.etag ?? ''
    const table = Date.parse(`${SOON}T18:30:00Z`)
    const dinner = dinnerOf([shakshuka, spaghetti], table)
    dinner.Dishes[0]!.Meal = Meal
    expect((await post(app, ada, '/dinners', dinner)).statusCode).toBe(201)
    const answer = await fetchCalendar(app, path, { 'if-none-match': before })
    expect(answer.statusCode).toBe(200)
    const [event] = eventsIn(answer.body)
    expect(event).toMatchObject({
      start: new Date(table - 30 * 60_000).toISOString(),
      end: new Date(table).toISOString(),
    })
    await app.inject({ method: 'DELETE', url: `/api/dinners/${dinner.Key}?LangId=1`, headers: ada })
    expect((await fetchCalendar(app, path)).headers.etag).toBe(before)
  },
)

test.for(databases)(
  'WEK-30 a calendar says what has to be done ahead, until that is switched off (%s)',
  async (engine) => {
    const { app, ada, idOf } = await startShopping(engine)
    await plan(app, ada, { RecipeId: await idOf('recipe', 'gravlax-toast') })
    const path = await makeAddress(app, ada)
    const described = async () => eventsIn((await fetchCalendar(app, path)).body)[0]?.description
    const [dinner, task] = (await described())?.split('\n') ?? []
    expect(task).toMatch(/^Gravlax on toast, The day before: Rub the salmon/)
    await post(app, ada, '/week/calendar', { HasAhead: false })
    expect(await described()).toBe(dinner)
  },
)

test.for(databases)(
  'WEK-31 dinner at seven in Berlin is at six in London, on both sides of the clock change (%s)',
  async (engine) => {
    const clock = { time: Date.parse('2026-10-20T10:00:00Z') }
    const { app } = await startTestServer(engine, { now: () => new Date(clock.time) })
    const ada = await newMember(app)
    for (const Day of ['2026-10-24', '2026-10-25']) {
      await plan(app, ada, { Words: 'Soup', Day })
      await post(app, ada, '/week/hours', { Day, Slot: 'dinner', Minutes: 1140 })
    }
    const path = await makeAddress(app, ada, { Zone: 'Europe/Berlin' })
    const starts = eventsIn((await fetchCalendar(app, path)).body).map(({ start }) => start)
    const inLondon = starts.map((start) =>
      new Date(start).toLocaleString('sv', { timeZone: 'Europe/London' }),
    )
    expect(inLondon).toEqual(['2026-10-24 18:00:00', '2026-10-25 18:00:00'])
    expect((await post(app, ada, '/week/calendar', { Zone: 'Nowhere' })).statusCode).toBe(400)
  },
)

test.for(databases)(
  'WEK-32 what is changed counts up, and what is not is not sent again (%s)',
  async (engine) => {
    const { app, ada } = await startShopping(engine)
    const { Key } = await plan(app, ada, { Words: 'Soup' })
    const path = await makeAddress(app, ada)
    const before = await fetchCalendar(app, path)
    const known = { 'if-none-match': String(before.headers['etag']) }
    expect((await fetchCalendar(app, path, known)).statusCode).toBe(304)
    await patch(app, ada, Key, { Words: 'Salad' })
    const after = await fetchCalendar(app, path, known)
    expect(after.statusCode).toBe(200)
    expect(sequenceIn(after.body)).toBeGreaterThan(sequenceIn(before.body))
    expect(eventsIn(after.body)[0]?.uid).toBe(eventsIn(before.body)[0]?.uid)
  },
)

test.for(databases)(
  'WEK-33 an address is shown once, and stops at once when it is renewed or switched off (%s)',
  async (engine) => {
    const { app, ada, database } = await startShopping(engine)
    expect((await post(app, ada, '/week/calendar', { HasAhead: false })).statusCode).toBe(404)
    const first = await makeAddress(app, ada)
    const second = await makeAddress(app, ada)
    const rows = await database.db.selectFrom('week_calendars').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(second.slice(6, -4))
    const shown = await ask(app, calls.weekCalendar, ada)
    expect(shown.body).not.toContain(second.slice(6, -4))
    expect(shown.json<WeekCalendarState>().Calendar).toMatchObject({
      Tail: second.slice(-8, -4),
      LastFetched: null,
      HasAhead: true,
      HasAllMeals: false,
    })
    const gone = await fetchCalendar(app, first)
    expect([gone.statusCode, gone.body]).toEqual([410, 'Gone\n'])
    expect((await fetchCalendar(app, second)).statusCode).toBe(200)
    expect(
      (await ask(app, calls.weekCalendar, ada)).json<WeekCalendarState>().Calendar?.LastFetched,
    ).not.toBeNull()
    await ask(app, calls.endWeekCalendar, ada)
    for (const path of [second, '/week/x.ics'])
      expect((await fetchCalendar(app, path)).statusCode).toBe(410)
    expect((await fetchCalendar(app, second)).body).toBe('Gone\n')
  },
)

test.for(databases)(
  'WEK-34 who leaves a household, or whose account ends, sees nothing of it by the address either (%s)',
  async (engine) => {
    const { app, ada, others } = await startHousehold(engine, 'ben')
    const [ben = {}] = others
    await plan(app, ada, { Words: 'Pizza' })
    const path = await makeAddress(app, ben)
    expect(eventsIn((await fetchCalendar(app, path)).body)).toHaveLength(1)
    await ask(app, calls.leaveHousehold, ben, { fields: { KeepCopies: false } })
    expect(eventsIn((await fetchCalendar(app, path)).body)).toEqual([])
    const tom = await signUp(app, 'tom')
    const toms = await makeAddress(app, tom)
    const closed = await ask(app, calls.deleteAccount, tom, { fields: { Message: 'Bye.' } })
    expect(closed.statusCode).toBe(200)
    expect((await fetchCalendar(app, toms)).statusCode).toBe(410)
  },
)

test('WEK-32 a calendar that asks a thousand times is let in sixty times a minute', async () => {
  const { app } = await startTestServer('sqlite', { limits: { addressFactor: 1 } })
  const path = await makeAddress(app, await newMember(app))
  const statuses = []
  for (let time = 0; time < 1000; time++) statuses.push((await fetchCalendar(app, path)).statusCode)
  expect(Map.groupBy(statuses, (status) => status).get(200)).toHaveLength(60)
  expect(statuses.slice(60).every((status) => status === 429)).toBe(true)
})

test('WEK-30 the calendar reaches from two weeks back to eight ahead', async () => {
  const clock = { time: Date.parse('2026-11-18T12:00:00Z') }
  const { app } = await startTestServer('sqlite', { now: () => new Date(clock.time) })
  const ada = await newMember(app)
  for (const Day of ['2026-11-18', '2027-01-13']) await plan(app, ada, { Words: 'Soup', Day })
  const path = await makeAddress(app, ada)
  const days = async () => eventsIn((await fetchCalendar(app, path)).body).map(({ start }) => start)
  expect(await days()).toEqual(['2026-11-18', '2027-01-13'])
  clock.time += 14 * DAY_MS
  expect(await days()).toEqual(['2026-11-18', '2027-01-13'])
  clock.time += 7 * DAY_MS
  expect(await days()).toEqual(['2027-01-13'])
})
