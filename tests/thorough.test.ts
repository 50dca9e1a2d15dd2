import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LEFT_OUT_JOURNEYS, LEFT_OUT_TESTS } from './support/thorough.ts'

const TESTS = '{.storybook,app,content,contract,design-system,scripts,server,tests}/**'

/** Statements of the acceptance list that files name. */
const statementsIn = (files: readonly string[]) =>
  new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/\b[A-Z]{3}-\d+\b/g) ?? []))

test('what an ordinary run leaves out proves no statement that nothing else proves', () => {
  const leftOut = globSync([...LEFT_OUT_TESTS, ...LEFT_OUT_JOURNEYS.everywhere], {
    exclude: ['node_modules/**'],
  })
  const others = globSync(`${TESTS}/*.{test.ts,test.tsx,spec.ts,stories.tsx}`, {
    exclude: ['**/node_modules/**'],
  }).filter((file) => !leftOut.includes(file))
  const proven = statementsIn(others)
  const lost = [...statementsIn(leftOut)].filter((statement) => !proven.has(statement))
  expect(lost).toEqual([])
})

test('every name of what is left out is the name of a file', () => {
  const missing = [...LEFT_OUT_TESTS, ...LEFT_OUT_JOURNEYS.everywhere].filter(
    (pattern) => globSync(pattern, { exclude: ['node_modules/**'] }).length !== 1,
  )
  expect(missing).toEqual([])
})
