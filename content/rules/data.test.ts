import { expect, test } from 'vitest'
import { exampleRecipe, problemsOf } from './example.ts'

/** Problems of a folder with the example recipe and this data file, except missing pictures. */
async function problemsOfFile(file: string, text: string): Promise<string[]> {
  const recipe = await exampleRecipe()
  const problems = await problemsOf({ 'recipes/shakshuka.yaml': recipe, [file]: text })
  return problems.filter((line) => !line.includes('nothing is shown there'))
}

const AUTHOR = `- slug: ida-sommer
  name: Ida Sommer
  place: Kiel
  facebook: null
  website: https://example.org/ida-sommer
`

const INGREDIENT = `- slug: lamb
  name: {en: {one: lamb, other: lamb}, de: {one: Lamm, other: Lamm}}
  department: meat-fish
  contains: [meat]
  synonyms: {en: [], de: []}
`

const COOKBOOK = `cookbooks:
  - slug: by-the-sea
    author: ana-ribeiro
    published: 2026-05-01
    name: {en: By the sea, de: Am Meer}
    partitions:
      - {en: Fish, de: Fisch}
`

test('a complete entry of an author has no problem', async () => {
  expect(await problemsOfFile('authors.yaml', AUTHOR)).toEqual([])
})

test('content:check reports an author who is listed twice in the file', async () => {
  expect(await problemsOfFile('authors.yaml', AUTHOR + AUTHOR)).toEqual([
    'authors.yaml:6: error: "ida-sommer" is in this file twice. Keep one.',
  ])
})

test('content:check reports an address that is not https', async () => {
  const text = AUTHOR.replace('https://example', 'http://example')
  expect(await problemsOfFile('authors.yaml', text)).toEqual([
    'authors.yaml:5: error: "website" is "http://example.org/ida-sommer"; it must be an https address or null.',
  ])
})

test('content:check reports a slug with capitals', async () => {
  expect(await problemsOfFile('authors.yaml', AUTHOR.replace('ida-sommer', 'Ida'))).toEqual([
    'authors.yaml:1: error: "slug" is "Ida"; it must be lower-case words joined by hyphens, such as red-lentil-soup.',
  ])
})

test('content:check reports an unknown department and an unused ingredient', async () => {
  const text = INGREDIENT.replace('meat-fish', 'meat-fisch')
  expect(await problemsOfFile('ingredients.yaml', text)).toEqual([
    'ingredients.yaml:1: warning: No recipe of this folder uses "lamb".',
    'ingredients.yaml:3: error: There is no department "meat-fisch". Did you mean "meat-fish"?',
  ])
})

test('content:check reports an ingredient with an unknown fact', async () => {
  const text = INGREDIENT.replace('[meat]', '[met]')
  expect(await problemsOfFile('ingredients.yaml', text)).toEqual([
    'ingredients.yaml:4: error: "contains" is "met"; it must be one of gluten, crustaceans, egg, fish, peanuts, soya, milk, nuts, celery, mustard, sesame, sulphites, lupin, molluscs, meat, animal, alcohol, lactose. Did you mean "meat"?',
  ])
})

test('content:check reports facts of an ingredient that contradict each other', async () => {
  const text = INGREDIENT.replace(
    'contains: [meat]\n',
    'contains: [meat]\n  mayContain: [meat, milk]\n  lactoseFree: true\n',
  )
  expect((await problemsOfFile('ingredients.yaml', text)).slice(1)).toEqual([
    'ingredients.yaml:5: error: "meat" is already in contains. Keep one.',
    'ingredients.yaml:6: error: Only what contains milk needs this. Add milk to contains, or leave it out.',
  ])
})

test('an ingredient that is listed only as an alternative counts as used', async () => {
  const recipe = (await exampleRecipe()).replace(
    '{ingredient: salt}',
    '{ingredient: salt, or: [{ingredient: lamb}]}',
  )
  const files = { 'recipes/shakshuka.yaml': recipe, 'ingredients.yaml': INGREDIENT }
  expect(await problemsOf(files)).not.toContainEqual(expect.stringContaining('No recipe of'))
})

test('content:check reports synonyms that repeat the name or another synonym', async () => {
  const text = INGREDIENT.replace('en: []', 'en: [lamb, mutton, Mutton]')
  expect(await problemsOfFile('ingredients.yaml', text)).toEqual([
    'ingredients.yaml:1: warning: No recipe of this folder uses "lamb".',
    'ingredients.yaml:5: warning: "lamb" is the name itself; leave it out.',
    'ingredients.yaml:5: warning: "Mutton" is a synonym of "lamb" too.',
  ])
})

test('content:check reports a cookbook of an unknown author, and one without recipes', async () => {
  const text = COOKBOOK.replace('ana-ribeiro', 'ana-ribero')
  expect(await problemsOfFile('cookbooks.yaml', text)).toEqual([
    'cookbooks.yaml:2: warning: "by-the-sea" has no recipe yet.',
    'cookbooks.yaml:3: error: There is no author "ana-ribero". Did you mean "ana-ribeiro"?',
  ])
})

test('content:check reports a cookbook without chapters', async () => {
  const text = COOKBOOK.replace(/partitions:[^]*/u, 'partitions: []\n')
  expect(await problemsOfFile('cookbooks.yaml', text)).toEqual([
    'cookbooks.yaml:6: error: "partitions" must be at least one chapter.',
  ])
})

test('content:check reports missing and duplicate months, and an unknown cookbook', async () => {
  const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11].map(
    (month) => `  - {month: ${month}, book: by-the-sea, title: {en: Sea, de: Meer}}`,
  )
  const text = `${COOKBOOK}months:\n${months.join('\n').replace('by-the-sea', 'by-the-see')}\n`
  expect(await problemsOfFile('cookbooks.yaml', text)).toEqual([
    'cookbooks.yaml:2: warning: "by-the-sea" has no recipe yet.',
    'cookbooks.yaml:8: error: Month 12 has no cookbook. Give every month one.',
    'cookbooks.yaml:9: error: There is no cookbook "by-the-see". Did you mean "by-the-sea"?',
    'cookbooks.yaml:20: error: Month 11 is listed twice. Keep one.',
  ])
})

test('content:check reports a tag without its German name', async () => {
  expect(await problemsOfFile('tags.yaml', '- slug: cheap\n  name: {en: Cheap}\n')).toEqual([
    'tags.yaml:2: error: "de" is missing. Add it.',
  ])
})

test('content:check refuses a folder without a catalogue', async () => {
  expect(await problemsOf({})).toEqual([
    expect.stringMatching(
      /^recipes:1: error: There is no catalogue in .*\. Put at least one recipe/u,
    ),
  ])
})
