import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { parse } from 'yaml'
import { foodFacts } from '#content/pack-facts.ts'
import type { Ingredient } from '#content/format.ts'
import { showAmount } from '#cooking/amounts/amounts.ts'
import { mergeNeeds, purchaseOf, type Need } from '#cooking/amounts/buyable.ts'
import type { Language } from '#contract/languages.ts'
import { recipeWords } from '#cooking/food-words.ts'
import { readItem, type ReadItem } from '#cooking/line/read-item.ts'
import { listWords } from '#cooking/items/list-words.ts'
import { readDraftLine } from '#cooking/line/read-line.ts'
import { ovenIn } from '#cooking/writing/step-signs.ts'
import { plainDraftText } from '#cooking/writing/draft-text.ts'
import { durationsIn } from '#cooking/times/durations.ts'
import { unitCode, type UnitKey } from '#contract/units.ts'
import { openArchive } from '#server/recipe-formats/programs/archive.ts'
import { cooklangRecipe } from '#server/recipe-formats/programs/cooklang.ts'
import { nutritionOf, yieldOf } from '#server/recipe-formats/draft/draft-facts.ts'
import { linesOf } from '#server/recipe-formats/draft/draft-lines.ts'
import { ImportError } from '#server/recipe-formats/import-error.ts'
import { minutesOf } from '#cooking/times/minutes.ts'
import { readPasted } from '#server/recipe-formats/pasted/pasted.ts'
import type { RawRecipe } from '#server/recipe-formats/raw-recipe.ts'
import { readArchive, readFetched, readFile } from '#server/recipe-formats/read-source.ts'
import { toDraft } from '#server/recipe-formats/draft/to-draft.ts'
import type { ReaderName, Sample } from './corpus.ts'
import type { Json } from './matches.ts'

const FOODS = parse(readFileSync('content/catalogue/ingredients.yaml', 'utf8')) as Ingredient[]
const named = FOODS.map(({ name, synonyms }, id) => ({
  id,
  names: [
    name.en.one,
    name.en.other,
    name.de.one,
    name.de.other,
    ...(synonyms?.en ?? []),
    ...(synonyms?.de ?? []),
  ],
}))
const words = recipeWords(named)
// Ids of the list begin above 0: goods have those below.
const wordsOfList = listWords(named.map(({ id, names }) => ({ id: id + 1, names })))
const namesOf = (food: number) => named[food]?.names ?? []
/** The slug of a food, or its written name after "=". */
const foodName = (food: number | undefined, name: string) =>
  (food === undefined ? undefined : FOODS[food]?.slug) ?? `=${name}`

/** Fields that are undefined are absent. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value ?? null)) as Json

function lineOf(text: string) {
  const { amount, maxAmount, unit, food, name, note, doubt, isHeading } = readDraftLine(text, words)
  if (isHeading) return { heading: name }
  return {
    amount,
    max: maxAmount,
    unit: unit ?? (amount === undefined ? undefined : 'piece'),
    food: foodName(food, name),
    note,
    asks: doubt,
  }
}

function entryOf({ amount, unit, food, name, note }: ReadItem) {
  return {
    amount,
    unit: unit ?? (amount === undefined ? undefined : 'piece'),
    food: foodName(food === undefined ? undefined : food - 1, name),
    note,
  }
}

const factsOf = (slug: string) => {
  const food = FOODS.find((one) => one.slug === slug)
  return food ? foodFacts(food) : {}
}

function bought({ food, needs }: { food: string; needs: [number, UnitKey][] }) {
  const facts = factsOf(food)
  const { amount, sold } = purchaseOf(
    mergeNeeds(
      needs.map(([amount, unit]): Need => ({ amount, unit })),
      facts,
    ),
    facts,
  )
  return { amount, sold: 'pack' in sold ? sold.pack : sold.unit }
}

function shown([amount, unit, from, to]: [number, UnitKey, number, number], language: Language) {
  const amountText = showAmount(amount / from, unitCode(unit), {
    persons: to,
    servings: from,
    language,
  })?.text
  return amountText?.replaceAll('\u00a0', ' ')
}

const text = (texts: Partial<Record<Language, string>>) => texts.en ?? texts.de ?? ''

/** A recipe as a source has it, with its lines and steps as they will stand in the draft. */
function recipeOf(raw: RawRecipe | undefined, language: Language) {
  if (!raw) return { error: 'NoRecipe' }
  const { draft } = toDraft(raw, { words, namesOf, language })
  const { picture } = raw
  return {
    name: text(draft.Name),
    lines: draft.Lines.map(({ Text, IsHeading }) => (IsHeading ? `# ${text(Text)}` : text(Text))),
    steps: draft.Steps.map(({ Text }) => plainDraftText(text(Text))),
    servings: draft.Yield?.Servings,
    of: draft.Yield?.Of && text(draft.Yield.Of),
    prep: draft.PrepMinutes,
    cook: raw.cookMinutes,
    total: draft.TotalMinutes,
    picture: picture?.kind === 'address' ? picture.address : undefined,
  }
}

