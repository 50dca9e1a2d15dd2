import { expect, test } from 'vitest'
import { beginStep, leaveOut, noMarks } from '#cooking/film/marks.ts'
import { moveStep } from './move-step.ts'
import { shownGaps, spanAround } from './strip-parts.ts'

const marked = beginStep(beginStep(noMarks(['a', 'b']), 'a', 2), 'b', 20)
const withGap = leaveOut(marked, { from: 12, to: 20 })

test('what is left out up to a beginning still ends there when it is moved', () => {
  expect(moveStep(withGap, 'b', 25)).toMatchObject({ gaps: [{ from: 12, to: 25 }] })
  expect(moveStep(withGap, 'b', 15)).toMatchObject({ gaps: [{ from: 12, to: 15 }] })
  expect(moveStep(withGap, 'b', 10)).toMatchObject({ gaps: [] })
})

test('a beginning is not moved to the picture where another step begins', () => {
  expect(moveStep(withGap, 'b', 2)).toBe(withGap)
})

test('the strip strikes what comes before the first step, and what is left out up to the needle', () => {
  expect(shownGaps({ ...withGap, openGap: 30 }, 33)).toEqual([
    { from: 0, to: 2 },
    { from: 12, to: 20 },
    { from: 30, to: 33 },
  ])
})

test('the strip shows a minute around the needle, two of a long film, and never more than the film', () => {
  expect(spanAround(100, 600)).toEqual({ from: 70, to: 130 })
  expect(spanAround(5, 600)).toEqual({ from: 0, to: 60 })
  expect(spanAround(599, 600)).toEqual({ from: 540, to: 600 })
  expect(spanAround(1500, 1800)).toEqual({ from: 1440, to: 1560 })
  expect(spanAround(3, 24)).toEqual({ from: 0, to: 24 })
})
