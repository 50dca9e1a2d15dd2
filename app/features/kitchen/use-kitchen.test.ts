// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MINUTE, NOW } from './sessions/kitchen.fixtures.ts'
import { kitchenStore } from './sessions/kitchen-store.ts'
import { leftOf } from './sessions/timers.ts'
import { useKitchen, useLiveSessions, useNow, useSession } from './use-kitchen.ts'

// The clock of the kitchen never goes back, and another test of this process may have read a later time.
vi.hoisted(() => {
  vi.resetModules()
  localStorage.clear()
})

const recipe = { recipeId: 12, recipeName: 'Chicken with lemon', stepCount: 7 }
const roast = { step: 5, time: 0, name: 'Chicken', first: null, total: 25 * 60 }

/** A screen that shows a recipe's session and its first timer. */
function openScreen() {
  return renderHook(() => {
    const session = useSession(12)
    const now = useNow()
    const [timer] = session?.timers ?? []
    return {
      ...useKitchen(),
      session,
      sessions: useLiveSessions(),
      left: timer && leftOf(timer, now),
    }
  })
}

function show(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(NOW)
})
afterEach(() => {
  act(() => kitchenStore.update(() => []))
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a cook opens a recipe, starts a timer and sees it run', () => {
  const { result } = openScreen()
  act(() => result.current.open(recipe, 4))
  const id = result.current.session?.id ?? ''
  expect(result.current.session).toMatchObject({ people: 4, step: 0, moment: 'ready' })
  act(() => void vi.advanceTimersByTime(300))
  act(() => void result.current.startTimer(id, roast))
  expect(result.current.left).toBe(25 * MINUTE)
  act(() => void vi.advanceTimersByTime(700))
  expect(result.current.left).toBe(25 * MINUTE - 700)
  act(() => void vi.advanceTimersByTime(1000))
  expect(result.current.left).toBe(25 * MINUTE - 1700)
})

test('one clock serves all screens, and none runs without a timer or a visible page', () => {
  const [one, other] = [openScreen(), openScreen()]
  act(() => one.result.current.open(recipe, 2))
  expect(vi.getTimerCount()).toBe(0)
  act(() => void one.result.current.startTimer(other.result.current.session?.id ?? '', roast))
  expect(vi.getTimerCount()).toBe(1)
  act(() => show('hidden'))
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(10 * MINUTE)
  act(() => show('visible'))
  expect(one.result.current.left).toBe(15 * MINUTE)
  expect(other.result.current.left).toBe(15 * MINUTE)
  one.unmount()
  expect(vi.getTimerCount()).toBe(1)
  other.unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('a stopped timer runs on after an undo, and a stopped session is gone', () => {
  const { result } = openScreen()
  act(() => result.current.open(recipe, 2))
  const id = result.current.session?.id ?? ''
  act(() => void result.current.startTimer(id, roast))
  const timer = result.current.session?.timers[0]?.id ?? ''
  act(() => void result.current.act(id, { kind: 'stopTimer', timer }))
  act(() => void result.current.undoStop(id, timer))
  expect(result.current.session?.timers).toMatchObject([
    { id: timer, endedAt: NOW },
    { name: 'Chicken', endsAt: NOW + 25 * MINUTE, endedAt: null },
  ])
  act(() => void result.current.act(id, { kind: 'stopCooking' }))
  expect([result.current.session, result.current.sessions]).toEqual([undefined, []])
})

test('the twenty-first timer is refused, and the others run on', () => {
  const { result } = openScreen()
  act(() => result.current.open(recipe, 2))
  const id = result.current.session?.id ?? ''
  const refusals: unknown[] = []
  const start = () => void refusals.push(result.current.startTimer(id, roast))
  for (let count = 0; count < 21; count += 1) act(start)
  expect(refusals.filter(Boolean)).toEqual(['tooManyTimers'])
  expect(result.current.session?.timers).toHaveLength(20)
})

test('where storage is full a cook learns that nothing outlasts the page', () => {
  const { result } = openScreen()
  expect(result.current.isSaved).toBe(true)
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  act(() => result.current.open(recipe, 2))
  expect(result.current.isSaved).toBe(false)
  expect(result.current.session).toBeDefined()
})
