import { expect, test } from 'vitest'
import { DRAFT_STEP_MAX } from '#contract/own-recipes/limits.ts'
import { middleOf } from './middle-of.ts'

const cut = (text: string) => {
  const at = middleOf(text)
  return at === undefined ? undefined : [text.slice(0, at), text.slice(at)]
}

test('a step is cut after the sentence nearest to its middle', () => {
  expect(cut('Mix it well, then knead it. Rest. Serve.')).toEqual([
    'Mix it well, then knead it. ',
    'Rest. Serve.',
  ])
})

test('one sentence is cut between words, and never within a food', () => {
  expect(cut('Mix the {sugar|fine brown sugar} well')).toEqual([
    'Mix the ',
    '{sugar|fine brown sugar} well',
  ])
  expect(cut('word')).toBeUndefined()
})

test('a step of 20,000 letters is cut in two halves', () => {
  const [first = '', second = ''] =
    cut('Stir it well. '.repeat(2000).slice(0, DRAFT_STEP_MAX)) ?? []
  expect(Math.abs(first.length - second.length)).toBeLessThan(30)
})
