import { expect, test } from 'vitest'
import { sessionOf, timerOf } from './kitchen.fixtures.ts'
import { parseSessions } from './parse-sessions.ts'

test('sessions survive being stored', () => {
  const sessions = [
    sessionOf({ timers: [timerOf('a', 7, 5)], ticks: ['oven'], done: [1, 2] }),
    sessionOf({ id: 'other', endedAt: 5 }),
  ]
  expect(parseSessions(JSON.stringify(sessions))).toEqual(sessions)
  expect(parseSessions(null)).toEqual([])
})

test('what is not valid is left out, and the rest stays', () => {
  const timer = timerOf('a', 25)
  const broken = [
    null,
    3,
    {},
    { ...sessionOf(), mark: 5 },
    { ...sessionOf(), step: 8 },
    { ...sessionOf(), people: 0 },
    { ...sessionOf(), moment: 'eat' },
    { ...sessionOf(), done: [0] },
    { ...sessionOf(), startedAt: '5' },
    { ...sessionOf(), timers: [{ ...timer, endsAt: null }] },
    { ...sessionOf(), timers: [{ ...timer, left: 5 }] },
    { ...sessionOf(), timers: [{ ...timer, looked: 1 }] },
  ]
  expect(parseSessions(JSON.stringify([...broken, sessionOf()]))).toEqual([sessionOf()])
  expect(parseSessions('[{')).toEqual([])
  expect(parseSessions('{"0":1}')).toEqual([])
})
