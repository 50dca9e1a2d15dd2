// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lead } from '#app/lib/lead-tab.ts'
import { createStoredText } from '#app/lib/storage/stored-text.ts'
import { createClock } from '../clock.ts'
import { actInKitchen } from '../sessions/kitchen.ts'
import { MINUTE, NOW, sessionOf, timerOf } from '../sessions/kitchen.fixtures.ts'
import { createKitchenStore } from '../sessions/kitchen-store.ts'
import { ring, STRIKES_EVERY_MS } from './ringer.ts'
import { followRinging, type Ringing } from './ringing.ts'
import type { KitchenAct, KitchenSession } from '../sessions/session.ts'

const KEY = 'test.kitchen'
const DAY = 24 * 60 * MINUTE
const tabs: AbortController[] = []

const textOf = ({ timer }: Ringing) => timer.name

/** A tab of the browser: its own store and clock, and a bell that only the lead tab rings. */
function openTab() {
  const tab = new AbortController()
  tabs.push(tab)
  const store = createKitchenStore(createStoredText(KEY))
  const { now } = createClock(createStoredText('test.clock'))
  const bell = { strike: vi.fn(), silence: vi.fn() }
  const ringing = followRinging(store, now, tab.signal)
  const { signal } = tab
  void lead('test.bell', signal, () => ring(ringing, { bell, textOf, now, signal }))
  return {
    bell,
    ringing: () => ringing.get().map(({ timer }) => timer.id),
    act: (act: KitchenAct) => {
      store.update(
        (known) => actInKitchen(known, { sessionId: 'session', act, now: now() }).sessions,
      )
      dispatchEvent(new StorageEvent('storage', { key: KEY }))
    },
    close: () => tab.abort(),
  }
}

/** Fakes the Web Locks API: one tab holds the lock, the others wait in a queue. */
function fakeLocks() {
  const waiting: (() => Promise<void>)[] = []
  let isHeld = false
  const grant = async () => {
    const work = isHeld ? undefined : waiting.shift()
    if (!work) return
    isHeld = true
    await work()
    isHeld = false
    await grant()
  }
  return {
    request: (_name: string, _options: unknown, work: () => Promise<void>) => {
      waiting.push(work)
      return grant()
    },
  }
}

function setLocks(value: unknown) {
  Object.defineProperty(navigator, 'locks', { configurable: true, value })
}

function storeSession(parts: Partial<KitchenSession>) {
  localStorage.setItem(KEY, JSON.stringify([sessionOf(parts)]))
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })
  vi.setSystemTime(NOW)
  setLocks(fakeLocks())
})
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.abort()
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'locks')
  localStorage.clear()
})

test('a timer rings at its deadline, repeatedly for a minute and then once a minute', () => {
  storeSession({ timers: [timerOf('a', 25)] })
  const tab = openTab()
  vi.advanceTimersByTime(25 * MINUTE - 1)
  expect(tab.ringing()).toEqual([])
  expect(tab.bell.strike).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(tab.ringing()).toEqual(['a'])
  expect(tab.bell.strike).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(STRIKES_EVERY_MS)
  expect(tab.bell.strike).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(MINUTE)
  const first = tab.bell.strike.mock.calls.length
  expect(first).toBe(11)
  vi.advanceTimersByTime(3 * MINUTE)
  expect(tab.bell.strike).toHaveBeenCalledTimes(first + 3)
})

test('a later timer starts the bell again, and stopping the last timer silences it', () => {
  storeSession({ timers: [timerOf('a', 1), timerOf('b', 4)] })
  const tab = openTab()
  vi.advanceTimersByTime(3 * MINUTE)
  tab.bell.strike.mockClear()
  vi.advanceTimersByTime(MINUTE + STRIKES_EVERY_MS)
  expect(tab.ringing()).toEqual(['a', 'b'])
  // One strike of the first timer, and two of the second: at its deadline and one interval later.
  expect(tab.bell.strike.mock.calls.length).toBeGreaterThanOrEqual(2)
  tab.act({ kind: 'stopTimer', timer: 'a' })
  expect(tab.bell.silence).not.toHaveBeenCalled()
  tab.act({ kind: 'stopTimer', timer: 'b' })
  expect(tab.bell.silence).toHaveBeenCalledOnce()
  tab.bell.strike.mockClear()
  vi.advanceTimersByTime(10 * MINUTE)
  expect(tab.bell.strike).not.toHaveBeenCalled()
})

