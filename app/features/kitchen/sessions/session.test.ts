import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { MINUTE, NOW, sessionOf, timerOf } from './kitchen.fixtures.ts'
import { actIn, hasOpenTimers, isStale, type KitchenAct, type KitchenSession } from './session.ts'

const films = [1, 2, 3, 4, 5, 6, 7]

/** The session after acts, one a minute. */
function after(session: KitchenSession, ...acts: KitchenAct[]): KitchenSession {
  return acts.reduce(
    (before, act, index) => actIn(before, act, NOW + (index + 1) * MINUTE),
    session,
  )
}

test('a cook who goes on finishes step after step, and the last Next ends the session', () => {
  const next: KitchenAct = { kind: 'next', films: [1] }
  const begun = after(sessionOf({ stepCount: 2 }), next, next)
  expect(begun).toMatchObject({ step: 1, moment: 'do', done: [], actedAt: NOW + 2 * MINUTE })
  expect(after(begun, next)).toMatchObject({ step: 2, moment: 'do', done: [1] })
  expect(after(begun, next, next)).toMatchObject({ done: [1, 2], endedAt: NOW + 2 * MINUTE })
})

test('the end of a film leaves its step on screen', () => {
  const watching = sessionOf({ step: 5, moment: 'watch' })
  expect(after(watching, { kind: 'finishMoment' })).toMatchObject({ step: 5, moment: 'do' })
  const cooking = sessionOf({ step: 5, moment: 'do' })
  expect(after(cooking, { kind: 'finishMoment' })).toBe(cooking)
})

test('Back undoes a wrong tap and leaves timers alone', () => {
  const cooking = sessionOf({ step: 5, moment: 'do', done: [4], timers: [timerOf('a', 25)] })
  const back = after(cooking, { kind: 'next', films }, { kind: 'back', films })
  expect(back).toEqual({ ...cooking, actedAt: NOW + 2 * MINUTE })
})

test('a cook jumps to any step that the recipe has', () => {
  const session = sessionOf({ step: 5, moment: 'do' })
  expect(after(session, { kind: 'goTo', step: 2, moment: 'ready' })).toMatchObject({
    step: 2,
    moment: 'ready',
    done: [],
  })
  expect(after(session, { kind: 'goTo', step: 70, moment: 'watch' }).step).toBe(7)
  expect(after(session, { kind: 'goTo', step: 5, moment: 'do' })).toBe(session)
})

test('people and ticks change without losing the place', () => {
  const session = sessionOf({ step: 3, moment: 'do' })
  const changed = after(
    session,
    { kind: 'setPeople', people: 4 },
    { kind: 'tick', tick: 'tool:3', isTicked: true },
    { kind: 'tick', tick: 'oven', isTicked: true },
    { kind: 'tick', tick: 'tool:3', isTicked: false },
  )
  expect(changed).toMatchObject({ people: 4, ticks: ['oven'], step: 3, moment: 'do' })
  expect(after(changed, { kind: 'tick', tick: 'oven', isTicked: true })).toBe(changed)
  expect(after(session, { kind: 'setPeople', people: 0 }).people).toBe(1)
  expect(after(session, { kind: 'setPeople', people: 5000 }).people).toBe(999)
})

test('a stopped timer comes back as a new one with the old deadline', () => {
  const session = sessionOf({ timers: [timerOf('a', 25)] })
  const stopped = after(session, { kind: 'stopTimer', timer: 'a' })
  expect(stopped.timers).toMatchObject([{ id: 'a', endedAt: NOW + MINUTE }])
  const { timers } = after(stopped, { kind: 'undoStop', timer: 'a', next: 'b' })
  expect(timers).toEqual([stopped.timers[0], { ...timerOf('a', 25), id: 'b' }])
})

test('an act on a stopped timer or on none changes nothing', () => {
  const session = sessionOf({ timers: [timerOf('a', 25)] })
  expect(after(session, { kind: 'undoStop', timer: 'a', next: 'b' })).toBe(session)
  expect(after(session, { kind: 'stopTimer', timer: 'z' })).toBe(session)
  expect(after(session, { kind: 'answerLook', timer: 'a' })).toBe(session)
  const stopped = after(session, { kind: 'stopTimer', timer: 'a' })
  expect(after(stopped, { kind: 'addMinutes', timer: 'a', minutes: 5 })).toBe(stopped)
})

test('a timer is paused, resumed and renamed, and its first bell is answered', () => {
  const session = sessionOf({ timers: [timerOf('a', 7, 5)] })
  const looks = actIn(session, { kind: 'answerLook', timer: 'a' }, NOW + 6 * MINUTE)
  expect(looks.timers[0]?.looked).toBe(true)
  const paused = after(session, { kind: 'pause', timer: 'a' })
  expect(paused.timers[0]).toMatchObject({ endsAt: null, left: 6 * MINUTE })
  const named = after(
    paused,
    { kind: 'resume', timer: 'a' },
    { kind: 'rename', timer: 'a', name: 'Onions' },
  )
  expect(named.timers[0]).toMatchObject({ endsAt: NOW + 7 * MINUTE, left: null, name: 'Onions' })
})

