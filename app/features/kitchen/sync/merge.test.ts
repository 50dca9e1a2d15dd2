import { expect, test } from 'vitest'
import type { KitchenChange, KitchenRecord } from '#contract/kitchen/kitchen.ts'
import { MINUTE, NOW, sessionOf, timerOf } from '../sessions/kitchen.fixtures.ts'
import { actIn, type KitchenSession } from '../sessions/session.ts'
import { noteActs } from './ledger.ts'
import { merge, pendingOf, type Synced } from './merge.ts'

const HOUR = 60 * MINUTE
const A = 'a'

/** A device after its own acts. */
const after = (sessions: readonly KitchenSession[], before?: Synced, ahead = 0): Synced => {
  return { sessions, ledger: noteActs(before?.ledger ?? new Map(), sessions, ahead).ledger }
}

const stored = (changes: readonly KitchenChange[], Version = 1): KitchenRecord[] =>
  changes.map((change) => ({ ...change, Version }))

/** A device whose acts the server has. */
const confirmed = (device: Synced, ahead = 0): Synced => {
  const sent = pendingOf(device, ahead)
  return merge(device, stored(sent), { ahead, sent })
}

const chicken = timerOf('chicken', 25)
const cooking = sessionOf({ id: A, ticks: ['oven'], timers: [chicken] })

test('everything is sent once, the session first', () => {
  const device = after([cooking])
  const changes = pendingOf(device, 0)
  expect(changes.map(({ Id }) => Id)).toEqual(['session', 'oven', 'chicken'])
  expect(changes.every(({ ActedAt }) => ActedAt === NOW)).toBe(true)
  expect(pendingOf(confirmed(device), 0)).toEqual([])
})

test('a recipe that two devices have begun goes on where the cook was last', () => {
  const earlier = sessionOf({ id: 'visitor', step: 2, moment: 'do', actedAt: NOW })
  const later = sessionOf({ id: 'account', step: 5, moment: 'do', actedAt: NOW + HOUR })
  const visitor = after([earlier])
  const merged = merge(visitor, stored(pendingOf(after([later]), 0)), { ahead: 0 })
  const open = merged.sessions.filter(({ endedAt }) => endedAt === null)
  expect(open.map(({ id, step }) => [id, step])).toEqual([['account', 5]])
  expect(pendingOf(merged, 0)).toMatchObject([
    { SessionId: 'visitor', Value: { EndedAt: NOW + HOUR } },
  ])
})

test('a kitchen that was only opened gives way to the one in which another device cooks', () => {
  const cooked = sessionOf({ id: 'account', step: 5, moment: 'do' })
  const opened = after([sessionOf({ id: 'here', actedAt: NOW + HOUR })])
  const merged = merge(opened, stored(pendingOf(after([cooked]), 0)), { ahead: 0 })
  expect(merged.sessions.filter(({ endedAt }) => endedAt === null)).toMatchObject([
    { id: 'account', step: 5 },
  ])
})

test('of two sessions of a recipe the earlier stays while one of its timers runs', () => {
  const earlier = sessionOf({ id: 'visitor', timers: [chicken] })
  const later = sessionOf({ id: 'account', step: 1, actedAt: NOW + HOUR })
  const merged = merge(after([later]), stored(pendingOf(after([earlier]), 0)), { ahead: 0 })
  expect(merged.sessions.map(({ endedAt }) => endedAt)).toEqual([null, null])
})

test('only what an act has changed is sent, a tick that was taken back too', () => {
  const before = confirmed(after([cooking]))
  const acted = actIn(cooking, { kind: 'tick', tick: 'oven', isTicked: false }, NOW + MINUTE)
  expect(pendingOf(after([acted], before), 0)).toEqual([
    { SessionId: A, Kind: 'tick', Id: 'oven', ActedAt: NOW + MINUTE, Value: { IsTicked: false } },
  ])
})

test('an act made while the one before it is being sent is sent next', () => {
  const device = after([cooking])
  const sent = pendingOf(device, 0)
  const acted = actIn(cooking, { kind: 'setPeople', people: 6 }, NOW + 1)
  const answered = merge(after([acted], device), stored(sent), { ahead: 0, sent })
  expect(answered.sessions).toEqual([acted])
  expect(pendingOf(answered, 0)).toMatchObject([{ Id: 'session', Value: { People: 6 } }])
})

