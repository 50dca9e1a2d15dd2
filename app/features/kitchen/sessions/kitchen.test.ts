import { expect, test } from 'vitest'
import { actInKitchen, openRecipe, openTimers, restoreSession, TIMERS_MAX } from './kitchen.ts'
import { MINUTE, NOW, sessionOf, timerOf } from './kitchen.fixtures.ts'
import { actIn, type KitchenSession } from './session.ts'

const recipe = { recipeId: 12, recipeName: 'Chicken with lemon', stepCount: 7 }

function open(sessions: readonly KitchenSession[], recipeId: number, now = NOW) {
  return openRecipe(sessions, {
    id: `of ${recipeId}`,
    people: 4,
    recipe: { ...recipe, recipeId },
    now,
  })
}

function timers(name: string, count: number) {
  return Array.from({ length: count }, (_, index) => timerOf(`${name} ${index}`, 25))
}

test('a recipe opens with its mise en place', () => {
  expect(open([], 12)).toEqual([sessionOf({ id: 'of 12', people: 4 })])
})

test('a recipe that is open goes on where the cook was', () => {
  const sessions = [sessionOf({ step: 5, moment: 'do' })]
  expect(open(sessions, 12, NOW + MINUTE)).toBe(sessions)
})

test('a recipe that has changed while cooking keeps the place as far as it exists', () => {
  const sessions = [sessionOf({ step: 7, moment: 'watch', done: [5, 6] })]
  const [session] = openRecipe(sessions, {
    id: 'other',
    people: 4,
    recipe: { ...recipe, recipeName: 'Zitronenhähnchen', stepCount: 5 },
    now: NOW,
  })
  expect(session).toMatchObject({ id: 'session', recipeName: 'Zitronenhähnchen', people: 2 })
  expect(session).toMatchObject({ step: 5, moment: 'do', done: [5] })
})

test('sessions at a time have marks of their own', () => {
  const marks = [1, 2, 3, 4].reduce<readonly KitchenSession[]>((known, id) => open(known, id), [])
  expect(marks.map(({ mark }) => mark)).toEqual([1, 2, 3, 4])
  const [first, ...others] = marks
  expect(first).toBeDefined()
  expect(open(others, 9).at(-1)?.mark).toBe(1)
})

test('an ended session stays for a day, and a recipe can be begun again', () => {
  const ended = sessionOf({ endedAt: NOW })
  const again = open([ended], 12, NOW + MINUTE)
  expect(again.map(({ id }) => id)).toEqual(['session', 'of 12'])
  expect(open([ended], 12, NOW + 24 * 60 * MINUTE).map(({ id }) => id)).toEqual(['of 12'])
})

test('there is always room for another recipe: ended sessions go first', () => {
  const many = Array.from({ length: 20 }, (_, index) =>
    sessionOf({ id: `${index}`, recipeId: 100 + index, actedAt: NOW + index }),
  )
  expect(open(many, 12).map(({ id }) => id)).toEqual([
    ...many.slice(1).map(({ id }) => id),
    'of 12',
  ])
  const ended = many.with(19, sessionOf({ id: '19', recipeId: 119, endedAt: NOW }))
  expect(open(ended, 12).some(({ id }) => id === '19')).toBe(false)
})

test('a finished recipe whose timer goes on stays, and keeps its mark', () => {
  const day = 24 * 60 * MINUTE
  const finished = sessionOf({ endedAt: NOW, timers: [timerOf('gravlax', 36 * 60)] })
  const again = open([finished], 12, NOW + day)
  expect(again.map(({ id, mark }) => [id, mark])).toEqual([
    ['session', 1],
    ['of 12', 2],
  ])
  // A day after its bell it rings no more.
  expect(open([finished], 13, NOW + 3 * day).map(({ id }) => id)).toEqual(['of 13'])
})

