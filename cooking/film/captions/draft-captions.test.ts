import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { captionTexts } from './cut-text.ts'
import { draftCaptions, readableText } from './draft-captions.ts'
import { standingMs } from './reading-time.ts'

const PART = { StartsMs: 306_000, StopsMs: 366_000 }

test('FLM-60 captions are drafted from the words of a step, without tokens and markup', () => {
  expect(readableText(String.raw`Melt {butter|the <b>cold</b> butter} in \{a\} pan. `)).toBe(
    'Melt the cold butter in {a} pan.',
  )
  const { captions, rest, tooQuick } = draftCaptions(
    'Spread {potatoes!|the potatoes} in one layer. Chicken goes on top, skin side up.',
    PART,
    'en',
  )
  expect(captions).toEqual([
    { StartsMs: 306_000, StopsMs: 308_913, Text: 'Spread the potatoes in one layer.' },
    {
      StartsMs: expect.any(Number),
      StopsMs: expect.any(Number),
      Text: 'Chicken goes on top, skin side up.',
    },
  ])
  expect(rest).toEqual([])
  expect(tooQuick).toBeUndefined()
})

test('FLM-61 what is too long for its part is said, with how much, and stays', () => {
  const text = 'Spread the potatoes in one layer. Chicken goes on top, skin side up.'
  const { captions, rest, tooQuick } = draftCaptions(text, { StartsMs: 0, StopsMs: 2900 }, 'en')
  expect(captions.map(({ Text }) => Text).join(' ')).toBe(text)
  expect(captions.at(-1)?.StopsMs).toBe(2900)
  expect(rest).toEqual([])
  expect(tooQuick).toEqual({
    needsMs: 1942 + 2000,
    standsMs: 2900,
    charactersMax: 49,
    holdMs: 1042,
  })
})

test('FLM-61 texts for which there is no second left are handed back', () => {
  const text = 'Wash the beans well. Peel the potatoes now. Cut the lemon in half.'
  const { captions, rest } = draftCaptions(text, { StartsMs: 100, StopsMs: 2400 }, 'en')
  expect(captions).toHaveLength(2)
  expect(rest).toEqual(['Cut the lemon in half.'])
  expect(draftCaptions(text, { StartsMs: 0, StopsMs: 200 }, 'en').captions).toEqual([
    { StartsMs: 0, StopsMs: 200, Text: 'Wash the beans well.' },
  ])
  expect(draftCaptions(text, { StartsMs: 0, StopsMs: 0 }, 'en').rest).toHaveLength(3)
  expect(draftCaptions('  ', PART, 'de')).toEqual({ captions: [], rest: [], tooQuick: undefined })
})

const sentence = fc.constantFrom(
  'Stir.',
  'Fold in the flour.',
  'Knead the dough for 10 minutes until it is smooth, then cover it and let it rise in a warm place.',
  'Bei 180 °C ca. 25 Minuten backen.',
)

test('FLM-60 captions are in their part, in order, apart, and stand for a second and the time to read', () => {
  fc.assert(
    fc.property(
      fc.array(sentence, { maxLength: 12 }),
      fc.integer({ min: 0, max: 3_600_000 }),
      fc.integer({ min: 0, max: 60_000 }),
      (sentences, StartsMs, length) => {
        const text = sentences.join(' ')
        const part = { StartsMs, StopsMs: StartsMs + length }
        const { captions, rest, tooQuick } = draftCaptions(text, part, 'de')
        expect([...captions.map(({ Text }) => Text), ...rest]).toEqual(captionTexts(text, 'de'))
        expect(tooQuick !== undefined).toBe(
          captionTexts(text, 'de').reduce((sum, one) => sum + standingMs(one), 0) > length,
        )
        let last = StartsMs
        for (const caption of captions) {
          const stands = caption.StopsMs - caption.StartsMs
          expect(caption.StartsMs).toBeGreaterThanOrEqual(last)
          expect(stands).toBeGreaterThanOrEqual(Math.min(1000, length))
          if (!tooQuick) expect(stands).toBeGreaterThanOrEqual(standingMs(caption.Text))
          last = caption.StopsMs
        }
        expect(last).toBeLessThanOrEqual(part.StopsMs)
      },
    ),
  )
})
