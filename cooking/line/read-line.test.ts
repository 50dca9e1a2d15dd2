import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { ReadLine } from '#cooking/line/understood-line.ts'
import { recipeWords } from '../food-words.ts'
import { readDraftLine } from './read-line.ts'

interface CatalogueFood {
  slug: string
  name: Record<'en' | 'de', { one: string; other: string }>
  synonyms?: Record<'en' | 'de', string[]>
}
const CATALOGUE = parse(
  readFileSync('content/catalogue/ingredients.yaml', 'utf8'),
) as CatalogueFood[]
const WORDS = recipeWords(
  CATALOGUE.map(({ name, synonyms }, id) => ({
    id,
    names: [
      name.en.one,
      name.en.other,
      name.de.one,
      name.de.other,
      ...(synonyms?.en ?? []),
      ...(synonyms?.de ?? []),
    ],
  })),
)

const digits = (value?: number) =>
  value === undefined ? '' : String(Math.round(value * 1000) / 1000)

/** What was understood, in the notation of the files with lines. */
function written(line: ReadLine): string {
  if (line.isHeading) return `heading | ${line.name}`
  const range = line.maxAmount === undefined ? '' : `-${digits(line.maxAmount)}`
  const measure = `${digits(line.amount)}${range} ${line.unit ?? ''}`.trim()
  const food = line.food === undefined ? `=${line.name}` : CATALOGUE[line.food]?.slug
  const notes = line.note.toLowerCase().split(', ').sort().join(', ')
  return `${measure} | ${food} | ${notes}`
}

/**
 * Finds the lines of a file that are misread. Each has the form
 * `text | amount unit | food or =name | note` or `text | heading | name`.
 */
function misread(file: string): { wrong: string[]; count: number } {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n')
  const cases = lines.filter((line) => line.includes(' | '))
  const wrong = cases.flatMap((line) => {
    const [text = '', measure = '', food = '', note = ''] = line
      .split('|')
      .map((part) => part.trim())
    const notes = note.toLowerCase().split(', ').sort().join(', ')
    const expected = measure === 'heading' ? `heading | ${food}` : `${measure} | ${food} | ${notes}`
    const got = written(readDraftLine(text, WORDS))
    return got === expected ? [] : [`${text}\n  meant ${expected}\n  read  ${got}`]
  })
  return { wrong, count: cases.length }
}

test.each(['./read-line.seen.txt', './read-line.unseen.txt'])(
  'at least 95 of 100 lines of %s are understood in full',
  (file) => {
    const { wrong, count } = misread(file)
    expect(count).toBeGreaterThanOrEqual(200)
    // If too many are wrong, the failure shows them all.
    expect(wrong.length > count * 0.05 ? wrong : []).toEqual([])
  },
)

test.each([
  ['juice of half a lemon', 'juice'],
  ['Saft von 2 Limetten', 'juice'],
  ['a good glug of olive oil', 'vague'],
  ['2 Handvoll Spinat', 'vague'],
  ['2 Tassen Mehl', 'cup'],
  ['Salz und Pfeffer', 'several'],
  ['80 g butter or margarine', 'alternative'],
  ['200 g', 'nothing'],
  ['200 g flour', undefined],
  ['etwas Salz', undefined],
])('%s asks about: %s', (text, doubt) => {
  expect(readDraftLine(text, WORDS).doubt).toBe(doubt)
})

test.each([
  ['1 EL, gehäuft, Mehl', 'gehäuft'],
  ['1 EL, gehäuft, Mehl, gesiebt', 'gehäuft, gesiebt'],
  ['1 tbsp, heaped, flour', 'heaped'],
  ['1 tsp, level, unheard-of powder', 'level'],
  ['2 large, ripe, tomatoes', 'large, ripe'],
  ['2 große, reife, Tomaten', 'große, reife'],
  ['1 Prise, grob, Salz', 'grob'],
  ['1 kleine, rote Zwiebel', 'kleine'],
  ['1 onion, chopped, fried', 'chopped, fried'],
])('the note of "%s" is "%s", without a comma before the food', (text, note) => {
  expect(readDraftLine(text, WORDS).note).toBe(note)
})

test.each(['⅜ cup flour', '1. ⅜ cup flour', 'about ⅜ cup flour', 'flour – ⅜ cup'])(
  'the sign of a fraction is a number everywhere in a line: %s',
  (text) => {
    expect(readDraftLine(text, WORDS)).toMatchObject({ amount: 0.375, unit: 'cup', name: 'flour' })
  },
)

test('a food with other allergens is another food', () => {
  for (const text of ['200 ml oat milk', '100 g vegan butter', '1 Pck. glutenfreies Mehl']) {
    expect(readDraftLine(text, WORDS).food).toBeUndefined()
  }
})

test('an empty line, a sentence and an invalid number stay as they are', () => {
  expect(readDraftLine(' ', WORDS)).toEqual({ name: '', note: '', isHeading: false })
  const sentence = 'word '.repeat(2_000).trim()
  expect(readDraftLine(sentence, WORDS).name).toBe(sentence)
  for (const text of ['-3 kiwis', '1/0 kiwis', '1e9 kiwis', '100000 kiwis', 'NaN kiwis']) {
    expect(readDraftLine(text, WORDS).amount).toBeUndefined()
  }
})

test('any text has a name, and an amount above 0 or none', () => {
  const token = fc.constantFrom(
    '1',
    '2-3',
    '½',
    '1/2',
    'a',
    'half',
    'x',
    'to',
    'tin',
    'g',
    '(',
    ')',
    ',',
    '/',
    'of',
    'Saft',
    'milk',
    ':',
    '**',
  )
  const texts = fc.oneof(
    fc.string(),
    fc.array(token).map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const read = readDraftLine(text, WORDS)
      expect(read.amount ?? 1).toBeGreaterThan(0)
      expect(read.maxAmount ?? Infinity).toBeGreaterThan(read.amount ?? 0)
      // A line of bullets and boxes alone may have none.
      if (text.replaceAll(/[\s*–•·-]|\[[ x]?\]/gu, '') !== '') expect(read.name).not.toBe('')
    }),
  )
})