/** What a source gives, or the code of why it gives nothing. */
async function orError(read: () => unknown) {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ImportError) return { error: error.failure }
    throw error
  }
}

const jsonFile = (value: unknown, language: Language) =>
  orError(() =>
    recipeOf(readFile(Buffer.from(JSON.stringify(value)), 'x.json').recipes[0], language),
  )

async function tandoor(recipe: unknown, language: Language) {
  const inner = zipSync({ 'recipe.json': strToU8(JSON.stringify(recipe)) })
  const archive = await openArchive(Buffer.from(zipSync({ '1.zip': inner })))
  try {
    return recipeOf((await readArchive(archive)).recipes[0], language)
  } finally {
    archive.close()
  }
}

async function mealie(recipe: unknown, language: Language) {
  const archive = await openArchive(
    Buffer.from(zipSync({ 'recipes/m/m.json': strToU8(JSON.stringify(recipe)) })),
  )
  try {
    return recipeOf((await readArchive(archive)).recipes[0], language)
  } finally {
    archive.close()
  }
}

/** What a reader makes of an input in a language. */
type Reader = (input: never, language: Language) => unknown

const READERS: Readonly<Record<Exclude<ReaderName, 'search'>, Reader>> = {
  line: (text: string) => lineOf(text),
  lines: (text: string, language) =>
    linesOf({ name: 'x', ingredients: [text], steps: [] }, language, words).map(({ line }) =>
      lineOf(line.Text[language] ?? ''),
    ),
  entry: (text: string) => entryOf(readItem(text, wordsOfList)),
  durations: (text: string) =>
    durationsIn(text).map(({ min, max }) => (min === max ? min / 60 : [min / 60, max / 60])),
  minutes: (text: string) => minutesOf(text),
  oven: (text: string) => ovenIn(text),
  yield: (text: string, language) => {
    const found = yieldOf(text, language)
    return found && { servings: found.Servings, of: found.Of?.[language] }
  },
  calorie: (text: string) =>
    nutritionOf({ name: '', ingredients: [], steps: [], nutrition: { Calorie: text } })?.Calorie,
  schema: (recipe: object, language) =>
    jsonFile(
      {
        '@context': 'https://schema.org',
        '@type': 'Recipe',
        name: 'X',
        recipeIngredient: ['1 egg'],
        recipeInstructions: ['Mix.'],
        ...recipe,
      },
      language,
    ),
  json: (value: object, language) => jsonFile(value, language),
  page: (html: string, language) =>
    orError(() => recipeOf(readFetched(html, 'https://x.example/').recipes[0], language)),
  paste: (text: string, language) => orError(() => recipeOf(readPasted(text), language)),
  steptokens: (text: string, language) =>
    toDraft(readPasted(text), { words, namesOf, language }).draft.Steps.map(
      ({ Text }) => Text.en ?? Text.de ?? '',
    ),
  mealie: (recipe: object, language) => orError(() => mealie(recipe, language)),
  tandoor: (recipe: object, language) => orError(() => tandoor(recipe, language)),
  cooklang: (text: string, language) =>
    orError(() =>
      recipeOf(
        cooklangRecipe(text, 'x', () => undefined),
        language,
      ),
    ),
  buy: (need: { food: string; needs: [number, UnitKey][] }) => bought(need),
  show: (amount: [number, UnitKey, number, number], language) => shown(amount, language),
}

/** What the reader of a sample makes of it, as JSON. */
export async function readSample({ reader, input, lang = 'en' }: Sample): Promise<Json> {
  if (reader === 'search') throw new Error('Searches need a server: see search.test.ts.')
  const read: Reader = READERS[reader]
  return plain(await read(input as never, lang))
}
