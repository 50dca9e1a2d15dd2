import { expect, test } from 'vitest'
import { cutList, cutSeconds, documentOf, leftOutSeconds } from './cut-list.ts'
import { beginStep, holdPicture, leaveOut, noMarks, toggleLeaveOut, useCard } from './marks.ts'

const KEYS = ['chop', 'fry', 'rest', 'serve']
const empty = noMarks(KEYS)

test('a part goes to the next place, and nothing before the first place is shown', () => {
  const marks = beginStep(beginStep(empty, 'chop', 14), 'fry', 30)
  expect(cutList(marks, 60)).toEqual([
    { key: 'chop', pieces: [{ from: 14, to: 30 }], still: undefined },
    { key: 'fry', pieces: [{ from: 30, to: 60 }], still: undefined },
  ])
  expect(leftOutSeconds(marks, 60)).toBe(14)
})

test('parts stand in the order of the recipe, whatever their order in the film', () => {
  const marks = beginStep(beginStep(empty, 'fry', 10), 'chop', 50)
  expect(cutList(marks, 60).map(({ key, pieces }) => [key, pieces])).toEqual([
    ['chop', [{ from: 50, to: 60 }]],
    ['fry', [{ from: 10, to: 50 }]],
  ])
})

test('what is left out is cut out of a part, also where leaving out has not ended', () => {
  const marks = leaveOut(beginStep(empty, 'chop', 10), { from: 20, to: 25 })
  expect(cutList(toggleLeaveOut(marks, 50), 60)[0]?.pieces).toEqual([
    { from: 10, to: 20 },
    { from: 25, to: 50 },
  ])
})

test('a step of which everything is left out has no film', () => {
  const marks = leaveOut(beginStep(beginStep(empty, 'chop', 10), 'fry', 30), { from: 10, to: 30 })
  expect(cutList(marks, 60).map(({ key }) => key)).toEqual(['fry'])
})

test('a picture that is held follows the film of its step, or is all that it shows', () => {
  const placed = beginStep(beginStep(empty, 'fry', 10), 'rest', 30)
  const after = holdPicture(placed, 'rest', { at: 40, isOnly: false })
  expect(cutList(after, 60)[1]).toEqual({
    key: 'rest',
    pieces: [{ from: 30, to: 60 }],
    still: 40,
  })
  const only = holdPicture(placed, 'rest', { at: 40, isOnly: true })
  expect(cutList(only, 60)[1]).toEqual({ key: 'rest', pieces: [], still: 40 })
  expect(cutList(only, 60).map(cutSeconds)).toEqual([20, 1])
})

test('the document names every step, with the place of its part in the film that was made', () => {
  const marks = holdPicture(
    useCard(beginStep(beginStep(empty, 'chop', 10), 'rest', 30), 'fry'),
    'rest',
    { at: 40, isOnly: true },
  )
  const made = cutList(marks, 60).map((cut) => Object.assign(cut, { seconds: cutSeconds(cut) }))
  const words = { steps: { chop: { Sound: { en: 'the knife' } } }, captions: { en: [] } }
  expect(documentOf(KEYS, made, words)).toEqual({
    Format: 1,
    DurationMs: 21_000,
    Steps: [
      { Key: 'chop', StartsMs: 0, Sound: { en: 'the knife' } },
      { Key: 'fry' },
      { Key: 'rest', StartsMs: 20_000, IsStill: true },
      { Key: 'serve' },
    ],
    Captions: { en: [] },
  })
})

test('a beginning between two milliseconds is the one at which its picture is there already', () => {
  const made = ['chop', 'fry'].map((key) => ({
    key,
    pieces: [{ from: 0, to: 1 }],
    seconds: 10 / 3,
  }))
  const { Steps, DurationMs } = documentOf(['chop', 'fry'], made, { steps: {}, captions: {} })
  expect(Steps.map(({ StartsMs }) => StartsMs)).toEqual([0, 3334])
  expect(DurationMs).toBe(6667)
})
