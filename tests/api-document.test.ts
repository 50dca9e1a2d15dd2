import { readFileSync } from 'node:fs'
import type { TSchema } from 'typebox'
import { expect, test } from 'vitest'
import { calls } from '#contract/calls/calls.ts'

/** Names of all fields of a schema and of what it consists of. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {} } = schema as Partial<Record<'properties', Record<string, TSchema>>>
  return [...Object.keys(properties), ...Object.values(schema).flatMap(fieldsOf)]
}

test('the document of the API names every field of every answer', () => {
  const words = new Set(readFileSync('docs/spec/api.md', 'utf8').match(/\w+/g))
  const fields = new Set(
    Object.values(calls).flatMap(({ response }) => {
      return fieldsOf(response).filter((field) => /^[A-Z]/.test(field))
    }),
  )
  expect([...fields].filter((field) => !words.has(field))).toEqual([])
})
