import { expect, test } from 'vitest'
import type { KitchenTimer } from '#app/features/kitchen/index.ts'
import type { StepTimers } from '#cooking/times/step-timers.ts'
import { stepRuns } from './step-runs.ts'

const STEP: StepTimers = {
  parts: [
    { kind: 'text', text: 'Roast ' },
    { kind: 'amount', text: '450 g' },
    { kind: 'text', text: ' potatoes at 220\u00a0°C (200\u00a0°C fan) for ' },
    { kind: 'duration', text: '25 minutes', time: 0 },
  ],
  timers: [{ name: undefined, first: null, total: 1500, isInText: true }],
}
const RUNNING: KitchenTimer = {
  id: 'timer',
  step: 5,
  time: 0,
  name: 'Potatoes',
  first: null,
  total: 1500,
  endsAt: 1,
  left: null,
  looked: false,
  endedAt: null,
}

test('amounts and temperatures stand out, and a duration is a button', () => {
  expect(stepRuns(STEP, [])).toEqual([
    { kind: 'text', text: 'Roast ' },
    { kind: 'amount', text: '450 g' },
    { kind: 'text', text: ' potatoes at ' },
    { kind: 'amount', text: '220\u00a0°C' },
    { kind: 'text', text: ' (' },
    { kind: 'amount', text: '200\u00a0°C' },
    { kind: 'text', text: ' fan) for ' },
    { kind: 'duration', text: '25 minutes', id: '0', state: 'idle' },
  ])
})

test('a duration whose timer runs says so', () => {
  expect(stepRuns(STEP, [RUNNING]).at(-1)).toMatchObject({ id: '0', state: 'running' })
})
