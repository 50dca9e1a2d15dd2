import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TOKENS_CSS, tokensCss } from '../../scripts/tokens-css.ts'
import base from './base.tokens.json' with { type: 'json' }
import { COLOURS, contrast, SHAPES, TEXT } from './contrast.ts'

test('the style sheet is the one that the token files make', async () => {
  expect(readFileSync(TOKENS_CSS, 'utf8')).toBe(await tokensCss())
})

const FLUID = Object.values(base.text).flatMap(({ size }) =>
  '$extensions' in size ? [{ least: size.$value.value, css: size.$extensions['simmer.css'] }] : [],
)

test.each(FLUID)('the fluid size $css begins at the value of its token', ({ least, css }) => {
  expect(css.startsWith(`clamp(${least}rem,`)).toBe(true)
})

test.each(TEXT)('text: $front is readable on $back in both themes', ({ front, back }) => {
  expect(contrast(front, back, 'light')).toBeGreaterThanOrEqual(4.5)
  expect(contrast(front, back, 'dark')).toBeGreaterThanOrEqual(4.5)
})

test.each(SHAPES)('shape: $front stands out on $back in both themes', ({ front, back }) => {
  expect(contrast(front, back, 'light')).toBeGreaterThanOrEqual(3)
  expect(contrast(front, back, 'dark')).toBeGreaterThanOrEqual(3)
})

/**
 * A class that sets text or background colour, such as `hover:bg-tint`: its variants and its token.
 */
function coloured(classes: readonly string[], utility: 'text' | 'bg') {
  return classes.flatMap((name) => {
    const [, variants = '', token = ''] =
      new RegExp(`^(.*:)?${utility}-([a-z-]+)$`).exec(name) ?? []
    return COLOURS.includes(token) ? [{ variants, token }] : []
  })
}

/** Pairs of text and background in one class list, each with its file. */
function usedPairs(): Map<string, string> {
  const used = new Map<string, string>()
  const root = new URL('../..', import.meta.url)
  for (const file of globSync('{design-system,app}/**/*.{ts,tsx}', { cwd: root })) {
    const source = /\.(?:test|stories)\./.test(file)
      ? ''
      : readFileSync(new URL(file, root), 'utf8')
    for (const [literal] of source.matchAll(/'[^'\n]*'|"[^"\n]*"/g)) {
      const classes = literal.slice(1, -1).split(' ')
      for (const back of coloured(classes, 'bg')) {
        // Classes combine with those of the same variants, or of none.
        const fronts = coloured(classes, 'text')
        const same = fronts.filter(({ variants }) => variants === back.variants)
        const always = fronts.filter(({ variants }) => variants === '')
        for (const front of same.length > 0 ? same : always) {
          used.set(`${front.token} on ${back.token}`, file)
        }
      }
    }
  }
  return used
}

test('every pair of text and background in a class list is measured here', () => {
  const measured = new Set([...TEXT, ...SHAPES].map(({ front, back }) => `${front} on ${back}`))
  const used = usedPairs()
  expect(used.size).toBeGreaterThan(10)
  expect([...used].filter(([pair]) => !measured.has(pair))).toEqual([])
})

/** Value of a breakpoint, in pixels. */
const breakpoint = (
  name: (keyof typeof base.breakpoint & `${string}-${string}`) | 'tablet' | 'desktop',
) => base.breakpoint[name].$value.value * 16

test('CON-47 CON-48 layouts change one pixel after the breakpoints of the specification', () => {
  expect(breakpoint('tablet')).toBe(745 + 1)
  expect(breakpoint('desktop')).toBe(992 + 1)
  expect(breakpoint('slides-2')).toBe(767 + 1)
  expect(breakpoint('slides-3')).toBe(1024 + 1)
  expect(breakpoint('slides-4')).toBe(1199 + 1)
})
