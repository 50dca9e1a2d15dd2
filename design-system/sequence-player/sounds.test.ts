import { expect, test } from 'vitest'
import type { PlayerStep } from '#design-system/sequence-player/player.types.ts'
import { soundOf, withSounds } from '#design-system/sequence-player/sounds.ts'

const step = (start: number, stop: number, sound?: string): PlayerStep => ({
  number: 1,
  start,
  stop,
  sound,
  text: '',
  ready: [],
  thumbSrc: null,
})

test('a sound stands in brackets, a little later than the words, until its step ends', () => {
  expect(soundOf(step(6, 12, 'fat spits'))).toEqual({ start: 6.8, stop: 12, text: '[fat spits]' })
  expect(soundOf(step(6, 12))).toBeUndefined()
  expect(soundOf(undefined)).toBeUndefined()
})

test('a step that is shorter than that has a sound without a time of its own', () => {
  expect(soundOf(step(6, 6.5, 'fat spits'))).toMatchObject({ start: 6.5, stop: 6.5 })
})

test('sounds stand among the captions in the order of time', () => {
  const captions = [
    { start: 0, stop: 3, text: 'Fry it.' },
    { start: 3, stop: 6, text: 'Turn it.' },
    { start: 6, stop: 9, text: 'Serve it.' },
  ]
  expect(
    withSounds(captions, [step(0, 6, 'fat spits'), step(6, 9)]).map(({ text }) => text),
  ).toEqual(['Fry it.', '[fat spits]', 'Turn it.', 'Serve it.'])
})
