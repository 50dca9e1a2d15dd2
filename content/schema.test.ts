import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { SCHEMAS, schemaText } from './schema.ts'

const FOLDER = new URL('schema/', import.meta.url)

test('the schemas for editors are those that the check uses; else run npm run content:schema', async () => {
  expect((await readdir(FOLDER)).sort()).toEqual(Object.keys(SCHEMAS).sort())
  const texts = Object.entries(SCHEMAS).map(([file, schema]) => [file, schemaText(schema)])
  const files = texts.map(async ([file = '']) => [
    file,
    await readFile(new URL(file, FOLDER), 'utf8'),
  ])
  expect(await Promise.all(files)).toEqual(texts)
})

test('a schema names its optional fields and what they mean', () => {
  const { required, properties } = JSON.parse(schemaText(SCHEMAS['recipe.json'] ?? {}))
  expect(required).toContain('steps')
  expect(required).not.toContain('keep')
  expect(properties.keep.title).toBe('How long it keeps, and whether it freezes')
})
