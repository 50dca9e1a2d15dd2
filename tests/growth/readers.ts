import { strToU8, zipSync } from 'fflate'
import { gzipSync } from 'node:zlib'
import { amountBefore } from '#cooking/line/amount-before.ts'
import { nearFood, readItem } from '#cooking/line/read-item.ts'
import { readDraftLine } from '#cooking/line/read-line.ts'
import { foodsOfLine } from '#cooking/line/several.ts'
import { ovenIn, signIn } from '#cooking/writing/step-signs.ts'
import { withImperial } from '#cooking/amounts/with-imperial.ts'
import { keysIn, plainDraftText, tokenise } from '#cooking/writing/draft-text.ts'
import { isTin, measuresOfTin } from '#cooking/writing/tin.ts'
import { draftCaptions } from '#cooking/film/captions/draft-captions.ts'
import { readBeginnings } from '#cooking/film/web-vtt/beginnings.ts'
import { readCaptions } from '#cooking/film/web-vtt/words-of-film.ts'
import { readFilmJson } from '#cooking/film/step-film/read-film-json.ts'
import { readAmounts, splitStepText, stripTags } from '#cooking/step-text.ts'
import { durationsIn } from '#cooking/times/durations.ts'
import { withFahrenheit } from '#cooking/heat/with-fahrenheit.ts'
import { openArchive } from '#server/recipe-formats/programs/archive.ts'
import { cleanLines } from '#server/recipe-formats/clean-text.ts'
import { cooklangRecipe } from '#server/recipe-formats/programs/cooklang.ts'
import { cutStep } from '#server/recipe-formats/draft/cut-step.ts'
import { nutritionOf, wordsOf, yieldOf } from '#server/recipe-formats/draft/draft-facts.ts'
import { factsIn, isFactName } from '#server/recipe-formats/pasted/paste-facts.ts'
import { linesOfOneText, partsOfOneText } from '#server/recipe-formats/one-text.ts'
import { mendedJson } from '#server/recipe-formats/pages/mended-json.ts'
import { keyMaker } from '#server/recipe-formats/draft/draft-keys.ts'
import { ImportError } from '#server/recipe-formats/import-error.ts'
import { languageOfText } from '#server/recipe-formats/draft/language-of.ts'
import { minutesOf } from '#cooking/times/minutes.ts'
import { temperaturesIn } from '#cooking/heat/temperatures.ts'
import { readPasted } from '#server/recipe-formats/pasted/pasted.ts'
import type { RawRecipe } from '#server/recipe-formats/raw-recipe.ts'
import { readArchive, readFetched, readFile } from '#server/recipe-formats/read-source.ts'
import { toDraft } from '#server/recipe-formats/draft/to-draft.ts'
import { testReading } from '#server/recipe-formats/reading.helpers.ts'

const reading = testReading()
const { words } = reading
const LINES = ['egg', 'red onions', 'a', 'salt', '7.5 % milk'].map((name, index) => ({
  key: `k-${index}`,
  names: [name, `${name}s`],
  amounts: ['1', '1 oz', '½'],
}))

function draftsOf(recipes: readonly RawRecipe[]): void {
  for (const recipe of recipes) toDraft(recipe, reading)
}

/** What is refused is read no further. */
function unlessRefused(read: () => void): void {
  try {
    read()
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
  }
}

const recipeOf = (text: string): RawRecipe => ({
  name: text,
  description: text,
  servings: text,
  ingredients: [text, text],
  steps: [{ text }, { text, section: text }],
  tags: [text],
  tools: [text],
  source: { name: text, address: text, licence: text },
  note: text,
  nutrition: { Calorie: text },
})

