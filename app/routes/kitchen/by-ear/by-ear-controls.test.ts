import { expect, test, vi } from 'vitest'
import type { Line } from '#app/features/by-ear/index.ts'
import type { Scene } from '../use-scene.ts'
import { beginOf, byEarControls, type Position } from './by-ear-controls.ts'

const LINES: Line[] = [
  { said: 'Step two of three.', part: 'text' },
  { said: 'Roast it.', part: 'text', sentence: 0 },
  { said: 'Turn it.', part: 'text', sentence: 1 },
]
type Moment = Scene['session']['moment']

/** Controls over a scene that writes down what is asked of it. */
function controlled(moment: Moment, { line = 1, step = 2, isPlaying = true, hasNext = true } = {}) {
  const asked: string[] = []
  let at: Position = beginOf(`${step} ${moment}`, line)
  const scene = {
    session: { moment, step },
    next: hasNext ? { number: step + 1 } : undefined,
    isPlaying,
    play: () => asked.push('play'),
    setPlaying: (plays: boolean) => asked.push(`playing ${plays}`),
    goOn: () => asked.push('go on'),
    act: ({ kind }: { kind: string }) => asked.push(kind),
    choose: (number: number) => asked.push(`step ${number}`),
  } as unknown as Scene
  const controls = byEarControls({
    now: () => ({ scene, at, lines: LINES }),
    setPosition: (position) => {
      at = position
    },
    hush: () => asked.push('hush'),
  })
  return { controls, asked, at: () => at }
}

test.each([
  ['ready', {}, ['hush', 'play']],
  ['watch', {}, ['hush', 'go on']],
  ['do', {}, ['hush', 'next', 'step 3']],
  ['do', { hasNext: false }, ['hush', 'go on']],
] as const)('next ends the sentence, then goes on from %s', (moment, options, expected) => {
  const { controls, asked } = controlled(moment, options)
  controls.next()
  expect(asked).toEqual(expected)
})

test('previous says the sentence again, twice within a moment goes back', () => {
  const now = vi.spyOn(performance, 'now')
  const { controls, asked, at } = controlled('do')
  now.mockReturnValue(1000)
  controls.previous()
  expect([asked, at().line, at().times]).toEqual([[], 1, 1])
  now.mockReturnValue(2000)
  controls.previous()
  expect(asked).toEqual(['step 1'])
  now.mockReturnValue(2500)
  controls.previous()
  now.mockReturnValue(4500)
  controls.previous()
  expect([asked, at().times]).toEqual([['step 1'], 3])
  now.mockRestore()
})

test('back from the first step reads it from its beginning', () => {
  const { controls, asked, at } = controlled('do', { step: 1, line: 2 })
  controls.back()
  expect([asked, at().line]).toEqual([[], 0])
})

test('again on the turn of the cook reads all of it, in the film begins with the text', () => {
  const turn = controlled('do', { line: 3 })
  turn.controls.again()
  expect(turn.at().line).toBe(0)
  const film = controlled('watch')
  film.controls.again()
  expect(film.asked).toEqual(['step 2'])
})

test('a sentence is said on its own on the turn of the cook, never over the film', () => {
  const turn = controlled('do', { line: 3 })
  turn.controls.say(1)
  expect(turn.at()).toMatchObject({ line: 2, isOnly: true })
  const reading = controlled('ready')
  reading.controls.say(1)
  expect(reading.at()).toMatchObject({ line: 2, isOnly: false })
  const film = controlled('watch')
  film.controls.say(1)
  expect([film.at().line, film.asked]).toEqual([1, []])
})

test('pause stops the voice or the film, and on the turn of the cook goes on', () => {
  const reading = controlled('ready')
  reading.controls.togglePause()
  expect(reading.at().isPaused).toBe(true)
  reading.controls.togglePause()
  expect(reading.at().isPaused).toBe(false)
  const film = controlled('watch')
  film.controls.togglePause()
  expect(film.asked).toEqual(['playing false'])
  const held = controlled('watch', { isPlaying: false })
  held.controls.togglePause()
  expect(held.asked).toEqual(['play'])
  const turn = controlled('do', { line: 3 })
  turn.controls.togglePause()
  expect(turn.asked).toEqual(['hush', 'next', 'step 3'])
})
