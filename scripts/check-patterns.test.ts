import { describe, expect, test } from 'vitest'
import { patternsOf } from './patterns/collect.ts'
import { judge } from './patterns/verdict.ts'

const words = (pattern: RegExp) => judge(pattern.source, pattern.flags).words

describe('patterns that take more than linear time are found', () => {
  test.each([
    // Two ways through a loop.
    [/^(?:a|a)*$/u, 'exponential'],
    [/^(?:a+)+$/u, 'exponential'],
    [/^(?:\s*\w+\s*)+$/u, 'exponential'],
    [/^(?:[\d., -]+ ?(?:oz|lb)\.? ?)+\/(?= )/iu, 'exponential'],
    [/^(?:a?){30}a{30}$/u, 'polynomial within its bounds'],
    // Two loops that take the same characters.
    [/^\s*\n\s*$/u, 'polynomial'],
    [/^[-–]{2,} ?(.+?) ?[-–]{2,}$/u, 'polynomial'],
    [/^(?!.*[.!?]\s*.*$).+$/u, 'polynomial in a lookahead'],
    [/^a{0,100}a{0,100}b$/u, 'polynomial within its bounds'],
    // A match is tried from each place of a text.
    [/\s+$/u, 'polynomial when it is searched'],
    [/a+b/u, 'polynomial when it is searched'],
    [/<[^>]*>/gu, 'polynomial when it is searched'],
    [/^>>[^:\n]+:/gmu, 'polynomial when it is searched'],
    // What nobody can say anything about.
    [/^(a+)\1$/u, 'It has a back reference.'],
    [/a(?=.*b)/u, 'It looks ahead or behind without an end.'],
    [/^.{0,1000}$/u, 'It repeats up to 1000 times.'],
  ])('%s: %s', (pattern, verdict) => {
    expect(words(pattern)).toBe(verdict)
  })
})

test.each([
  /^\s*(\d+)\s*$/u,
  /(?<!\s)\s+$/u,
  /\d+(?:[.,]\d+)?/gu,
  /\b\w+\b/gu,
  /"([^"]*)"/gu,
  /<[^<>]*>/gu,
  /(?<![\p{L}\d])\d+ ?(?:minutes?|hours?)(?!\p{L})/giu,
  /\s+$/uy,
  /[^.]{5,120}\./u,
  /^(?:[\d., -]+(?:oz|lb))+\.? ?\/(?= )/iu,
])('%s takes linear time', (pattern) => {
  expect(words(pattern)).toBe('linear')
})

test('every way of writing a pattern is seen', () => {
  const source = String.raw`
    const one = /a+b/u
    const two = text.replace(/c+d/gu, '')
    const three = new RegExp('e+f', 'iu')
    const four = new RegExp(${'`g+${five}`'})
    const six = text.match('h+i')
    const seven = Type.String({ pattern: '^j+$' })
    const eight = Type.String({ maxLength: 3, pattern: NAME })
    const nine = 4 / 2 / 1 // /no/
  `
  const { written, built } = patternsOf('x.ts', source)
  expect(written.map((one) => `/${one.source}/${one.flags}`)).toEqual([
    '/a+b/u',
    '/c+d/gu',
    '/e+f/iu',
    '/^j+$/u',
  ])
  expect(built.map(({ line, kind }) => `${line} ${kind}`)).toEqual([
    '5 constructor',
    '6 text',
    '8 schema',
  ])
})

test('a module without patterns is not parsed', () => {
  expect(patternsOf('x.ts', 'const half = (a: number) => a / 2 }}} // no syntax')).toEqual({
    written: [],
    built: [],
  })
})
