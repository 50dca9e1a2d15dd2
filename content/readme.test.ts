import { readFile } from 'node:fs/promises'
import type { TSchema } from 'typebox'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { Recipe, Step } from './format.ts'
import { shapeProblems } from './shape.ts'

const readme = await readFile(new URL('README.md', import.meta.url), 'utf8')

test('every example of a field in the README has the right form', () => {
  const part = readme.slice(
    readme.indexOf('### Steps: times'),
    readme.indexOf('## The other files'),
  )
  const blocks = [...part.matchAll(/```yaml\n([^]*?)```/gu)].map((match) => match[1] ?? '')
  // A block may show one field several times.
  const examples = blocks.flatMap((block) => block.split(/\n(?=\w)/u))
  expect(examples.length).toBeGreaterThan(20)
  const fields: Record<string, TSchema> = {
    ...Step.properties,
    ...Recipe.properties,
  }
  const problems = examples.flatMap((example) =>
    Object.entries(parse(example) as object).flatMap(([field, value]) => {
      const schema = fields[field]
      if (!schema) return [`There is no field ${field}.`]
      return shapeProblems(schema, value).map(({ message }) => `${example}: ${message}`)
    }),
  )
  expect(problems).toEqual([])
})