/** Everything that reads a text which somebody else wrote. */
export const TEXT_READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'a line': (text) => readDraftLine(text, words),
  'foods of a line': (text) => foodsOfLine(text, words),
  'an entry of a shopping list': (text) => [readItem(text, words), nearFood(text, words)],
  'an amount before a food': (text) => [
    amountBefore(`${text} `, words),
    amountBefore(`${text} 2 `, words),
  ],
  'foods in a step': (text) => [tokenise(text, LINES, 'en'), tokenise(text, LINES, 'de')],
  'tokens of a step': (text) => [keysIn(text), plainDraftText(text)],
  'signs of a step': (text) => [ovenIn(text), signIn(text, 'en'), signIn(text, 'de')],
  'amounts of a step': (text) => [splitStepText(text), readAmounts(text), stripTags(text)],
  'captions of a step': (text) => [
    draftCaptions(text, { StartsMs: 0, StopsMs: 3_600_000 }, 'de'),
    draftCaptions(text, { StartsMs: 0, StopsMs: 1000 }, 'en'),
  ],
  'beginnings of a film': (text) => [
    readBeginnings(text, [{ key: 'chop', text: { en: text } }], 3_600_000),
    readBeginnings(`0:42 ${text}`, [{ key: 'chop', text: { en: text } }], 3_600_000),
    readBeginnings(`WEBVTT\n\n${text}`, [{ key: 'chop', text: { en: 'Chop.' } }], 3_600_000),
  ],
  'captions of a file': (text) => [
    readCaptions(`WEBVTT\n\n${text}`, 3_600_000),
    readCaptions(`WEBVTT\n\n00:01.000 --> 00:09.000\n${text}`, 3_600_000),
  ],
  'a step film': (text) => [
    readFilmJson(text),
    readFilmJson(JSON.stringify({ version: 1, title: { [text]: text }, steps: [{ key: text }] })),
  ],
  durations: (text) => [durationsIn(text), durationsIn(text, { isFact: true })],
  temperatures: (text) => withFahrenheit(text, 'en'),
  'imperial values': (text) => [withImperial(text, 'en'), withImperial(text, 'de')],
  'a tin': (text) => [isTin(text), measuresOfTin(text)],
  'a yield': (text) => yieldOf(text, 'en'),
  nutrition: (text) =>
    nutritionOf({ name: '', ingredients: [], steps: [], nutrition: { Calorie: text } }),
  minutes: (text) => minutesOf(text),
  'short words': (text) => wordsOf([text, ...text.split(' ')], 20),
  keys: (text) => text.split(' ').map(keyMaker()),
  'the language': (text) => languageOfText(text, 'en'),
  'parts of a long step': (text) => cutStep(text),
  'parts of one text': (text) => [partsOfOneText(text), linesOfOneText(text)],
  'heat in a text': (text) => temperaturesIn(text),
  'facts of a pasted text': (text) => [factsIn(text), factsIn(text, true), isFactName(text)],
  'damaged JSON': (text) => [
    mendedJson(`{"@type":"Recipe",${text}`),
    mendedJson(`["recipe" ${text}`),
  ],
  'clean lines': (text) => unlessRefused(() => void cleanLines(text)),
  'a pasted text': (text) => unlessRefused(() => draftsOf([readPasted(text)])),
  'a recipe': (text) => unlessRefused(() => draftsOf([recipeOf(text)])),
  Cooklang: (text) => unlessRefused(() => draftsOf([cooklangRecipe(text, 'x', () => undefined)])),
  'metadata of Cooklang': (text) =>
    unlessRefused(() =>
      draftsOf([cooklangRecipe(`---\n${text}\n---\nMix @egg.`, 'x', () => undefined)]),
    ),
  'a file': (text) => unlessRefused(() => draftsOf(readFile(Buffer.from(text), 'x.txt').recipes)),
  'a page': (text) =>
    unlessRefused(() => {
      const item = `<div itemscope itemtype="http://schema.org/Recipe"><p itemprop="name ${text.replaceAll('"', '')}">${text}</p>`
      draftsOf(readFetched(`<html lang="${text}">${item}${text}`, 'https://example.com/').recipes)
    }),
  'a page with JSON': (text) =>
    unlessRefused(() => {
      const json = JSON.stringify({
        '@type': 'Recipe',
        name: text,
        recipeIngredient: [text],
        keywords: text,
      })
      const page = `<html><script type="application/ld+json">${json}${text}</script>`
      draftsOf(readFetched(page, 'https://example.com/').recipes)
    }),
  RecipeSage: (text) =>
    unlessRefused(() => {
      const xml = `<recipes><recipe><title>${text}</title><ingredients>${text}</ingredients></recipe></recipes>`
      draftsOf(readFile(Buffer.from(xml), 'x.xml').recipes)
    }),
}

async function readZip(files: Record<string, Uint8Array>): Promise<void> {
  const archive = await openArchive(Buffer.from(zipSync(files, { level: 0 })))
  try {
    draftsOf((await readArchive(archive)).recipes)
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
  } finally {
    archive.close()
  }
}

const json = (value: unknown) => strToU8(JSON.stringify(value))
const many = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index))

/** Tables of a backup of Mealie, all of whose rows are of one recipe. */
const mealie = (recipes: number, rows: number) => ({
  recipes: many(recipes, () => ({ id: '1', name: 'x' })),
  recipes_ingredients: many(rows, () => ({ recipe_id: '1', food_id: '1', quantity: 1 })),
  recipe_instructions: many(rows, () => ({ recipe_id: '1', text: 'Boil 1 egg.' })),
  recipes_to_tags: many(rows, () => ({ recipe_id: '1', tag_id: '1' })),
  ingredient_foods: [{ id: '1', name: 'egg '.repeat(rows) }],
  tags: [{ id: '1', name: 'tag '.repeat(rows) }],
})

const nested = (name: string, depth: number, inner: string) =>
  `<div itemprop="${name}" itemscope>`.repeat(depth) + inner + '</div>'.repeat(depth)
