import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEnded } from '#contract/kitchen/rule.ts'
import type { KitchenChange, KitchenRecord } from '#contract/kitchen/kitchen.ts'
import { KITCHEN_RECORDS_MAX } from '#contract/kitchen/limits.ts'
import { OPENING, sent, session, tick, timer } from '#tests/support/kitchen.ts'
import { settle } from './settle.ts'

const A = randomUUID()
const CHICKEN = randomUUID()
const LATER = OPENING + 3_600_000

/** What stands after changes that arrive one by one. */
function after(changes: readonly KitchenChange[], now = LATER): KitchenRecord[] {
  const records = new Map<string, KitchenRecord>()
  for (const [index, one] of changes.entries()) {
    const { written, dropped } = settle([...records.values()], [one], { version: index + 1, now })
    for (const record of written) records.set(record.Id, record)
    for (const record of dropped) records.delete(record.Id)
  }
  return [...records.values()].sort((a, b) => (a.Id < b.Id ? -1 : 1))
}

/** Acts of several devices on the same three records, no two at the same time. */
const acts = fc
  .uniqueArray(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 8 })
  .chain((times) =>
    fc.tuple(
      ...times.map((time) =>
        fc.oneof(
          fc.boolean().map((isTicked) => tick(A, OPENING + time, isTicked)),
          fc
            .boolean()
            .map((isEnding) =>
              timer(A, OPENING + time, { EndedAt: isEnding ? OPENING + time : null }, CHICKEN),
            ),
          fc.integer({ min: 0, max: 7 }).map((Step) => session(A, OPENING + time, { Step })),
        ),
      ),
    ),
  )

test('acts come to the same in every order of arrival, however often they arrive', () => {
  const begun = session(A, OPENING)
  fc.assert(
    fc.property(
      acts,
      fc.array(fc.nat(7), { maxLength: 8 }),
      fc.infiniteStream(fc.nat()),
      (made, repeated, lots) => {
        const again = repeated.flatMap((index) => made[index] ?? [])
        const mixed = [...made, ...again]
          .map((one) => ({ one, lot: lots.next().value as number }))
          .sort((a, b) => a.lot - b.lot)
          .map(({ one }) => one)
        expect(after([begun, ...mixed]).map(sent)).toEqual(after([begun, ...made]).map(sent))
      },
    ),
  )
})

test('the last act wins, and what has ended does not run again', () => {
  const stopped = timer(A, OPENING + 5, { EndedAt: OPENING + 5 }, CHICKEN)
  const longer = timer(A, OPENING + 9, { Total: 1800, EndsAt: OPENING + 1_800_000 }, CHICKEN)
  const [, record] = after([session(A), stopped, longer]).toSorted(
    (a, b) => Number(b.Kind === 'session') - Number(a.Kind === 'session'),
  )
  expect(record && isEnded(record)).toBe(true)
})

test('the same value again is no news, but counts against earlier acts', () => {
  const stored = after([session(A), tick(A, OPENING + 1)])
  const { written } = settle(stored, [tick(A, OPENING + 5)], { version: 9, now: LATER })
  expect(written).toMatchObject([{ ActedAt: OPENING + 5, Version: 2 }])
  const between = tick(A, OPENING + 3, false)
  expect(after([session(A), tick(A, OPENING + 1), tick(A, OPENING + 5), between])).toContainEqual(
    expect.objectContaining({ Id: 'ingredient:5', Value: { IsTicked: true } }),
  )
})

test('an act in the future counts as made now', () => {
  const [record] = after([session(A, OPENING + 1_000_000_000)], OPENING)
  expect(record?.ActedAt).toBe(OPENING)
})

test('what belongs to no session is ignored, and so is a session of long ago', () => {
  expect(after([tick(A), timer(A)])).toEqual([])
  const DAY = 86_400_000
  expect(after([session(A, OPENING - 29 * DAY)], OPENING)).toHaveLength(1)
  expect(after([session(A, OPENING - 30 * DAY)], OPENING)).toEqual([])
  const ended = (days: number) =>
    session(A, OPENING - days * DAY, { EndedAt: OPENING - days * DAY })
  expect(after([ended(6)], OPENING)).toHaveLength(1)
  expect(after([ended(7)], OPENING)).toEqual([])
})

test('a finished session stays while a timer of it runs, and a week after that has ended', () => {
  const DAY = 86_400_000
  const ended = session(A, OPENING, { EndedAt: OPENING })
  const expiryAfter = (...changes: KitchenChange[]) =>
    settle([], [ended, ...changes], { version: 1, now: OPENING + 6 * DAY }).expiries.get(A)
  expect(expiryAfter()).toBe(OPENING + 7 * DAY)
  expect(expiryAfter(timer(A, OPENING))).toBe(OPENING + 30 * DAY)
  const stopped = timer(A, OPENING + 6 * DAY, { EndedAt: OPENING + 6 * DAY })
  expect(expiryAfter(stopped)).toBe(OPENING + 13 * DAY)
})

test('of too many records the oldest act is dropped, a running timer last', () => {
  const oldest = timer(A, OPENING, {}, CHICKEN)
  const ticks = Array.from({ length: KITCHEN_RECORDS_MAX }, (_, index) =>
    tick(A, OPENING + index + 1, true, `ingredient:${index + 1}`),
  )
  const ids = after([session(A), oldest, ...ticks]).map(({ Id }) => Id)
  expect(ids).toHaveLength(KITCHEN_RECORDS_MAX + 1)
  expect(ids).toEqual(expect.arrayContaining(['session', CHICKEN, 'ingredient:2']))
  expect(ids).not.toContain('ingredient:1')
})