test('of too many sessions those with a timer that goes on are dropped last', () => {
  const many = Array.from({ length: 20 }, (_, index) =>
    sessionOf({ id: `${index}`, recipeId: 100 + index, actedAt: NOW + index }),
  )
  const baking = { ...many[0]!, endedAt: NOW, timers: [timerOf('bakes', 60)] }
  const cooking = { ...many[1]!, timers: [timerOf('cooks', 60)] }
  const left = open([baking, cooking, ...many.slice(2)], 12).map(({ id }) => id)
  expect(left).toEqual(expect.arrayContaining(['0', '1', 'of 12']))
  expect(left).not.toContain('2')
})

/** A session of the recipe after it was stopped or left, and what undoing that makes of it. */
function undone(kind: 'stopCooking' | 'end', meanwhile: readonly KitchenSession[] = []) {
  const before = sessionOf({ step: 5, moment: 'do', timers: [timerOf('a', 25)] })
  const ended = actIn(before, { kind }, NOW + MINUTE)
  const sessions = restoreSession([ended, ...meanwhile], before, NOW + 2 * MINUTE)
  return {
    sessions,
    running: openTimers(sessions).map(({ session, timer }) => ({ session, timer })),
  }
}

test.each(['stopCooking', 'end'] as const)(
  'a cook takes back "%s": place and timer are there again, once',
  (kind) => {
    const { sessions, running } = undone(kind)
    expect(sessions.filter(({ endedAt }) => endedAt === null)).toMatchObject([{ step: 5 }])
    expect(running).toMatchObject([{ timer: { endsAt: NOW + 25 * MINUTE }, session: { step: 5 } }])
  },
)

test('taking back works although the recipe was opened again meanwhile', () => {
  const { sessions, running } = undone('stopCooking', [sessionOf({ id: 'opened' })])
  expect(sessions.filter(({ endedAt }) => endedAt === null)).toMatchObject([{ step: 5 }])
  expect(running).toHaveLength(1)
})

test('where the recipe is cooked again meanwhile, taking back brings the timers alone', () => {
  const { sessions, running } = undone('stopCooking', [sessionOf({ id: 'again', step: 1 })])
  expect(sessions.filter(({ endedAt }) => endedAt === null)).toMatchObject([{ id: 'again' }])
  expect(running).toMatchObject([{ timer: { endsAt: NOW + 25 * MINUTE } }])
})

test('twenty timers run at a time over all recipes, one more is refused', () => {
  const sessions = [
    sessionOf({ timers: timers('a', 12) }),
    sessionOf({ id: 'other', recipeId: 13, timers: timers('b', 8) }),
  ]
  expect(openTimers(sessions)).toHaveLength(TIMERS_MAX)
  const start = { id: 'new', step: 1, time: null, name: 'Tea', first: null, total: 180 }
  const startTimer = { sessionId: 'session', act: { kind: 'startTimer', start }, now: NOW } as const
  expect(actInKitchen(sessions, startTimer)).toEqual({ sessions, refusal: 'tooManyTimers' })
  const stop = { sessionId: 'other', act: { kind: 'stopTimer', timer: 'b 3' }, now: NOW } as const
  const stopped = actInKitchen(sessions, stop).sessions
  const started = actInKitchen(stopped, startTimer)
  expect(started.refusal).toBeUndefined()
  expect(openTimers(started.sessions).map(({ timer }) => timer.id)).toContain('new')
  const undo = { kind: 'undoStop', timer: 'b 3', next: 'again' } as const
  const tooLate = actInKitchen(started.sessions, { sessionId: 'other', act: undo, now: NOW })
  expect(tooLate.refusal).toBe('tooManyTimers')
})

test('an act in a session that does not exist changes nothing', () => {
  const sessions = [sessionOf()]
  const result = actInKitchen(sessions, {
    sessionId: 'gone',
    act: { kind: 'stopCooking' },
    now: NOW,
  })
  expect(result.sessions).toBe(sessions)
})
