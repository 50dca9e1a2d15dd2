import { expect, test } from 'vitest'
import { filmSteps, startSeconds } from '#design-system/sequence-player/film.ts'
import type { PlayerStep } from '#design-system/sequence-player/player.types.ts'

const STEP: PlayerStep = {
  number: 1,
  start: 0,
  stop: 6.4,
  text: 'Peel <b>4 cloves</b> of garlic. Put water on to boil.',
  ready: [],
  thumbSrc: null,
}
const STEPS = [STEP, { ...STEP, number: 2, start: 6.4, stop: 12.8, text: 'Warm the oil.' }]

test('the line of a step is its first caption, or else its first sentence', () => {
  const captions = [
    { start: 6.4, stop: 9, text: 'Warm <b>2 tbsp</b> oil.' },
    { start: 9, stop: 12.8, text: 'Never brown.' },
  ]
  expect(filmSteps(STEPS, captions).map(({ line }) => line)).toEqual([
    'Peel <b>4 cloves</b> of garlic.',
    'Warm <b>2 tbsp</b> oil.',
  ])
  expect(filmSteps(STEPS, captions)[1]?.plainLine).toBe('Warm 2 tbsp oil.')
})

test('a film begins at a time, at a step, or at its beginning', () => {
  expect(startSeconds(STEPS)).toBe(0)
  expect(startSeconds(STEPS, { seconds: 3.5 })).toBe(3.5)
  expect(startSeconds(STEPS, { step: 2 })).toBe(6.4)
  expect(startSeconds(STEPS, { step: 99 })).toBe(0)
})

test('a step that the film does not show begins with the next one that it does', () => {
  const steps = [STEP, { ...STEP, number: 4, start: 6.4, stop: 12.8 }]
  expect(startSeconds(steps, { step: 3 })).toBe(6.4)
})
