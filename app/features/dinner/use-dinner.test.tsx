// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeToken } from '#app/lib/storage/token.ts'
import { DinnerServer } from './device/dinner-server.fixture.ts'
import type { DinnerState, PressOf } from './use-dinner.ts'
import { pressed } from './worker/press.ts'

const MINUTE = 60_000
let server: DinnerServer
let state: DinnerState

/** The moment of a time of the evening: people sit down at seven. */
function moment(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return server.dinner!.Kept.Table + ((hours - 19) * 60 + minutes) * MINUTE
}

/** Opens the page of the dinner, with modules of its own as every page has. */
async function openPage(): Promise<void> {
  cleanup()
  vi.resetModules()
  const { show: showPart } = await import('#tests/support/show.tsx')
  const { useDinner } = await import('./use-dinner.ts')
  function Page() {
    state = useDinner('story')
    return null
  }
  showPart(<Page />)
}

/** Waits for the dinner as it is at a moment. */
async function atMoment(when: number): Promise<void> {
  vi.setSystemTime(when)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await vi.waitFor(() => expect(state.followed?.now).toBe(when))
}
const at = async (time: string) => await atMoment(moment(time))

const press = (one: PressOf) => act(() => state.followed!.press(one))
const held = () => state.followed?.kept.Steps.find(({ State }) => State === 'hands')
const stepIn = () => {
  const hands = held()
  return hands && `${'CF'[hands.Dish]}${hands.Step + 1}`
}
const startOf = (dish: number, step: number) =>
  state.followed?.kept.Steps.find(({ Dish, Step }) => Dish === dish && Step === step)?.Start
const table = () => state.followed?.kept.Dishes.map(({ EatenAt }) => EatenAt)
const isSent = async () =>
  await vi.waitFor(() => expect(server.dinner?.Kept.Steps).toEqual(state.followed?.kept.Steps))

/** Begins in time, and goes on by Next, each time when it is due, up to a step. */
async function cookTo(name: string): Promise<void> {
  await at('17:44')
  press({ kind: 'begin', cook: 0 })
  await vi.waitFor(() => expect(stepIn()).toBe('F1'))
  for (let steps = 0; stepIn() !== name && steps < 12; steps += 1) {
    const before = stepIn()
    const hands = held()
    const next = state.followed!.kept.Steps.find(
      ({ State, Start, HandsEnd }) => State === undefined && HandsEnd > Start,
    )!
    const when = moment('19:00') + (hands ? hands.HandsEnd : next.Start) * MINUTE
    await atMoment(when)
    const one = hands ?? next
    press({ kind: hands ? 'next' : 'began', cook: 0, dish: one.Dish, step: one.Step })
    await vi.waitFor(() => expect(stepIn()).not.toBe(before))
  }
  expect(stepIn()).toBe(name)
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  server = new DinnerServer()
  server.start()
  vi.setSystemTime(moment('17:40'))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await openPage()
  await vi.waitFor(() => expect(state.followed).toBeDefined())
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  writeToken(null)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('DIN-50 late: minutes to spare go first, the rest moves the table, for the household too', async () => {
  await cookTo('F3')
  press({ kind: 'late', cook: 0, minutes: 10, isShorter: false })
  await vi.waitFor(() => expect(table()).toEqual([4, 4]))
  await isSent()
})

test('DIN-50 early: Next is always allowed, cold work moves up, and bells stay', async () => {
  await cookTo('F3')
  await at('18:37')
  press({ kind: 'next', cook: 0, dish: 1, step: 2 })
  await vi.waitFor(() => expect(stepIn()).toBe('F4'))
  expect(held()?.Start).toBe(-23)
  expect(startOf(0, 6)).toBe(-9)
  await isSent()
})

test('DIN-50 a step is skipped, a dish left out, and the evening ended: what is over stays as it was', async () => {
  await cookTo('F3')
  press({ kind: 'skipped', dish: 1, step: 3 })
  await vi.waitFor(() => expect(startOf(1, 3)).toBeUndefined())
  press({ kind: 'leftOut', dish: 1 })
  await vi.waitFor(() => expect(state.followed?.kept.Dishes[1]?.IsLeftOut).toBe(true))
  await isSent()
  press({ kind: 'end', day: '2026-11-28' })
  expect(state.followed?.dinner.EndedAt).not.toBeNull()
  await vi.waitFor(() => expect(server.dinner?.EndedAt).not.toBeNull())
  const { kept } = state.followed!
  await at('21:00')
  expect(state.followed?.kept).toEqual(kept)
})

test('DIN-51 without a connection an evening goes on, outlasts the page, and reaches the household later', async () => {
  await cookTo('F2')
  await isSent()
  server.isReachable = false
  const known = server.dinner!.Version
  press({ kind: 'late', cook: 0, minutes: 5, isShorter: false })
  press({ kind: 'skipped', dish: 1, step: 2 })
  await vi.waitFor(() => expect(startOf(1, 2)).toBeUndefined())
  const { kept } = state.followed!
  await openPage()
  await vi.waitFor(() => expect(state.followed?.kept).toEqual(kept))
  expect(server.dinner?.Version).toBe(known)
  server.isReachable = true
  dispatchEvent(new Event('online'))
  await isSent()
  expect(server.dinner?.Version).toBe(known + 1)
})

test('DIN-51 another device goes on where this one was', async () => {
  await cookTo('C4')
  await isSent()
  const { kept } = state.followed!
  localStorage.removeItem('simmer.dinners')
  await openPage()
  await vi.waitFor(() => expect(state.followed?.kept).toEqual(kept))
  expect(stepIn()).toBe('C4')
})

test('DIN-52 of two who press at once both count: the second is worked out from what the first has made', async () => {
  await cookTo('F3')
  await isSent()
  const before = server.dinner!
  const skip = { kind: 'skipped', dish: 1, step: 3, id: 'ben', at: Date.now() } as const
  // Ben's phone has been faster; this one does not know yet.
  server.write({ Kept: pressed({ kept: before.Kept, dishes: before.Dishes }, [skip]) }, 2)
  press({ kind: 'late', cook: 0, minutes: 5, isShorter: false })
  await vi.waitFor(() => expect(server.answers.slice(-2)).toEqual([409, 200]))
  await isSent()
  expect(startOf(1, 3)).toBeUndefined()
  expect(held()?.HandsEnd).toBe(-14)
})

test('DIN-52 a change whose answer is lost is sent again, and made once', async () => {
  await at('17:44')
  server.losesAnswer = true
  press({ kind: 'begin', cook: 0 })
  await vi.waitFor(() => expect(server.answers).toEqual([200]))
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(server.answers).toEqual([200, 200]))
  await isSent()
  expect(server.dinner?.Version).toBe(2)
})

test('DIN-52 a dinner that somebody has deleted is not there any more', async () => {
  server.dinner = undefined
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(state).toEqual({ followed: undefined, failure: 'gone' }))
})

test('DIN-53 with a full storage an evening goes on, and another page has it from the household', async () => {
  await cookTo('F2')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError')
  })
  press({ kind: 'next', cook: 0, dish: 1, step: 1 })
  await vi.waitFor(() => expect(stepIn()).toBe('F3'))
  await isSent()
  await openPage()
  await vi.waitFor(() => expect(stepIn()).toBe('F3'))
})
