import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isVtt, readVtt } from './read-vtt.ts'
import { writeVtt, type WrittenCue } from './write-vtt.ts'

const FILE = `\ufeffWEBVTT - made elsewhere\r
Kind: Captions\r
\r
NOTE\r
00:00.000 --> 00:01.000\r
not a cue\r
\r
STYLE\r
::cue { color: red }\r
\r
first\r
00:05.000 --> 00:08.500 align:start line:90%\r
<v Ada>Salt &amp; <c.loud>pepper</c>\r
go in.\r
\r
00:00:01.000 --> 00:00:04.000\r
Heat the oil.\r
`

test('FLM-62 a WebVTT file is read with comments, styles, markup, line ends of Windows and in any order', () => {
  expect(readVtt(FILE)).toEqual({
    cues: [
      { line: 16, id: '', StartsMs: 1000, StopsMs: 4000, text: 'Heat the oil.' },
      { line: 12, id: 'first', StartsMs: 5000, StopsMs: 8500, text: 'Salt & pepper\ngo in.' },
    ],
    kind: 'captions',
    refusals: [],
  })
  expect(isVtt(FILE)).toBe(true)
  expect(isVtt('WEBVTTX')).toBe(false)
  expect(isVtt('00:42 Chop')).toBe(false)
})

test('SubRip is read, too', () => {
  expect(readVtt('1\n00:00:01,000 --> 00:00:02,500\n<i>Chop</i>\n').cues).toEqual([
    { line: 2, id: '1', StartsMs: 1000, StopsMs: 2500, text: 'Chop' },
  ])
})

test('FLM-63 each cue that cannot be read is refused by its line, and the others are taken', () => {
  const { cues, refusals } = readVtt(
    'WEBVTT\n\n00:02.000 --> 00:01.000\nBack\n\n00:03.000 --> soon\nX\n\n00:04.000 --> 00:05.000\n\nJust words\n\n00:06.000 --> 00:07.000\nGood',
  )
  expect(cues.map(({ text }) => text)).toEqual(['Good'])
  expect(refusals).toEqual([
    { line: 3, kind: 'backwards', text: '00:02.000 --> 00:01.000' },
    { line: 6, kind: 'time', text: '00:03.000 --> soon' },
    { line: 9, kind: 'empty', text: '00:04.000 --> 00:05.000' },
    { line: 11, kind: 'time', text: 'Just words' },
  ])
})

test('FLM-64 what is written is read again as it was', () => {
  const word = fc.constantFrom(
    'Salt',
    '&',
    '<b>',
    '-->',
    '1\u00a0kg',
    '&amp;',
    'NOTE',
    'über',
    '“a”',
  )
  const line = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '))
  const text = fc.array(line, { minLength: 1, maxLength: 2 }).map((lines) => lines.join('\n'))
  const cue = fc.record({
    length: fc.integer({ min: 1, max: 400_000 }),
    text,
    id: fc.constantFrom('chop', 'egg-2'),
  })
  fc.assert(
    fc.property(fc.array(cue, { maxLength: 8 }), (made) => {
      let StartsMs = 0
      const cues = made.map(({ length, ...rest }): WrittenCue => {
        const one = { ...rest, StartsMs, StopsMs: StartsMs + length }
        StartsMs += length
        return one
      })
      const read = readVtt(writeVtt(cues, ['Kind: captions']))
      expect(read.refusals).toEqual([])
      expect(read.cues).toEqual(cues.map((one) => expect.objectContaining(one)))
    }),
  )
})

test('a cue without words or duration is not written, because the format has none', () => {
  expect(
    writeVtt([
      { StartsMs: 0, StopsMs: 0, text: 'a' },
      { StartsMs: 0, StopsMs: 10, text: ' ' },
    ]),
  ).toBe('WEBVTT\n')
})
