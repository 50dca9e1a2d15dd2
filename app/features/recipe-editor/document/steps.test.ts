import { expect, test } from 'vitest'
import { emptyDraft, type Draft, type DraftStep } from '#contract/own-recipes/draft.ts'
import {
  divideStep,
  joinStep,
  moveStep,
  setPart,
  setStep,
  putStep,
  writeSign,
  writeStep,
} from './steps.ts'

const draft = (...texts: string[]): Draft => ({
  ...emptyDraft('en'),
  Steps: texts.map((en, index) => ({ Key: `s-${index}`, Text: { en } })),
})
const texts = ({ Steps }: Draft) => Steps.map(({ Text }) => Text.en)

test('Enter divides a step, Backspace joins it with its facts', () => {
  const start = setStep('s-0', { Oven: { Celsius: 180 } })(draft('Mix. Bake.'))
  const { edit, place } = divideStep('s-0', 'en', 'Mix. ', 'Bake.')
  const divided = writeSign(place.key, 'en', 'it is brown')(edit(start))
  expect(texts(divided)).toEqual(['Mix.', 'Bake.'])
  const joined = joinStep(divided, place.key, 'en', (_, text) => text.length)
  expect(joined?.place).toEqual({ key: 's-0', caret: 4 })
  expect(joined?.edit(divided).Steps).toEqual([
    {
      Key: 's-0',
      Text: { en: 'Mix. Bake.' },
      Oven: { Celsius: 180 },
      Until: { en: 'it is brown' },
    },
  ])
})

test('a step that is not there is added at the end, a translation stands beside the text', () => {
  const written = writeStep('s-9', 'en', 'Stir.')(draft('Mix.'))
  expect(writeStep('s-9', 'de', 'Rühren.')(written).Steps[1]).toEqual({
    Key: 's-9',
    Text: { en: 'Stir.', de: 'Rühren.' },
  })
})

test('a blank sign and all of an ingredient are no facts', () => {
  const signed = writeSign('s-0', 'en', 'brown')(draft('Bake.'))
  expect(writeSign('s-0', 'en', '')(signed).Steps[0]).toEqual({ Key: 's-0', Text: { en: 'Bake.' } })
  const half = setPart('s-0', 'i-1', { Share: 'half' })(draft('Bake.'))
  expect(half.Steps[0]?.Parts).toEqual([{ Line: 'i-1', Share: 'half' }])
  expect(setPart('s-0', 'i-1')(half).Steps[0]?.Parts).toBeUndefined()
})

test('steps move, and the step of another device is taken or put behind', () => {
  const start = draft('a', 'b')
  expect(texts(moveStep('s-1', -1)(start))).toEqual(['b', 'a'])
  const theirs: DraftStep = { Key: 's-0', Text: { en: 'z' } }
  expect(texts(putStep(theirs, 'instead')(start))).toEqual(['z', 'b'])
  expect(texts(putStep(theirs, 'behind')(start))).toEqual(['a', 'z', 'b'])
})
