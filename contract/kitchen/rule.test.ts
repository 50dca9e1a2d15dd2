import { expect, test } from 'vitest'
import { isEnded, replaces } from './rule.ts'
import type { KitchenChange } from './kitchen.ts'

const SESSION = '6f1b6f3e-8f43-4d53-9d0c-1f6a3c3c2b11'

function tick(ActedAt: number): KitchenChange {
  return { SessionId: SESSION, ActedAt, Kind: 'tick', Id: 'oven', Value: { IsTicked: true } }
}

function timer(ActedAt: number, EndedAt: number | null): KitchenChange {
  return {
    SessionId: SESSION,
    ActedAt,
    Kind: 'timer',
    Id: SESSION,
    Value: {
      Step: 1,
      Time: null,
      Name: '',
      First: null,
      Total: 60,
      EndsAt: null,
      Left: 60_000,
      Looked: false,
      EndedAt,
    },
  }
}

test('a timer ends, a tick never does', () => {
  expect([timer(1, null), timer(1, 1), tick(1)].map(isEnded)).toEqual([false, true, false])
})

test('the later change wins, and a repeated one changes nothing', () => {
  expect(replaces(tick(2), tick(1))).toBe(true)
  expect(replaces(tick(1), tick(2))).toBe(false)
  expect(replaces(tick(1), tick(1))).toBe(false)
  expect(replaces(timer(2, 2), timer(1, 1))).toBe(true)
})

test('an ended timer wins over a running one, however late that was changed', () => {
  expect(replaces(timer(1, 1), timer(2, null))).toBe(true)
  expect(replaces(timer(2, null), timer(1, 1))).toBe(false)
})
