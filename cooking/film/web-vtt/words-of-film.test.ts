import { expect, test } from 'vitest'
import { readCaptions, readDescriptions } from './words-of-film.ts'

const cue = (from: string, to: string, text: string) => `${from} --> ${to}\n${text}\n\n`

test('FLM-62 captions are taken in order, and end where the next one or the end of the film is', () => {
  const { captions, refusals } = readCaptions(
    `WEBVTT\n\n${cue('00:03.000', '00:09.000', 'Stir.')}${cue('00:01.000', '00:04.000', 'Chop.')}`,
    8000,
  )
  expect(captions).toEqual([
    { StartsMs: 1000, StopsMs: 3000, Text: 'Chop.' },
    { StartsMs: 3000, StopsMs: 8000, Text: 'Stir.' },
  ])
  expect(refusals).toEqual([])
})

test('FLM-63 captions beyond the end, at one time, or too long are refused by their line', () => {
  const { captions, refusals } = readCaptions(
    `WEBVTT\n\n${cue('00:01.000', '00:02.000', 'One')}${cue('00:01.000', '00:03.000', 'Two')}${cue('00:08.000', '00:09.000', 'Late')}${cue('00:04.000', '00:05.000', 'x'.repeat(201))}`,
    8000,
  )
  expect(captions).toHaveLength(1)
  expect(refusals.map(({ line, kind, other }) => [line, kind, other])).toEqual([
    [6, 'sameTime', 3],
    [9, 'late', undefined],
    [12, 'long', undefined],
  ])
  expect(refusals[2]?.text).toHaveLength(60)
})

test('FLM-62 descriptions go to the step in whose part they begin', () => {
  const parts = [
    { Key: 'chop', StartsMs: 0, StopsMs: 4000 },
    { Key: 'stir', StartsMs: 4000, StopsMs: 8000 },
  ]
  const { descriptions, refusals } = readDescriptions(
    `WEBVTT\n\n${cue('00:01.000', '00:02.000', 'A knife.')}${cue('00:03.000', '00:04.000', 'A board.')}${cue('00:04.000', '00:05.000', 'A pan.')}${cue('00:08.000', '00:09.000', 'Late')}`,
    parts,
  )
  expect([...descriptions]).toEqual([
    ['chop', 'A knife. A board.'],
    ['stir', 'A pan.'],
  ])
  expect(refusals.map(({ kind }) => kind)).toEqual(['late'])
})
