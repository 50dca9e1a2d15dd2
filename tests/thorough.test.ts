import { globSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { LEFT_OUT_JOURNEYS, LEFT_OUT_TESTS } from './support/thorough.ts'

const ROOMS = '{.storybook,app,content,contract,cooking,design-system,scripts,server,tests}'
const FILES = globSync(`${ROOMS}/**/*.{test.ts,test.tsx,spec.ts,stories.tsx}`, {
  exclude: ['**/node_modules'],
})

const textOf = (file: string) => readFileSync(file, 'utf8')
/** Statements of the acceptance list that a text names. */
const statementsIn = (text: string) => new Set(text.match(/\b[A-Z]{3}-\d+\b/g))
/** Titles with the tag, or with a tag in the lines after them, are left out one by one. */
const isTagged = (line: string, index: number, lines: readonly string[]) =>
  line.includes('@thorough') ||
  lines.slice(index + 1, index + 3).some((next) => next.includes("tag: ['@thorough']"))

test('what an ordinary run leaves out proves no statement that nothing else proves', () => {
  const patterns = [...LEFT_OUT_TESTS, ...LEFT_OUT_JOURNEYS.everywhere]
  const isLeftOut = (file: string) => patterns.some((pattern) => matchesGlob(file, pattern))
  const leftOut = FILES.filter(isLeftOut)
  const others = FILES.filter((file) => !isLeftOut(file))
  const lines = others.flatMap((file) => textOf(file).split('\n'))
  const proven = statementsIn(
    lines.filter((line, index) => !isTagged(line, index, lines)).join('\n'),
  )
  const unproven = statementsIn([...leftOut.map(textOf), ...lines.filter(isTagged)].join('\n'))
  const lost = [...unproven].filter((statement) => !proven.has(statement))
  expect(lost).toEqual([])
})

test('each entry of the left-out lists matches exactly one file', () => {
  const { everywhere, onPhones } = LEFT_OUT_JOURNEYS
  const missing = [...LEFT_OUT_TESTS, ...everywhere, ...onPhones].filter(
    (pattern) => FILES.filter((file) => matchesGlob(file, pattern)).length !== 1,
  )
  expect(missing).toEqual([])
})
