import { expect, test } from 'vitest'
import { soundsFor } from './sounds.ts'

const names = (text: Parameters<typeof soundsFor>[0]) => soundsFor(text).map(({ en }) => en)

test('FLM-36 sounds are offered by what a step says, in either language', () => {
  expect(names({ en: 'Fry the onions until golden.' })).toEqual(['sizzling'])
  expect(soundsFor({ de: 'Die Sahne steif schlagen.' })).toEqual([
    { en: 'whisking', de: 'der Schneebesen schlägt' },
  ])
  expect(names({ en: 'Chop the herbs.', de: 'Im Ofen backen.' })).toEqual([
    'chopping',
    'the oven beeps',
  ])
})

test('FLM-36 at most three sounds are offered, and none for a step that is silent', () => {
  expect(names({ en: 'Chop, fry, boil and whisk.' })).toHaveLength(3)
  expect(names({ en: 'Let it stand for 5 minutes.', de: 'Ruhen lassen.' })).toEqual([])
  expect(names({})).toEqual([])
})
