import { expect, test } from 'vitest'
import { de } from '#app/lib/words/de.ts'
import { en } from '#app/lib/words/en.ts'
import { createTranslate } from '#app/lib/words/translate.ts'
import { linesOf, runsBySentence } from './lines.ts'

const step = {
  number: 5,
  total: 7,
  text: 'Roast for 25 minutes. Meanwhile trim 150 g green beans.',
  description: 'The skin turns gold.',
  sign: 'the skin starts to colour',
  next: { title: 'Beans go in.', ready: ['trimmed beans', '½ lemon'] },
}

test('a step is said in order: number, text, what the film showed, sign, what comes next', () => {
  const lines = linesOf(step, { t: createTranslate(en, 'en'), language: 'en' })
  expect(lines.map(({ said }) => said)).toEqual([
    'Step five of seven.',
    'Roast for twenty-five minutes.',
    'Meanwhile trim one hundred and fifty grams green beans.',
    'The skin turns gold.',
    'Until the skin starts to colour.',
    'Next: Beans go in.',
    'Have ready: trimmed beans, half a lemon.',
  ])
  expect(lines.map(({ part }) => part).join(' ')).toBe('text text text after after after after')
})

test('the last step says that it was the last, in German too', () => {
  const last = { ...step, next: undefined, description: undefined, sign: undefined }
  const lines = linesOf(last, { t: createTranslate(de, 'de'), language: 'de' })
  expect(lines.at(0)?.said).toBe('Schritt fünf von sieben.')
  expect(lines.at(-1)?.said).toBe('Das war der letzte Schritt.')
})

test('runs are cut at the ends of sentences and lose nothing', () => {
  const runs = [
    { kind: 'text', text: 'Roast for ' },
    { kind: 'duration', text: '25 minutes', id: '0', state: 'idle' },
    { kind: 'text', text: '. Then trim ' },
    { kind: 'amount', text: '150 g' },
    { kind: 'text', text: ' beans. Stop' },
  ] as const
  const sentences = runsBySentence(runs)
  expect(sentences.map((part) => part.map(({ text }) => text).join(''))).toEqual([
    'Roast for 25 minutes. ',
    'Then trim 150 g beans. ',
    'Stop',
  ])
})
