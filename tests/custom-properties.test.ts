import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FILES = globSync('{app,design-system}/**/*.{css,ts,tsx}').map((path) => ({
  path,
  text: readFileSync(path, 'utf8').replaceAll(/\/\*.*?\*\//gsu, ''),
}))

/** Names that the groups of a pattern find in all files. */
const namesOf = (pattern: RegExp) =>
  FILES.flatMap(({ text }) => [...text.matchAll(pattern)].flatMap((found) => found[1] ?? []))

/** Custom properties that something sets: a declaration, a class, a style of React, or a script. */
const SET = new Set([
  ...namesOf(/(--[a-z][\w-]*)['"]?\]?\s*:/gu),
  ...namesOf(/@property\s+(--[\w-]+)/gu),
  ...namesOf(/setProperty\(\s*['"](--[\w-]+)/gu),
])

/** Those that Radix sets while a toast is swiped. */
const OF_RADIX = /^--radix-/u

test('every custom property that is read without a fallback is set somewhere', () => {
  const read = FILES.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:var\(\s*|[a-z]-\()(--[\w-]+)\s*\)/gu)].map(([, name = '']) => ({
      path,
      name,
    })),
  )
  expect(read.length).toBeGreaterThan(1000)
  expect(read.filter(({ name }) => !SET.has(name) && !OF_RADIX.test(name))).toEqual([])
})
