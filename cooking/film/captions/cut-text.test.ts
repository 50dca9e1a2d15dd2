import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { captionLines, captionTexts, LINE_MAX } from './cut-text.ts'
import { endsSentence, unbrokenWords } from './unbroken.ts'

const letters = (all: string) => all.replaceAll(/\s/gu, '')
const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '))
const together = (text: string, language: Language) =>
  unbrokenWords(text, language).filter((word) => word.includes('\u00a0'))
const cut = (text: string, language: Language = 'en') => plain(captionTexts(text, language))

test('FLM-60 a text is cut at its sentences, then at clauses, then between words', () => {
  expect(cut('Pat the chicken dry. Season it with salt and pepper!')).toEqual([
    'Pat the chicken dry.',
    'Season it with salt and pepper!',
  ])
  expect(
    cut(
      'Put the chicken pieces on top with the skin side up, then brush them all with what is left of the lemon dressing.',
    ),
  ).toEqual([
    'Put the chicken pieces on top with the skin side up,',
    'then brush them all with what is left of the lemon dressing.',
  ])
  expect(
    cut(
      'Stir the sauce slowly over a very low heat with a wooden spoon so that it thickens a little',
    ),
  ).toEqual([
    'Stir the sauce slowly over a very low heat',
    'with a wooden spoon so that it thickens a little',
  ])
})

test('FLM-60 numbers with units, ranges and abbreviations are never torn', () => {
  expect(together('Nimm 1 kg Mehl, z. B. Dinkel, bei 180 °C für ca. 5 Minuten.', 'de')).toEqual([
    '1\u00a0kg',
    'z.\u00a0B.\u00a0Dinkel,',
    '180\u00a0°C',
    'ca.\u00a05\u00a0Minuten.',
  ])
  expect(together('Bake for 2 to 3 minutes, or 2 – 3 more, in a 3 x 4 cm tin', 'en')).toEqual([
    '2\u00a0to\u00a03\u00a0minutes,',
    '2\u00a0–\u00a03\u00a0more,',
    '3\u00a0x\u00a04\u00a0cm',
  ])
  expect(together('Die 2. Hälfte mit ½ TL Salz, Mehl Nr. 550, d. h. feines', 'de')).toEqual([
    '2.\u00a0Hälfte',
    '½\u00a0TL',
    'Nr.\u00a0550,',
    'd.\u00a0h.\u00a0feines',
  ])
  expect(together('Keep New\u00a0York as it is', 'en')).toEqual(['New\u00a0York'])
})

test('FLM-60 an abbreviation ends no sentence, a number with a full stop does in English', () => {
  expect(cut('Nimm z. B. Butter. Rühre ca. Zehn mal um, Nr. 5. Dann ist es gut.', 'de')).toEqual([
    'Nimm z. B. Butter.',
    'Rühre ca. Zehn mal um, Nr. 5. Dann ist es gut.',
  ])
  expect(cut('Turn the oven up to gas mark 6. Then wait until it is hot.')).toEqual([
    'Turn the oven up to gas mark 6.',
    'Then wait until it is hot.',
  ])
  expect(endsSentence('done?”', 'Yes', 'en')).toBe(true)
  expect(endsSentence('3.5', 'Then', 'en')).toBe(false)
  expect(endsSentence('again.', 'it', 'en')).toBe(false)
})

test('FLM-60 a German compound keeps its letters together, in a line of its own if need be', () => {
  const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'
  expect(captionLines(`Das ${word} lesen`, 'de')).toEqual(['Das', word, 'lesen'])
  expect(cut(`Das ${word} lesen und den Teig mit beiden Händen kneten`, 'de')[0]).toBe(
    `Das ${word}`,
  )
})

test('a sentence that would flash joins its neighbour', () => {
  expect(cut('Wash. Peel. Cut the potatoes into wedges of the same size.')).toEqual([
    'Wash. Peel. Cut the potatoes into wedges of the same size.',
  ])
})

test('two lines are about as long as each other, and break at a clause where there is one', () => {
  expect(
    captionLines('Chicken on top, skin side up, and brush it with the rest of the dressing.', 'en'),
  ).toEqual(['Chicken on top, skin side up, and brush it', 'with the rest of the dressing.'])
  expect(captionLines('Put the chicken on top, then pour what is left over it.', 'en')).toEqual([
    'Put the chicken on top,',
    'then pour what is left over it.',
  ])
  expect(captionLines('Die Kartoffeln in einer Schicht verteilen.', 'de')).toHaveLength(1)
})

const word = fc.constantFrom(
  'Mehl',
  'rühren,',
  '1',
  'kg',
  '180',
  '°C',
  'z.',
  'B.',
  'ca.',
  'und',
  'dann.',
  'Salz!',
  '2',
  'bis',
  'a',
  '–',
  'Kartoffelspaltenauflauf',
  'x'.repeat(60),
  'y'.repeat(200),
  '\n',
  '½',
)
const texts = fc.array(word, { maxLength: 60 }).map((words) => words.join(' '))

test('FLM-60 no caption is longer than two lines of 42 characters, and nothing is lost', () => {
  fc.assert(
    fc.property(texts, fc.constantFrom<Language>('de', 'en'), (text, language) => {
      const captions = captionTexts(text, language)
      expect(letters(captions.join(''))).toBe(letters(text))
      for (const caption of captions) {
        const lines = captionLines(caption, language)
        expect(lines.length).toBeLessThanOrEqual(2)
        for (const line of lines) {
          if (Array.from(line).length > LINE_MAX) expect(line).not.toMatch(/ /u)
        }
      }
    }),
  )
})

test('signs that nobody sees are no words', () => {
  expect(captionTexts('Stir \u00ad \u200b it.', 'en')).toEqual(['Stir it.'])
  expect(captionTexts('\u00ad\u00a0\u200b', 'en')).toEqual([])
})

test('a text without an end is cut in time', () => {
  const captions = captionTexts('a '.repeat(10_000), 'en')
  expect(captions.length).toBeGreaterThan(230)
})
