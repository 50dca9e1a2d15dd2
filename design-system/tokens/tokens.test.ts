import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Theme = 'light' | 'dark'
type Colours = ReadonlyMap<string, Record<Theme, string>>

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

/** Every opaque colour token, by name without `--color-`. */
const colours: Colours = new Map([
  ...[
    ...css.matchAll(/--color-([\w-]+):\s*light-dark\(\s*(#[0-9a-f]{6})\s*,\s*(#[0-9a-f]{6})\s*\)/g),
  ].map(([, name = '', light = '', dark = '']) => [name, { light, dark }] as const),
  ...[...css.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})\s*;/g)].map(
    ([, name = '', both = '']) => [name, { light: both, dark: both }] as const,
  ),
])

/** Relative luminance of a colour, 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two tokens, 1 to 21. */
function contrast(front: string, back: string, theme: Theme): number {
  const [one, other] = [front, back].map((name) => {
    const colour = colours.get(name)
    if (!colour) throw new Error(`There is no token --color-${name}.`)
    return luminance(colour[theme])
  })
  const [dark = 0, light = 0] = [one ?? 0, other ?? 0].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Foregrounds and the backgrounds they are used on: text needs 4.5:1 (WCAG 1.4.3). */
const TEXT: [string, string][] = [
  ['ink ink-soft link danger success', 'ground surface sunken'],
  ['ink ink-soft', 'tint tint-strong'],
  ['link', 'tint'],
  ['on-action', 'action action-hover action-press'],
  ['on-flame', 'flame flame-hover'],
  ['on-danger', 'danger-fill on-flame black'],
  ['ink', 'danger-tint success-tint flame-tint chip-on-image'],
  ['ink-soft', 'chip-on-image'],
  ['ground', 'ink'],
  ['danger', 'danger-tint'],
  ['success', 'success-tint'],
  ['flame-ink', 'ground surface sunken flame-tint'],
  ['on-stage on-stage-soft', 'stage stage-raised'],
  ['flame', 'stage stage-raised'],
  ['stage', 'on-stage'],
  ['on-note note-accent', 'note'],
]
/** Shapes that carry meaning need 3:1 (WCAG 1.4.11). */
const SHAPES: [string, string][] = [
  ['line-control', 'ground surface sunken'],
  ['rating', 'ground surface sunken'],
  ['heart', 'ground surface'],
  ['focus', 'ground surface sunken tint'],
  ['focus-gap', 'focus'],
  ['rim', 'ground surface'],
  ['flame-edge', 'ground surface'],
  ['action', 'ground surface sunken on-action'],
  ['surface', 'line-control'],
  ['stage-line', 'stage stage-raised'],
  ['heart-on-image', 'chip-on-image'],
]

function pairs(list: [string, string][]) {
  return list.flatMap(([fronts, backs]) =>
    fronts.split(' ').flatMap((front) => backs.split(' ').map((back) => ({ front, back }))),
  )
}

test.each(pairs(TEXT))('text: $front is readable on $back in both themes', ({ front, back }) => {
  expect(contrast(front, back, 'light')).toBeGreaterThanOrEqual(4.5)
  expect(contrast(front, back, 'dark')).toBeGreaterThanOrEqual(4.5)
})

test.each(pairs(SHAPES))('shape: $front stands out on $back in both themes', ({ front, back }) => {
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
    return colours.has(token) ? [{ variants, token }] : []
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
  const measured = new Set(
    pairs([...TEXT, ...SHAPES]).map(({ front, back }) => `${front} on ${back}`),
  )
  const used = usedPairs()
  expect(used.size).toBeGreaterThan(10)
  expect([...used].filter(([pair]) => !measured.has(pair))).toEqual([])
})

/** Value of a breakpoint, in pixels. */
function breakpoint(name: string): number {
  const rem = new RegExp(`--breakpoint-${name}:\\s*([\\d.]+)rem`).exec(css)?.[1]
  return Number(rem) * 16
}

test('CON-47 CON-48 layouts change one pixel after the breakpoints of the specification', () => {
  expect(breakpoint('tablet')).toBe(745 + 1)
  expect(breakpoint('desktop')).toBe(992 + 1)
  expect(breakpoint('slides-2')).toBe(767 + 1)
  expect(breakpoint('slides-3')).toBe(1024 + 1)
  expect(breakpoint('slides-4')).toBe(1199 + 1)
})