const item = (inner: string) =>
  `<html><div itemscope itemtype="http://schema.org/Recipe">${inner}</div>`
const page = (inner: string) =>
  unlessRefused(() => draftsOf(readFetched(item(inner), 'https://example.com/').recipes))

/** Sources whose parts multiply with each other, made of so many parts. */
export const SOURCES: Readonly<Record<string, (count: number) => unknown>> = {
  'lines of one food and steps that name it': (count) =>
    toDraft(
      {
        name: 'x',
        ingredients: many(count, () => '1 egg'),
        steps: many(count, () => ({ text: 'Boil the egg, then the egg. '.repeat(20) })),
      },
      reading,
    ),
  'names of foods and words of steps': (count) =>
    toDraft(
      {
        name: 'x',
        ingredients: many(count, (index) => `1 aaaa b${index}`),
        steps: many(count, () => ({ text: 'aaaa aaaa aaaae aaaaen '.repeat(40) })),
      },
      reading,
    ),
  'metadata of Cooklang': (count) =>
    unlessRefused(
      () =>
        void cooklangRecipe(
          `---\n${many(10 * count, (index) => `k${index}: 1`).join('\n')}\n---\nMix.`,
          'x',
          () => undefined,
        ),
    ),
  'metadata lines of Cooklang': (count) =>
    unlessRefused(
      () =>
        void cooklangRecipe(
          `${many(10 * count, (index) => `>> k${index}: 1`).join('\n')}\nMix.`,
          'x',
          () => undefined,
        ),
    ),
  'nested metadata of Cooklang': (count) =>
    unlessRefused(
      () =>
        void cooklangRecipe(`---\na: ${'['.repeat(10 * count)}\n---\nMix.`, 'x', () => undefined),
    ),
  'recipes of one id': (count) => readZip({ 'database.json': json(mealie(count, count)) }),
  'rows of one recipe': (count) => readZip({ 'database.json': json(mealie(1, 10 * count)) }),
  'recipes in folders': (count) =>
    readZip(
      Object.fromEntries(
        many(count, (index) => [`${index}/recipe.json`, json({ '@type': 'Recipe', name: 'x' })]),
      ),
    ),
  'recipes of Tandoor': (count) =>
    readZip(
      Object.fromEntries(
        many(count, (index) => [
          `${index}.zip`,
          zipSync({ 'recipe.json': json({ name: 'x', keywords: ['a'] }) }),
        ]),
      ),
    ),
  'recipes of Paprika': (count) =>
    readZip(
      Object.fromEntries(
        many(count, (index) => [
          `${index}.paprikarecipe`,
          gzipSync(json({ name: 'x', ingredients: '1 egg\n'.repeat(10) })),
        ]),
      ),
    ),
  'names of one nested property': (count) =>
    page(
      nested('name '.repeat(count), 5, 'x') +
        nested('itemListElement steps recipeInstructions '.repeat(count), 5, 'x'),
    ),
  'different names of one nested property': (count) =>
    page(nested(many(count, (index) => `n${index}`).join(' '), 6, 'x')),
  'properties in each other': (count) =>
    page('<b itemprop="recipeInstructions">'.repeat(count) + 'x'.repeat(10 * count)),
  'items in each other': (count) =>
    page(nested('recipeInstructions', count, nested('itemListElement', count, 'x'))),
  'references to each other': (count) => {
    const graph = many(count, (index) => ({
      '@type': 'Thing',
      '@id': `#${index}`,
      part: many(10, (other) => ({ '@id': `#${(index + other) % count}` })),
    }))
    const recipe = {
      '@type': 'Recipe',
      name: 'x',
      image: many(10, (index) => ({ '@id': `#${index}` })),
    }
    const script = JSON.stringify({ '@graph': [recipe, ...graph] })
    unlessRefused(
      () =>
        void readFetched(
          `<html><script type="application/ld+json">${script}</script>`,
          'https://example.com/',
        ),
    )
  },
  'pictures of one recipe': (count) => {
    const image = many(100 * count, (index) => ({
      url: `https://example.com/${index}.jpg`,
      width: index,
    }))
    unlessRefused(() =>
      draftsOf(
        readFile(Buffer.from(JSON.stringify({ '@type': 'Recipe', name: 'x', image })), 'x.json')
          .recipes,
      ),
    )
  },
  'sections in each other': (count) => {
    const section = (depth: number): unknown =>
      depth === 0
        ? 'x'
        : {
            '@type': 'HowToSection',
            itemListElement: many(depth === 1 ? 10 * count : 2, () => section(depth - 1)),
          }
    const recipe = { '@type': 'Recipe', name: 'x', recipeInstructions: section(4) }
    unlessRefused(() => draftsOf(readFile(Buffer.from(JSON.stringify(recipe)), 'x.json').recipes))
  },
}
