import { describe, expect, test } from 'vitest'
import {
  beginStep,
  clearStep,
  followSteps,
  gapAt,
  holdPicture,
  leaveOut,
  moveGap,
  nextEmpty,
  noMarks,
  settledCount,
  toggleLeaveOut,
  useCard,
  type Marks,
} from './marks.ts'

const KEYS = ['chop', 'fry', 'rest', 'serve']
const empty = noMarks(KEYS)
const placeOf = ({ steps }: Marks, key: string) => steps.find((step) => step.key === key)?.at

describe('places of steps', () => {
  test('a step begins where the author says, and moves when they say so again', () => {
    const first = beginStep(empty, 'chop', 14)
    expect(placeOf(first, 'chop')).toBe(14)
    expect(placeOf(beginStep(first, 'chop', 20), 'chop')).toBe(20)
  })

  test('two steps cannot begin at the same picture', () => {
    const first = beginStep(empty, 'chop', 14)
    expect(beginStep(first, 'fry', 14)).toBe(first)
  })

  test('their order in the film is free', () => {
    const marks = beginStep(beginStep(empty, 'fry', 10), 'chop', 50)
    expect(marks.steps.map(({ at }) => at)).toEqual([50, 10, undefined, undefined])
  })

  test('the next step is the first one without a place after the one that was set, then from the top', () => {
    const marks = useCard(beginStep(beginStep(empty, 'fry', 10), 'serve', 50), 'rest')
    expect(nextEmpty(marks, 'fry')).toBe('chop')
    expect(nextEmpty(marks)).toBe('chop')
    expect(nextEmpty(beginStep(marks, 'chop', 5))).toBeUndefined()
  })

  test('cards count as settled, until the step gets a place or is cleared', () => {
    const marks = useCard(beginStep(empty, 'chop', 1), 'fry')
    expect(settledCount(marks)).toBe(2)
    expect(settledCount(clearStep(marks, 'fry'))).toBe(1)
    expect(beginStep(marks, 'fry', 9).steps[1]).toEqual({ key: 'fry', at: 9 })
  })

  test('a step that is moved keeps the picture that it holds; one without a place holds none', () => {
    const held = holdPicture(beginStep(empty, 'rest', 30), 'rest', { at: 31, isOnly: true })
    expect(beginStep(held, 'rest', 29).steps[2]).toEqual({
      key: 'rest',
      at: 29,
      hold: { at: 31, isOnly: true },
    })
    expect(holdPicture(empty, 'rest', { at: 31, isOnly: true })).toEqual(empty)
  })
})

describe('what is left out', () => {
  test('runs from the first press to the second', () => {
    const open = toggleLeaveOut(empty, 4)
    expect(open).toMatchObject({ openGap: 4, gaps: [] })
    expect(toggleLeaveOut(open, 9)).toMatchObject({ openGap: null, gaps: [{ from: 4, to: 9 }] })
  })

  test('ends where the next step begins', () => {
    const marks = beginStep(toggleLeaveOut(empty, 4), 'chop', 9)
    expect(marks).toMatchObject({ openGap: null, gaps: [{ from: 4, to: 9 }] })
  })

  test('a second press before the first one takes it back', () => {
    expect(toggleLeaveOut(toggleLeaveOut(empty, 4), 3)).toEqual(empty)
  })

  test('a press inside a part that is left out shows the film from there on', () => {
    const marks = leaveOut(empty, { from: 4, to: 9 })
    expect(toggleLeaveOut(marks, 6).gaps).toEqual([{ from: 4, to: 6 }])
    expect(toggleLeaveOut(marks, 4).gaps).toEqual([])
  })

  test('the picture at its end is shown', () => {
    const marks = leaveOut(empty, { from: 4, to: 9 })
    expect(gapAt(marks, 4)).toBeDefined()
    expect(gapAt(marks, 9)).toBeUndefined()
  })

  test('parts that touch become one', () => {
    const marks = leaveOut(leaveOut(empty, { from: 4, to: 9 }), { from: 20, to: 30 })
    expect(leaveOut(marks, { from: 9, to: 22 }).gaps).toEqual([{ from: 4, to: 30 }])
  })

  test('its edges move, and it goes when nothing is left of it', () => {
    const marks = leaveOut(empty, { from: 4, to: 9 })
    expect(moveGap(marks, 4, { to: 12 }).gaps).toEqual([{ from: 4, to: 12 }])
    expect(moveGap(marks, 4, { from: 6 }).gaps).toEqual([{ from: 6, to: 9 }])
    expect(moveGap(marks, 4, { to: 4 }).gaps).toEqual([])
    expect(moveGap(marks, 5, { to: 6 })).toBe(marks)
  })

  test('never hides the beginning of a step', () => {
    const marks = leaveOut(beginStep(empty, 'fry', 20), { from: 10, to: 30 })
    expect(marks.gaps).toEqual([{ from: 10, to: 20 }])
  })
})

describe('a recipe whose steps have changed meanwhile', () => {
  const marked = beginStep(beginStep(beginStep(empty, 'chop', 0), 'fry', 10), 'serve', 30)

  test('keeps the places of the steps that are still there, in any order', () => {
    const marks = followSteps(marked, ['serve', 'new', 'fry', 'chop'], 40)
    expect(marks.steps.map(({ at }) => at)).toEqual([30, undefined, 10, 0])
    expect(marks.gaps).toEqual([])
  })

  test('leaves out what a step showed that is gone', () => {
    expect(followSteps(marked, ['chop', 'serve'], 40).gaps).toEqual([{ from: 10, to: 30 }])
    expect(followSteps(marked, ['chop', 'fry'], 40).gaps).toEqual([{ from: 30, to: 40 }])
  })
})
