// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeToken } from '#app/lib/storage/token.ts'
import { VERSION_HEADER } from '#contract/shopping/sync.ts'
import type { MealChange, NewMeal, Week } from '#contract/week/week.ts'
import { mealWith, weekWith } from '../../../../.storybook/data/week.ts'
import type { WeekChange } from './operation.ts'
import { storedWeek, waitingChanges } from './stored.ts'
import { createWeekStore, type WeekStore } from './week-store.ts'

const PIZZA = mealWith({ Key: 'pizza', Name: 'Pizza', Persons: 4 })

/** A server with a week; without a connection it cannot be reached. */
const server = { week: weekWith([]), version: 1, isReachable: true, refuses: false, sent: [''] }

function answerOf(url: string, { method = 'GET', body }: RequestInit): unknown {
  if (method === 'GET') return server.week
  const fields = JSON.parse((body ?? '{}') as string) as NewMeal & MealChange
  server.sent.push(`${method} ${new URL(url, 'https://a.b').pathname.split('/').at(-1)}`)
  server.version += 1
  const { Meals } = server.week
  const known = Meals.map((meal) =>
    url.includes(meal.Key) ? Object.assign({}, meal, fields) : meal,
  )
  const added = method === 'POST' ? [mealWith({ ...fields, Name: fields.Words ?? '' })] : []
  server.week = { ...server.week, Meals: [...known, ...added] }
  return server.week
}

let store: WeekStore | undefined

beforeEach(() => {
  writeToken('the token of imani')
  Object.assign(server, {
    week: weekWith([PIZZA]),
    version: 1,
    isReachable: true,
    refuses: false,
    sent: [],
  })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.endsWith('/events')) return await new Promise(() => undefined)
    if (!server.isReachable) throw new TypeError('Failed to fetch')
    if (server.refuses && init.method !== undefined)
      return Response.json({ Code: 'LimitReached', Message: 'Four at most.' }, { status: 409 })
    const answer = answerOf(url, init)
    return Response.json(answer, { headers: { [VERSION_HEADER]: String(server.version) } })
  })
})
afterEach(() => {
  store?.close()
  localStorage.clear()
  storedWeek.latest()
  writeToken(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open() {
  store = createWeekStore('imani')
  store.follow(1)
  return store
}

const namesIn = (week: Week | undefined) => week?.Meals.map(({ Name }) => Name)

const soup = (): WeekChange => ({
  kind: 'add',
  meal: { Key: 'soup', Day: '2026-11-27', Slot: 'lunch', Persons: 2, Words: 'Soup' },
  recipe: null,
})

test('a change shows at once, and is sent once', async () => {
  const week = open()
  await vi.waitFor(() => expect(namesIn(week.state().week)).toEqual(['Pizza']))
  week.change(soup())
  expect(namesIn(week.state().week)).toEqual(['Pizza', 'Soup'])
  await vi.waitFor(() => expect(waitingChanges.read()).toEqual([]))
  expect(namesIn(week.state().week)).toEqual(['Pizza', 'Soup'])
  expect(server.sent).toEqual(['POST meals'])
})

test('WEK-52 changes without a connection wait, outlast the page, and are sent in their order', async () => {
  const week = open()
  await vi.waitFor(() => expect(week.state().week).toBeDefined())
  server.isReachable = false
  week.change({ kind: 'change', meal: 'pizza', change: { Persons: 6 } }, soup())
  await vi.waitFor(() => expect(week.state().connection).toBe('offline'))
  expect(week.state()).toMatchObject({ waiting: 2, week: { Meals: [{ Persons: 6 }, {}] } })
  week.close()

  server.isReachable = true
  const again = open()
  expect(namesIn(again.state().week)).toEqual(['Pizza', 'Soup'])
  await vi.waitFor(() => expect(waitingChanges.read()).toEqual([]))
  expect(server.sent).toEqual(['PATCH pizza', 'POST meals'])
  expect(again.state().connection).toBe('online')
})

test('WEK-52 what the server refuses is as it was, until somebody has seen why', async () => {
  const week = open()
  await vi.waitFor(() => expect(week.state().week).toBeDefined())
  server.refuses = true
  week.change(soup())
  await vi.waitFor(() => expect(week.state().refused).toHaveLength(1))
  expect(namesIn(week.state().week)).toEqual(['Pizza'])
  const [refusal] = week.state().refused
  expect(refusal?.refused).toBe('Four at most.')
  week.dismiss(refusal?.key ?? '')
  expect(week.state().refused).toEqual([])
})

test('changes of two members of different fields both show', async () => {
  const week = open()
  await vi.waitFor(() => expect(week.state().week).toBeDefined())
  server.isReachable = false
  week.change({ kind: 'change', meal: 'pizza', change: { Persons: 6 } })
  await vi.waitFor(() => expect(week.state().connection).toBe('offline'))
  server.week = weekWith([{ ...PIZZA, Day: '2026-11-29', Version: 2 }])
  server.isReachable = true
  week.retry()
  await vi.waitFor(() => expect(waitingChanges.read()).toEqual([]))
  await vi.waitFor(() =>
    expect(week.state().week?.Meals).toMatchObject([{ Day: '2026-11-29', Persons: 6 }]),
  )
})

test('a meal that was taken off comes back as it was', async () => {
  const week = open()
  await vi.waitFor(() => expect(week.state().week).toBeDefined())
  server.isReachable = false
  week.change({ kind: 'remove', meal: 'pizza', version: 1 })
  expect(namesIn(week.state().week)).toEqual([])
  week.change({ kind: 'restore', meal: PIZZA })
  expect(week.state().week?.Meals).toMatchObject([{ Name: 'Pizza', Persons: 4 }])
})

const full = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

test('WEK-63 with a full storage the week is shown and changed, and says that changes last as long as the page', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: () => undefined })
  const week = open()
  await vi.waitFor(() => expect(namesIn(week.state().week)).toEqual(['Pizza']))
  server.isReachable = false
  week.change(soup())
  expect(week.state()).toMatchObject({ isDurable: false, waiting: 1 })
  expect(namesIn(week.state().week)).toEqual(['Pizza', 'Soup'])
  server.isReachable = true
  week.retry()
  await vi.waitFor(() => expect(week.state().waiting).toBe(0))
  expect(server.sent).toEqual(['POST meals'])
  expect(namesIn(week.state().week)).toEqual(['Pizza', 'Soup'])
  vi.unstubAllGlobals()
})