test('one of two tabs rings, and Stop in either ends it in both', () => {
  storeSession({ timers: [timerOf('a', 25)] })
  const [one, other] = [openTab(), openTab()]
  vi.advanceTimersByTime(25 * MINUTE)
  expect([one.ringing(), other.ringing()]).toEqual([['a'], ['a']])
  expect(one.bell.strike).toHaveBeenCalledTimes(1)
  expect(other.bell.strike).not.toHaveBeenCalled()
  other.act({ kind: 'stopTimer', timer: 'a' })
  expect([one.ringing(), other.ringing()]).toEqual([[], []])
  expect(one.bell.silence).toHaveBeenCalledOnce()
})

test('when the tab that rings is closed, another one takes over', async () => {
  storeSession({ timers: [timerOf('a', 25)] })
  const [one, other] = [openTab(), openTab()]
  vi.advanceTimersByTime(25 * MINUTE)
  one.close()
  await vi.waitFor(() => expect(other.bell.strike).toHaveBeenCalledTimes(1))
  expect(one.bell.silence).toHaveBeenCalledOnce()
})

test('a browser without locks rings in every tab', () => {
  setLocks(undefined)
  storeSession({ timers: [timerOf('a', 25)] })
  const [one, other] = [openTab(), openTab()]
  vi.advanceTimersByTime(25 * MINUTE)
  expect(one.bell.strike).toHaveBeenCalledTimes(1)
  expect(other.bell.strike).toHaveBeenCalledTimes(1)
})

test('a reload while it rings rings again, and one after a stop does not', () => {
  storeSession({ timers: [timerOf('a', 25)] })
  vi.advanceTimersByTime(26 * MINUTE)
  const tab = openTab()
  expect(tab.bell.strike).toHaveBeenCalledTimes(1)
  tab.act({ kind: 'stopTimer', timer: 'a' })
  tab.close()
  expect(openTab().bell.strike).not.toHaveBeenCalled()
})

test('a device that sleeps past a deadline rings when it wakes up', () => {
  storeSession({ timers: [timerOf('a', 25)] })
  const tab = openTab()
  vi.advanceTimersByTime(5 * MINUTE)
  vi.setSystemTime(NOW + 60 * MINUTE)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(tab.bell.strike).toHaveBeenCalledTimes(1)
})

test('a device that sleeps before the deadline rings on time without any event', () => {
  storeSession({ timers: [timerOf('a', 25)] })
  const tab = openTab()
  vi.setSystemTime(NOW + 20 * MINUTE)
  vi.advanceTimersByTime(5 * MINUTE - 1)
  expect(tab.bell.strike).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(tab.bell.strike).toHaveBeenCalledTimes(1)
})

test('a timer rings once and on time when the clock is set back or forward by a day', () => {
  storeSession({ timers: [timerOf('a', 25)] })
  const tab = openTab()
  vi.advanceTimersByTime(5 * MINUTE)
  vi.setSystemTime(Date.now() - DAY)
  vi.advanceTimersByTime(20 * MINUTE)
  expect(tab.bell.strike).toHaveBeenCalledTimes(1)
  tab.act({ kind: 'stopTimer', timer: 'a' })
  vi.setSystemTime(Date.now() + DAY)
  vi.advanceTimersByTime(20 * MINUTE)
  expect(tab.bell.strike).toHaveBeenCalledTimes(1)
})

test('both bells of a range ring, the first until it is answered', () => {
  storeSession({ timers: [timerOf('a', 7, 5)] })
  const tab = openTab()
  vi.advanceTimersByTime(5 * MINUTE)
  expect(tab.bell.strike).toHaveBeenCalledTimes(1)
  tab.act({ kind: 'answerLook', timer: 'a' })
  expect(tab.bell.silence).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(2 * MINUTE)
  expect(tab.ringing()).toEqual(['a'])
  expect(tab.bell.strike).toHaveBeenCalledTimes(2)
})

test('a timer from two days ago does not ring', () => {
  storeSession({ timers: [timerOf('a', 25)] })
  vi.setSystemTime(NOW + 2 * DAY)
  expect(openTab().ringing()).toEqual([])
})