test('what another device has stopped stops here, however late it was lengthened', () => {
  const before = confirmed(after([cooking]))
  const longer = actIn(cooking, { kind: 'addMinutes', timer: 'chicken', minutes: 5 }, NOW + 9)
  const device = after([longer], before)
  const stopped = actIn(cooking, { kind: 'stopTimer', timer: 'chicken' }, NOW + 5)
  const remote = pendingOf(after([stopped], before), 0)
  const merged = merge(device, stored(remote, 2), { ahead: 0 })
  expect(merged.sessions[0]?.timers[0]?.endedAt).toBe(NOW + 5)
  expect(pendingOf(merged, 0)).toEqual([])
})

test('an act on what another device did is later than that, though this clock is slow', () => {
  const remote = stored(pendingOf(after([{ ...cooking, actedAt: NOW + HOUR }]), 0))
  const device = merge({ sessions: [], ledger: new Map() }, remote, { ahead: 0 })
  const [session = cooking] = device.sessions
  const acted = actIn(session, { kind: 'setPeople', people: 6 }, NOW + MINUTE)
  expect(pendingOf(after([acted], device), 0)).toMatchObject([{ ActedAt: NOW + HOUR + 1 }])
})

test('the times of a device whose clock is slow are moved when they are sent and read', () => {
  const changes = pendingOf(after([cooking], undefined, HOUR), HOUR)
  expect(changes[0]).toMatchObject({ ActedAt: NOW + HOUR, Value: { StartedAt: NOW + HOUR } })
  expect(changes[2]).toMatchObject({ Value: { EndsAt: NOW + HOUR + 25 * MINUTE, Total: 1500 } })
  const empty = { sessions: [], ledger: new Map() }
  expect(merge(empty, stored(changes), { ahead: HOUR }).sessions).toEqual([cooking])
})

test('what the server says of a change counts, even if it dates the act earlier', () => {
  const device = after([cooking])
  const sent = pendingOf(device, 0)
  const earlier = stored(sent.map((change) => ({ ...change, ActedAt: NOW - HOUR })))
  const answered = merge(device, earlier, { ahead: 0, sent })
  expect(pendingOf(answered, 0)).toEqual([])
  // What the server has left out of its answer is not sent again either.
  expect(pendingOf(merge(device, [], { ahead: 0, sent }), 0)).toEqual([])
})

test('a session that has ended elsewhere comes to no device that does not have it', () => {
  const ended = actIn(cooking, { kind: 'stopCooking' }, NOW + MINUTE)
  const remote = stored(pendingOf(after([ended]), 0))
  expect(merge({ sessions: [], ledger: new Map() }, remote, { ahead: 0 }).sessions).toEqual([])
  const device = merge(confirmed(after([cooking])), remote, { ahead: 0 })
  expect(device.sessions[0]?.endedAt).toBe(NOW + MINUTE)
})

test('a recipe that was finished elsewhere comes to every device while a timer of it goes on', () => {
  const finished = actIn(cooking, { kind: 'end' }, NOW + MINUTE)
  const before = after([finished])
  const remote = stored(pendingOf(before, 0))
  const device = merge({ sessions: [], ledger: new Map() }, remote, { ahead: 0 })
  expect(device.sessions).toMatchObject([{ endedAt: NOW + MINUTE, timers: [{ endedAt: null }] }])
  const stopped = actIn(finished, { kind: 'stopTimer', timer: 'chicken' }, NOW + 2 * MINUTE)
  const news = stored(pendingOf(after([stopped], confirmed(before)), 0), 2)
  const merged = merge(device, news, { ahead: 0 })
  expect(merged.sessions[0]?.timers[0]?.endedAt).toBe(NOW + 2 * MINUTE)
})

/** The marks on a device with a session of its own that hears of another. */
const marksOn = (own: KitchenSession, other: KitchenSession) => {
  const remote = stored(pendingOf(after([other]), 0))
  const { sessions } = merge(after([own]), remote, { ahead: 0 })
  return Object.fromEntries(sessions.map(({ id, mark }) => [id, mark]))
}

test('two sessions with the same mark get different marks, the same on every device', () => {
  const first = sessionOf({ id: 'z' })
  const second = sessionOf({ id: 'b', recipeId: 2, startedAt: NOW + 1 })
  expect(marksOn(first, second)).toEqual({ z: 1, b: 2 })
  expect(marksOn(second, first)).toEqual({ z: 1, b: 2 })
})

test('what is no news leaves the sessions as they are', () => {
  const device = confirmed(after([cooking]))
  const again = merge(device, stored(pendingOf(after([cooking]), 0)), { ahead: 0 })
  expect(again.sessions[0]).toBe(device.sessions[0])
})
