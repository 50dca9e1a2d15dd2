import { strToU8, zipSync } from 'fflate'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import * as limits from '#contract/own-recipes/limits.ts'
import {
  IMPORT_ENTRIES_MAX,
  IMPORT_RECIPES_MAX,
  IMPORT_TEXT_MAX,
} from '#contract/recipe-import/limits.ts'
import { testReading } from './reading.helpers.ts'
import { openArchive } from './programs/archive.ts'
import { readArchive, readFile } from './read-source.ts'
import { toDraft } from './draft/to-draft.ts'

/** The code that reading fails with. */
async function failure(read: () => unknown): Promise<string> {
  try {
    await read()
  } catch (error) {
    return (error as Error).message
  }
  return 'none'
}
const open = async (bytes: Uint8Array) => await openArchive(Buffer.from(bytes))

test('a file that unpacks to a thousand times its size is refused before it is unpacked', async () => {
  const bomb = zipSync({ 'a/recipe.json': new Uint8Array(40 * 1024 ** 2) }, { level: 9 })
  expect(bomb.length).toBeLessThan(100_000)
  expect(await failure(() => open(bomb))).toBe('TooLarge')
})

test('a file that says that it is small is not unpacked further than that', async () => {
  const bomb = Buffer.from(
    zipSync({ 'a/recipe.json': new Uint8Array(8 * 1024 ** 2) }, { level: 9 }),
  )
  // Its size in the directory of the archive: 24 bytes behind the mark.
  bomb.writeUInt32LE(100, bomb.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 24)
  const archive = await openArchive(bomb)
  expect(await failure(() => archive.read('a/recipe.json'))).toBe('NotReadable')
})

test('names that lead out of the archive are refused', async () => {
  for (const name of ['../../etc/passwd', '/etc/passwd', 'a/../../b', 'C:/x']) {
    expect(await failure(() => open(zipSync({ [name]: strToU8('x') })))).toBe('Unsafe')
  }
})

test('ten thousand files are refused', async () => {
  const files = Object.fromEntries(
    Array.from({ length: IMPORT_ENTRIES_MAX * 2 }, (_, index) => [
      `${index}.cook`,
      new Uint8Array(),
    ]),
  )
  expect(await failure(() => open(zipSync(files, { level: 0 })))).toBe('TooManyFiles')
})

test('what is no archive, is cut off, or has no recipe says so', async () => {
  const whole = zipSync({ 'x.cook': strToU8('Mix @flour.') })
  expect(await failure(() => open(strToU8('PK but no more')))).toBe('NotReadable')
  expect(await failure(() => open(whole.slice(0, -10)))).toBe('NotReadable')
  const empty = await open(zipSync({ 'readme.txt': strToU8('hello') }))
  expect(await failure(() => readArchive(empty))).toBe('NoRecipe')
  for (const [text, code] of [
    ['{"a":', 'NotReadable'],
    ['[]', 'NoRecipe'],
    ['<html></html>', 'NoRecipe'],
    ['<a/>', 'NoRecipe'],
    ['\0\0', 'NotReadable'],
    ['', 'NoRecipe'],
  ]) {
    expect(await failure(() => readFile(Buffer.from(text ?? ''), 'x'))).toBe(code)
  }
})

test('a packed recipe that never ends is refused', async () => {
  const bomb = gzipSync(Buffer.alloc(64 * 1024 ** 2))
  expect(await failure(() => readFile(bomb, 'x.paprikarecipe'))).toBe('TooLarge')
})

test('what is packed twice counts as what it unpacks to, in one sum', async () => {
  const json = strToU8(JSON.stringify({ name: 'x', description: 'y'.repeat(60_000) }))
  const inner = zipSync({ 'recipe.json': json })
  const tandoor = Buffer.from(zipSync({ '1.zip': inner, '2.zip': inner }))
  const paprika = Buffer.from(
    zipSync({
      '1.paprikarecipe': gzipSync(json),
      '2.paprikarecipe': gzipSync(json),
    }),
  )
  for (const bytes of [tandoor, paprika]) {
    expect(await failure(async () => readArchive(await openArchive(bytes, 100_000)))).toBe(
      'TooLarge',
    )
    expect(await failure(async () => readArchive(await openArchive(bytes, 200_000)))).toBe('none')
  }
})

test('an archive is not read further than an import goes', async () => {
  const names = Array.from({ length: IMPORT_RECIPES_MAX * 2 }, (_, index) => `${index}.cook`)
  let reads = 0
  const archive = {
    names,
    read: () => {
      reads += 1
      return Promise.resolve(Buffer.from('Mix @flour.'))
    },
    open: () => Promise.reject(new Error('There is no archive in it.')),
    spend: () => undefined,
    close: () => undefined,
  }
  expect(await failure(() => readArchive(archive))).toBe('TooManyRecipes')
  expect(reads).toBe(IMPORT_RECIPES_MAX + 1)
  const long = Buffer.from(`Mix @flour. ${'x'.repeat(190_000)}`)
  const longer = { ...archive, names: names.slice(0, 400), read: () => Promise.resolve(long) }
  expect(await failure(() => readArchive(longer))).toBe('TooLarge')
})

