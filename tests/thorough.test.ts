import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LEFT_OUT_JOURNEYS, LEFT_OUT_TESTS } from './support/thorough.ts'

const TESTS = '{.storybook,app,content,contract,design-system,scripts,server,tests}/**'

const textOf = (file: string) => readFileSync(file, 'utf8')
/** Statements of the acceptance list that a text names. */
const statementsIn = (text: string) => new Set(text.match(/\b[A-Z]{3}-\d+\b/g))
/** Titles with the tag are left out one by one. */
const isTagged = (line: string) => line.includes('@thorough')

test('what an ordinary run leaves out proves no statement that nothing else proves', () => {
  const leftOut = globSync([...LEFT_OUT_TESTS, ...LEFT_OUT_JOURNEYS.everywhere], {
    exclude: ['node_modules/**'],
  })
  const others = globSync(`${TESTS}/*.{test.ts,test.tsx,spec.ts,stories.tsx}`, {
    exclude: ['**/node_modules/**'],
  }).filter((file) => !leftOut.includes(file))
  const lines = others.flatMap((file) => textOf(file).split('\n'))
  const proven = statementsIn(lines.filter((line) => !isTagged(line)).join('\n'))
  const unproven = statementsIn([...leftOut.map(textOf), ...lines.filter(isTagged)].join('\n'))
  const lost = [...unproven].filter((statement) => !proven.has(statement))
  expect(lost).toEqual([])
})

test('every name of what is left out is the name of a file', () => {
  const missing = [...LEFT_OUT_TESTS, ...LEFT_OUT_JOURNEYS.everywhere].filter(
    (pattern) => globSync(pattern, { exclude: ['node_modules/**'] }).length !== 1,
  )
  expect(missing).toEqual([])
})