test('old stopped timers give way to new ones', () => {
  const timers = Array.from({ length: 60 }, (_, index) => ({
    ...timerOf(`old ${index}`, 1),
    endedAt: NOW,
  }))
  const session = sessionOf({ timers: [timerOf('runs', 25), ...timers] })
  const start = { id: 'new', step: 1, time: null, name: 'Tea', first: null, total: 180 }
  const left = after(session, { kind: 'startTimer', start }).timers
  expect([left[0]?.id, left[1]?.id, left.at(-1)?.id]).toEqual(['runs', 'old 20', 'new'])
})

test('a cook who stops cooking ends all timers, and takes no further acts', () => {
  const ended = after(sessionOf({ timers: [timerOf('a', 25)] }), { kind: 'stopCooking' })
  expect(ended).toMatchObject({ endedAt: NOW + MINUTE, timers: [{ endedAt: NOW + MINUTE }] })
  expect(after(ended, { kind: 'setPeople', people: 5 })).toBe(ended)
})

test('the timers of a last step that waits go on after Finish, paused ones too', () => {
  const baking = sessionOf({
    step: 7,
    moment: 'do',
    timers: [timerOf('bakes', 60), { ...timerOf('rests', 5), endsAt: null, left: 5 * MINUTE }],
  })
  const finished = after(baking, { kind: 'next', films })
  expect(finished.endedAt).toBe(NOW + MINUTE)
  expect(finished.timers).toEqual(baking.timers)
  expect(hasOpenTimers(finished)).toBe(true)
})

test('a timer of a finished recipe is answered, but nothing new is begun there', () => {
  const finished = sessionOf({ endedAt: NOW, timers: [timerOf('a', 25)] })
  const longer = after(finished, { kind: 'addMinutes', timer: 'a', minutes: 5 })
  expect(longer.timers[0]).toMatchObject({ endsAt: NOW + 30 * MINUTE })
  const stopped = after(longer, { kind: 'stopTimer', timer: 'a' })
  expect(hasOpenTimers(stopped)).toBe(false)
  const undone = after(stopped, { kind: 'undoStop', timer: 'a', next: 'b' })
  expect(undone.timers.at(-1)).toMatchObject({ id: 'b', endsAt: NOW + 30 * MINUTE, endedAt: null })
  const start = { id: 'new', step: 1, time: null, name: 'Tea', first: null, total: 180 }
  expect(after(finished, { kind: 'startTimer', start })).toBe(finished)
  expect(after(finished, { kind: 'goTo', step: 2, moment: 'do' })).toBe(finished)
})

test('a session is asked about after a day without an act or a timer', () => {
  const day = 24 * 60 * MINUTE
  expect(isStale(sessionOf(), NOW + day - 1)).toBe(false)
  expect(isStale(sessionOf(), NOW + day)).toBe(true)
  const gravlax = sessionOf({ timers: [timerOf('a', 36 * 60)] })
  expect(isStale(gravlax, NOW + 2 * day)).toBe(false)
  expect(isStale(gravlax, NOW + 3 * day)).toBe(true)
})

test('no act but stopping it ever loses a timer, whatever the clock does', () => {
  const act = fc.oneof(
    fc.record({ kind: fc.constant('next' as const), films: fc.constant(films) }),
    fc.record({ kind: fc.constant('back' as const), films: fc.constant(films) }),
    fc.record({
      kind: fc.constantFrom('pause' as const, 'resume' as const, 'answerLook' as const),
      timer: fc.constant(''),
    }),
    fc.record({
      kind: fc.constant('addMinutes' as const),
      timer: fc.constant(''),
      minutes: fc.constantFrom(1 as const, 5 as const, -1 as const),
    }),
    fc.record({
      kind: fc.constant('goTo' as const),
      step: fc.integer({ min: -1, max: 9 }),
      moment: fc.constantFrom('ready' as const, 'watch' as const, 'do' as const),
    }),
  )
  const acts = fc.array(fc.tuple(act, fc.integer({ min: -200, max: 200 })), { maxLength: 40 })
  fc.assert(
    fc.property(acts, (list) => {
      // Short enough to be finished by some lists.
      let session = sessionOf({ stepCount: 5, timers: [timerOf('0', 7, 5)] })
      let now = NOW
      for (const [index, [next, minutes]] of list.entries()) {
        now += minutes * MINUTE
        const timer = `${index}`
        session = actIn(session, 'timer' in next ? { ...next, timer } : next, now)
        const runs = session.timers.find(({ endedAt }) => endedAt === null)
        expect(runs).toMatchObject({ id: timer })
        expect((runs?.endsAt ?? null) === null).toBe((runs?.left ?? null) !== null)
        // A wrong stop is undone each time.
        const undone = `${index + 1}`
        session = actIn(session, { kind: 'stopTimer', timer }, now)
        session = actIn(session, { kind: 'undoStop', timer, next: undone }, now)
        expect(session.timers.at(-1)).toEqual({ ...runs, id: undone })
      }
      expect(session.timers.filter(({ endedAt }) => endedAt === null)).toHaveLength(1)
    }),
  )
})