test('more recipes than one import may have are refused', async () => {
  const recipes = Array.from({ length: IMPORT_RECIPES_MAX + 1 }, () => ({
    '@type': 'Recipe',
    name: 'x',
  }))
  expect(await failure(() => readFile(Buffer.from(JSON.stringify(recipes)), 'x.json'))).toBe(
    'TooManyRecipes',
  )
})

const cook = (text: string) => readFile(Buffer.from(text), 'x.cook')

test('texts that make patterns try every way are read at once', () => {
  const spaces = ' '.repeat(150_000)
  expect(cook(`= ${spaces}x = y`).recipes).toHaveLength(1)
  expect(cook(`>> a${spaces}b\nMix.`).recipes).toHaveLength(1)
  expect(cook(`---\n${'\n'.repeat(150_000)}Mix.`).recipes).toHaveLength(1)
  expect(cook(`Mix ${'[-'.repeat(75_000)}`).recipes).toHaveLength(1)
  expect(() => cook('x'.repeat(200_001))).toThrow('TooLarge')
  expect(readFile(Buffer.from(`${spaces.slice(60_000)}soup`), 'x.txt').recipes).toHaveLength(1)
  expect(() => readFile(Buffer.from(`${'<!--'.repeat(30_000)}soup`), 'x.txt')).toThrow('NoRecipe')
  const script = `<script type="application/ld+json">{} ${'--> '.repeat(9)}${spaces}x</script>`
  expect(() => readFile(Buffer.from(`<html>${script}`), 'x.html')).toThrow('NoRecipe')
  const photo = gzipSync(JSON.stringify({ name: 'x', nutritional_info: '1'.repeat(500_000) }))
  expect(readFile(photo, 'x.paprikarecipe').recipes).toHaveLength(1)
})

test('elements that lie in each other without end are refused before they are parsed', () => {
  const deep = '<div>'.repeat(100_000)
  const inText = JSON.stringify({ '@type': 'Recipe', name: deep })
  expect(() => readFile(Buffer.from(`<html>${deep}`), 'x.html')).toThrow('TooLarge')
  expect(() => readFile(Buffer.from(deep), 'x.xml')).toThrow('TooLarge')
  const [raw] = readFile(Buffer.from(inText), 'x.json').recipes
  expect(() => raw && toDraft(raw, testReading())).toThrow('TooLarge')
  const flat = '<p>1 egg</p>'.repeat(5_000)
  expect(() => readFile(Buffer.from(`<html>${flat}`), 'x.html')).toThrow('NoRecipe')
})

test('a text that is longer than any recipe is refused before it is read', () => {
  const text = `Soup\n${'1 egg\n'.repeat(IMPORT_TEXT_MAX / 5)}`
  expect(() => readFile(Buffer.from(text), 'x.txt')).toThrow('TooLarge')
})

test('values of unexpected types are ignored, and deeply nested JSON holds no recipe', () => {
  const strange = [1, true, {}, [], [[]], { '@type': 'HowToStep' }, { text: {} }, '']
  const recipe = {
    '@type': 'Recipe',
    name: strange,
    recipeIngredient: strange,
    recipeInstructions: strange,
    image: strange,
    nutrition: 'x',
    author: strange,
    recipeYield: strange,
    prepTime: strange,
    keywords: strange,
    tool: strange,
  }
  const deep = `${'{"@graph":['.repeat(5_000)}1${']}'.repeat(5_000)}`
  const [raw] = readFile(Buffer.from(JSON.stringify(recipe)), 'x.json').recipes
  expect(raw && toDraft(raw, testReading()).draft.Name).toEqual({ en: '1' })
  expect(() => readFile(Buffer.from(deep), 'x.json')).toThrow('NoRecipe')
})

test('everything is shortened to what a recipe may have', () => {
  const recipe = {
    '@type': 'Recipe',
    name: '😀'.repeat(200),
    description: 'd'.repeat(10_000),
    recipeIngredient: Array.from({ length: 1_000 }, () => `1 ${'x'.repeat(1_000)}`),
    recipeInstructions: Array.from({ length: 500 }, () => ({ text: '{a|b}'.repeat(10_000) })),
    keywords: Array.from({ length: 200 }, (_, index) => `tag${index}`).join(','),
  }
  const [raw] = readFile(Buffer.from(JSON.stringify(recipe)), 'x.json').recipes
  const draft = raw && toDraft(raw, testReading()).draft
  expect(draft?.Name.en?.isWellFormed()).toBe(true)
  expect(draft?.Name.en?.length).toBeLessThanOrEqual(limits.DRAFT_NAME_MAX)
  expect(draft?.Lines).toHaveLength(limits.DRAFT_LINES_MAX)
  expect(draft?.Steps).toHaveLength(limits.DRAFT_STEPS_MAX)
  expect(draft?.Tags).toHaveLength(limits.DRAFT_TAGS_MAX)
  expect(
    Math.max(...(draft?.Steps ?? []).map(({ Text }) => Text.en?.length ?? 0)),
  ).toBeLessThanOrEqual(limits.DRAFT_STEP_MAX)
})
