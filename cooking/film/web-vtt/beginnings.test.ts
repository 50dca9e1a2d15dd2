import { expect, test } from 'vitest'
import { readBeginnings, type NamedStep } from './beginnings.ts'
import { writeLines } from './write-vtt.ts'

const STEPS: readonly NamedStep[] = [
  ['season', 'Pat the chicken dry, then season it.', 'Das Hähnchen trocken tupfen und würzen.'],
  ['cut', 'Potato wedges, 3 cm thick.', 'Kartoffelspalten, 3 cm dick.'],
  ['zest', 'Zest first, then juice.', 'Erst die Schale abreiben, dann pressen.'],
  ['spread', 'Spread the potatoes in one layer.', 'Die Kartoffeln in einer Schicht verteilen.'],
  ['bake', '25 minutes on the middle shelf.', '25 Minuten auf der mittleren Schiene.'],
].map(([key = '', en = '', de = '']) => ({ key, text: { en, de } }))

const MINUTES = 60_000
const read = (text: string) => readBeginnings(text, STEPS, 10 * MINUTES)
const places = (text: string) =>
  read(text).beginnings.map(({ number, atMs }) => `${number} at ${atMs / 1000}`)
const refused = (text: string) => read(text).refusals.map(({ line, kind }) => `${line} ${kind}`)

const LINES =
  '00:14 Season the chicken\n01:52 Potato wedges\n03:40 Zest and juice\n05:06 Onto the tray'

test('FLM-62 lines set beginnings by the words of steps in either language, or else in order', () => {
  const expected = ['1 at 14', '2 at 112', '3 at 220', '4 at 306']
  expect(places(LINES)).toEqual(expected)
  expect(
    places(
      '00:14 Hähnchen würzen\n01:52 Kartoffelspalten\n03:40 Schale und Saft\n05:06 Aufs Blech',
    ),
  ).toEqual(expected)
  expect(read(LINES).beginnings[0]).toEqual({
    line: 1,
    key: 'season',
    number: 1,
    atMs: 14_000,
    title: 'Season the chicken',
  })
})

test('FLM-62 lines have bullets, dashes, brackets, fractions, hours, comments and marks of their encoding', () => {
  expect(
    places(
      '\ufeffMy film\r\n# notes\r\n\r\n- [0:14] – Schritt 1\r\n* (00:01:52.5): Schritt 2: Spalten\r\n3) ab 3:40 – 4:00 Schritt 3\r\n• at 5:06,25 | Step 4\r\n// end',
    ),
  ).toEqual(['1 at 14', '2 at 112.5', '3 at 220', '4 at 306.25'])
  expect(read('0:14 Schritt 2: Spalten').beginnings[0]?.title).toBe('Spalten')
})

test('FLM-62 the order of lines does not matter, and steps may be in any order in the film', () => {
  expect(places('05:06 Step 1\n00:14 Step 4')).toEqual(['4 at 14', '1 at 306'])
  expect(places('00:14 Zest and juice\n05:06 Season chicken')).toEqual(['3 at 14', '1 at 306'])
})

test('FLM-63 lines that cannot be are refused, each by its number, and the others are taken', () => {
  expect(
    refused(
      '0:10 Step 1\n0:10 Step 2\n11:00 Step 3\nno time\n0:20 Step 1\n0:30 Step 9\n0:99 Step 4\n0:40 Step 5',
    ),
  ).toEqual(['2 sameTime', '3 late', '4 time', '5 sameStep', '6 noStep', '7 time'])
  expect(read('0:10 Step 1\n0:10 Step 2').refusals[0]?.other).toBe(1)
  expect(refused('just a text\nof two lines')).toEqual(['1 time'])
  expect(refused('')).toEqual([])
})

test('FLM-63 more lines than steps are refused', () => {
  const six = Array.from({ length: 6 }, (_, index) => `0:1${index} xyz`).join('\n')
  expect(refused(six)).toEqual(['6 noFreeStep'])
})

test('FLM-62 chapters of a WebVTT file set beginnings, by the keys of their steps where it has them', () => {
  expect(
    places(
      'WEBVTT\n\nbake\n00:01.000 --> 00:05.000\nInto the oven\n\nseason\n00:05.000 --> 00:09.000\nDry',
    ),
  ).toEqual(['5 at 1', '1 at 5'])
})

test('FLM-64 lines that are copied are read again as they were', () => {
  const { beginnings } = read(LINES.replace('00:14', '00:14.040'))
  const again = read(writeLines(beginnings)).beginnings
  expect(again).toEqual(beginnings)
})
