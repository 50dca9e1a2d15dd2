import { strToU8, zipSync } from 'fflate'
import { gzipSync } from 'node:zlib'
import { emptyDraft, type Draft } from '#contract/own-recipes/draft.ts'

/** An input that may take a reader long, and how it reaches the server. */
export interface Poison {
  readonly name: string
  readonly as: 'save' | 'text' | 'file'
  readonly body: Buffer
  /** Of a file. */
  readonly fileName?: string
}

const LINES = 400
const LINE_LENGTH = 300
const STEPS = 100

const many = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index))
const filled = (fragment: string, length: number, tail = '') =>
  fragment.repeat(Math.ceil(length / fragment.length)).slice(0, length - tail.length) + tail

/** What a line, a step or another short text is made of. */
const FRAGMENTS: readonly (readonly [fragment: string, tail: string])[] = [
  ['1 oz ', 'x'],
  ['-', '-a'],
  ['1 lb/1 ', ''],
  ['½', 'x'],
  ['1', ' '],
  ['1,', 'x'],
  [' ', 'x'],
  ['ge', 'x'],
  ['(', ''],
  ['(a) ', ''],
  ['{a|', ''],
  ['egg ', ''],
  ['juice of ', ''],
  ['half a ', ''],
  ['5 to 7 minutes ', ''],
  ['180 °C ', ''],
  ['<b', ''],
  ['&amp;', ''],
]

function draftOf(line: string, step: string): Draft {
  return {
    ...emptyDraft('en'),
    Name: { en: 'Poison' },
    Lines: many(LINES, (index) => ({
      Key: `l-${index}`,
      Text: { en: line.slice(0, LINE_LENGTH) },
    })),
    Steps: many(STEPS, (index) => ({ Key: `s-${index}`, Text: { en: step } })),
  }
}

function save(name: string, draft: Draft): Poison {
  const body = Buffer.from(JSON.stringify({ Key: crypto.randomUUID(), Draft: draft }))
  return { name: `save, ${name}`, as: 'save', body }
}
const text = (name: string, pasted: string): Poison => ({
  name: `pasted, ${name}`,
  as: 'text',
  body: Buffer.from(JSON.stringify({ Text: pasted.slice(0, 100_000) })),
})
const file = (fileName: string, body: string | Uint8Array): Poison => ({
  name: `file, ${fileName}`,
  as: 'file',
  fileName,
  body: Buffer.from(body),
})
const json = (value: unknown) => strToU8(JSON.stringify(value))

const lines = FRAGMENTS.flatMap(([fragment, tail]) => {
  const line = filled(fragment, LINE_LENGTH, tail)
  return [
    save(
      `${JSON.stringify(fragment)} in each line and step`,
      draftOf(line, filled(fragment, 2_000, tail)),
    ),
    text(`${JSON.stringify(fragment)} in each line`, `Soup\n${`${line}\n`.repeat(LINES)}`),
  ]
})

const long = 'Boil the egg and the other egg, then eat the egg with an egg. '
const pasted = [
  text(
    '400 lines and 100 steps of one food',
    `Soup\nIngredients\n${'1 egg\n'.repeat(LINES)}Method\n${`${long.repeat(10)}\n`.repeat(STEPS)}`,
  ),
  text('one line of 29 ounces', `Soup\n${'1 oz '.repeat(29)}x\n1 egg`),
]

const item = (inner: string) =>
  `<html><div itemscope itemtype="http://schema.org/Recipe">${inner}</div></html>`
const nested = (names: string, depth: number) =>
  `<div itemprop="${names}" itemscope>`.repeat(depth) + 'x' + '</div>'.repeat(depth)
const pages = [
  file('names.html', item(nested(many(12, (index) => `n${index}`).join(' '), 6))),
  file('same-names.html', item(nested('name '.repeat(5_000), 6))),
  file('nested.html', item('<b itemprop="recipeInstructions">'.repeat(480) + 'x'.repeat(100_000))),
  file('deep.html', item('<div>'.repeat(100_000))),
  file('many-items.html', item('<p itemprop="recipeIngredient">1 egg</p>'.repeat(50_000))),
  file('comments.html', `${'<!--'.repeat(50_000)}<html>`),
  file('script.html', `<html><script type="application/ld+json">${'['.repeat(100_000)}`),
]

/** A backup of Mealie whose recipes share one id. */
const shared = {
  recipes: many(400, () => ({ id: '1', name: 'x' })),
  recipes_ingredients: many(1_000, () => ({ recipe_id: '1', food_id: '1', quantity: 1 })),
  recipe_instructions: many(1_000, () => ({ recipe_id: '1', text: 'Boil 1 egg.' })),
  recipes_to_tags: many(1_000, () => ({ recipe_id: '1', tag_id: '1' })),
  ingredient_foods: [{ id: '1', name: 'egg '.repeat(100_000) }],
  tags: [{ id: '1', name: 'tag '.repeat(100_000) }],
}
const archives = [
  file('mealie.zip', zipSync({ 'database.json': json(shared) })),
  file(
    'metadata.cook',
    `---\n${many(10_000, (index) => `k${index}: 1`).join('\n')}\n---\nMix @egg.`,
  ),
  file('directives.cook', `---\n${'%\n'.repeat(9_000)}---\nMix @egg.`),
  file('flows.cook', `---\na: ${'[-'.repeat(4_000)}\n---\nMix @egg.`),
  file('lines.cook', `${many(10_000, (index) => `>> k${index}: 1`).join('\n')}\nMix @egg.`),
  file('comments.cook', `Mix ${'[-'.repeat(90_000)}`),
  file(
    'words.json',
    json({
      '@type': 'Recipe',
      name: 'x',
      keywords: 'a,'.repeat(2_000_000),
      recipeIngredient: ['1 egg'],
    }),
  ),
  file(
    'pictures.json',
    json({
      '@type': 'Recipe',
      name: 'x',
      image: many(100_000, (index) => `http://a.example/${index}`),
    }),
  ),
  file(
    'x.paprikarecipe',
    gzipSync(
      json({
        name: 'x',
        ingredients: `${filled('1 oz ', 290, 'x')}\n`.repeat(5_000),
        nutritional_info: '1'.repeat(500_000),
      }),
    ),
  ),
  file(
    'recipesage.xml',
    `<recipes>${`<recipe><title>x</title><ingredients>${filled('1 oz ', 5_000, 'x')}</ingredients></recipe>`.repeat(50)}</recipes>`,
  ),
  file(
    'tandoor.zip',
    zipSync(
      Object.fromEntries(
        many(50, (index) => [
          `${index}.zip`,
          zipSync({ 'recipe.json': json({ name: 'x', keywords: many(10_000, () => 'a') }) }),
        ]),
      ),
    ),
  ),
]

/** Everything that is tried: lines, texts, pages and archives. */
export const POISONS: readonly Poison[] = [...lines, ...pasted, ...pages, ...archives]
