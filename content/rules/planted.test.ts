import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { problemsOf } from './example.ts'

/** A fault of one kind. */
interface Planted {
  name: string
  /** Path below the folder; the recipe if absent. */
  file?: string
  from: string
  to: string
  /** Further changes of the same file without which it would be no fault. */
  also?: { from: string; to: string }[]
  /** `file:line: severity: message`. */
  finds: string
}

async function textOf(path: string): Promise<string> {
  return await readFile(new URL(path, import.meta.url), 'utf8')
}

const RECIPE = 'recipes/shakshuka.yaml'
const BOXES = 'media/recipes/shakshuka/ingredients.json'
const PLANTED = [
  ...(parse(await textOf('planted.yaml')) as Planted[]),
  ...(parse(await textOf('planted-cooking.yaml')) as Planted[]),
]
const FOLDER: Record<string, string> = {
  ...(parse(await textOf('planted-data.yaml')) as Record<string, string>),
  [RECIPE]: await textOf('whole.yaml'),
  [BOXES]: await textOf(`../${BOXES}`),
}

test('a folder with every file and every field has only pictures and uses to add', async () => {
  const harmless = /nothing is shown there|No recipe of this folder uses|has no recipe yet/u
  const problems = await problemsOf(FOLDER)
  expect(problems.filter((line) => !harmless.test(line))).toEqual([])
})

test.each(PLANTED)('content:check finds $name', async (fault) => {
  const { file = RECIPE, from, to, also = [], finds } = fault
  let text = FOLDER[file] ?? ''
  for (const change of [{ from, to }, ...also]) {
    expect(text).toContain(change.from)
    text = text.replace(change.from, change.to)
  }
  const problems = await problemsOf({ ...FOLDER, [file]: text })
  expect(problems).toContain(finds)
  expect(await problemsOf(FOLDER)).not.toContain(finds)
})

test('at least a hundred kinds of faults are planted, each with a message of its own', () => {
  expect(PLANTED.length).toBeGreaterThanOrEqual(100)
  expect(new Set(PLANTED.map(({ finds }) => finds)).size).toBe(PLANTED.length)
})
