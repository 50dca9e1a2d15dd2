// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countingChoice } from '#app/lib/counting/counting-choice.ts'
import type { KitchenSession } from '#app/features/kitchen/index.ts'
import { kitchenStore } from '#app/features/kitchen/sessions/kitchen-store.ts'
import { sessionOf } from '#app/features/kitchen/sessions/kitchen.fixtures.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import { CountStuck } from './count-stuck.tsx'

const STEPS = [11, 12].map((Id, index) => ({ Id, StepNumber: index + 1 }) as HowToStep)

let bodies: unknown[]
let inits: RequestInit[]
beforeEach(() => {
  ;[bodies, inits] = [[], []]
  countingChoice.write(null)
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    bodies.push(JSON.parse(init.body as string))
    inits.push(init)
    return Response.json({})
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The kitchen of a session at a place. */
function kitchenAt(step: number, moment: KitchenSession['moment'], id = 'first') {
  const session = sessionOf({ id, step, moment, stepCount: 2 })
  kitchenStore.update(() => [session])
  return <CountStuck session={session} steps={STEPS} begunAt={0} authorId={9} />
}

/** Cooks to the first step, then leaves the page. */
function cook(id?: string) {
  const { rerender, unmount } = render(kitchenAt(0, 'ready', id))
  rerender(kitchenAt(1, 'do', id))
  unmount()
}

test('one call says where the cook was, and not who', () => {
  cook()
  const Report = expect.stringMatching(/^[\da-f-]{36}$/) as string
  expect(bodies).toEqual([{ Report, Before: null, Left: 11, Steps: [] }])
  expect(Object.keys(inits[0]!.headers!)).toEqual(['Content-Type'])
  expect(inits[0]).toMatchObject({ keepalive: true, credentials: 'omit' })
})

test('FOL-51 another session of the same recipe on the same day is the same cook', () => {
  cook()
  cook('second')
  expect(bodies).toHaveLength(1)
})

test('nothing is sent with the switch off', () => {
  countingChoice.write('no')
  cook()
  expect(bodies).toEqual([])
})

test.for([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'nothing is sent when the browser refuses (%o)',
  (signals) => {
    const [[name, value]] = Object.entries(signals) as [[string, unknown]]
    Object.defineProperty(navigator, name, { value, configurable: true })
    cook()
    Reflect.deleteProperty(navigator, name)
    expect(bodies).toEqual([])
  },
)
