import { expect, test } from 'vitest'
import { sentenceEnds, sentencesOf } from './sentences.ts'

test('a text is said sentence by sentence', () => {
  expect(
    sentencesOf('Heat the oven to 220 °C (200 °C fan). Pat it dry. 2 minutes later, stop!'),
  ).toEqual(['Heat the oven to 220 °C (200 °C fan).', 'Pat it dry.', '2 minutes later, stop!'])
})

test('short words with a full stop end no sentence', () => {
  expect(sentencesOf('Warte ca. 5 Min. Nimm z. B. Öl. Fertig.')).toEqual([
    'Warte ca. 5 Min. Nimm z. B. Öl.',
    'Fertig.',
  ])
  expect(sentencesOf('Use oil, e.g. 2 tbsp. Stir.')).toEqual(['Use oil, e.g. 2 tbsp.', 'Stir.'])
})

test('decimals are no ends, and the last end is that of the text', () => {
  expect(sentenceEnds('Cut 1.5 cm. Go')).toEqual([12, 14])
  expect(sentencesOf('')).toEqual([])
})
