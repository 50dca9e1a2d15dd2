import { minutesOf } from '#cooking/times/minutes.ts'
import { yieldIn } from '#cooking/yields.ts'
import { isLanguage } from '#contract/languages.ts'
import { withColon, withSections } from '../headings.ts'
import {
  firstText,
  listOf,
  objectOf,
  present,
  textOf,
  typesOf,
  type Json,
  type JsonObject,
} from '../json-value.ts'
import { linesOfOneText } from '../one-text.ts'
import type { RawRecipe } from '../raw-recipe.ts'
import { linesIn } from './schema-lines.ts'
import { addressOf, pictureOf } from './schema-picture.ts'
import { stepsIn } from './schema-steps.ts'

/** How deep a recipe may lie in what a page says. */
const DEPTH_MAX = 10
/** Words and tools of a recipe that are read: more than it may have. */
const ITEMS_MAX = 1_000
/** Yields that are looked at. */
const YIELDS_MAX = 50

/** The value of the first key that is there. */
const fieldOf = (object: JsonObject, keys: readonly string[]): Json =>
  keys.map((key) => object[key]).find((value) => value !== undefined && value !== null)

const NAMES = ['name', 'headline', 'title', 'titel']
const INGREDIENTS = ['recipeIngredient', 'recipeIngredients', 'ingredients', 'zutaten']
const INSTRUCTIONS = [
  'recipeInstructions',
  'instructions',
  'directions',
  'method',
  'zubereitung',
  'anleitung',
]
/** What a recipe that says its type may have beside them. */
const STEPS = [...INSTRUCTIONS, 'steps']

/** Whether an object is a recipe of schema.org, or has all that makes one without saying so. */
function isRecipe(value: Json): value is JsonObject {
  const object = objectOf(value)
  if (!object) return false
  const types = typesOf(object)
  if (types.length > 0) return types.some((type) => type.toLowerCase() === 'recipe')
  const hasAll = [NAMES, INGREDIENTS, STEPS].every((keys) => fieldOf(object, keys) !== undefined)
  return (
    hasAll &&
    (Array.isArray(fieldOf(object, INGREDIENTS)) ||
      firstText(fieldOf(object, INGREDIENTS)) !== undefined)
  )
}

/** The recipes among values of JSON-LD, wherever they lie: in a list, a graph, a page's main entity. */
export function recipesIn(value: Json, depth = 0): JsonObject[] {
  if (depth > DEPTH_MAX) return []
  if (Array.isArray(value)) return value.flatMap((item: Json) => recipesIn(item, depth + 1))
  const object = objectOf(value)
  if (!object) return []
  if (isRecipe(object)) return [object]
  const inner = [
    '@graph',
    'mainEntity',
    'mainEntityOfPage',
    'itemListElement',
    'item',
    'recipes',
    'recipe',
    'about',
    'hasPart',
  ]
  return inner.flatMap((key) => recipesIn(object[key], depth + 1))
}

/** What a yield says: a text, a number, or an object with a value and a unit. */
function yieldText(value: Json): string | undefined {
  const object = objectOf(value)
  if (!object) return textOf(value)
  const [least, most] = [textOf(object.minValue), textOf(object.maxValue)]
  const number = textOf(object.value) ?? (most === undefined ? least : `${least ?? ''}-${most}`)
  const unit = textOf(object.unitText)
  const name = textOf(object.name)
  if (unit === undefined && name !== undefined && /\d/u.test(name)) return name
  return number === undefined ? firstText(value) : `${number} ${unit ?? ''}`.trim()
}

/**
 * The yield that says for how many: of several the one that names people, else a bare number or a text
 * that says more of it, else the first that counts.
 */
function servingsOf(value: Json): string | undefined {
  const texts = listOf(value)
    .slice(0, YIELDS_MAX)
    .flatMap((item) => yieldText(item) ?? [])
  const found = texts.flatMap((text) => {
    const read = yieldIn(text)
    return read ? [{ text, ...read, isBare: /^\d+$/u.test(text.trim()) }] : []
  })
  const people = found.find(({ of, isBare }) => of === undefined && !isBare)
  const bare = found.find(({ isBare }) => isBare)
  const fuller = bare && found.find(({ servings, isBare }) => !isBare && servings === bare.servings)
  return (people ?? fuller ?? bare ?? found[0])?.text ?? texts[0]
}

const split = (value: Json) =>
  listOf(value)
    .slice(0, ITEMS_MAX)
    .flatMap((item) => (firstText(item) ?? '').split(',', ITEMS_MAX))
    .map((word) => word.trim())
    .filter((word) => word !== '')

/**
 * Reads a recipe of schema.org (JSON-LD, and microdata in the same shape).
 *
 * @param base address of the page, for relative addresses
 */
export function schemaRecipe(recipe: JsonObject, base?: string): RawRecipe {
  const nutrition = objectOf(listOf(recipe.nutrition)[0])
  const language = firstText(recipe.inLanguage)?.slice(0, 2).toLowerCase()
  const author = firstText(recipe.author) ?? firstText(recipe.creditText)
  const publisher = firstText(recipe.publisher)
  const comment = listOf(recipe.comment)
    .map(objectOf)
    .find((one) => one?.name === 'Author Notes')
  const lines = linesIn(fieldOf(recipe, INGREDIENTS))
  return {
    name: NAMES.map((key) => firstText(recipe[key])).find((name) => name !== undefined) ?? '',
    ingredients: (lines.length === 1 ? lines.flatMap(linesOfOneText) : lines).map(withColon),
    steps: withSections(stepsIn(fieldOf(recipe, STEPS), base)),
    tags: [
      ...split(recipe.keywords),
      ...split(recipe.recipeCategory),
      ...split(recipe.recipeCuisine),
    ],
    tools: listOf(recipe.tool)
      .slice(0, ITEMS_MAX)
      .flatMap((tool) => firstText(tool) ?? []),
    ...present({
      description: firstText(recipe.description),
      language: isLanguage(language) ? language : undefined,
      servings: servingsOf(recipe.recipeYield ?? recipe.yield ?? recipe.servings),
      prepMinutes: minutesOf(firstText(recipe.prepTime)),
      cookMinutes: minutesOf(firstText(recipe.cookTime)),
      totalMinutes: minutesOf(firstText(recipe.totalTime)),
      note: firstText(comment?.text),
      picture: pictureOf(recipe.image ?? recipe.thumbnailUrl, base),
    }),
    source: present({
      name: [author, publisher].find((name) => name !== undefined && !/^https?:/u.test(name)),
      address: addressOf(recipe.url, base) ?? addressOf(recipe.isBasedOn, base) ?? base,
      licence: firstText(recipe.license) ?? firstText(recipe.usageInfo),
    }),
    ...(nutrition && {
      nutrition: present({
        Calorie: firstText(nutrition.calories),
        Protein: firstText(nutrition.proteinContent),
        Fat: firstText(nutrition.fatContent),
        Carbohydrate: firstText(nutrition.carbohydrateContent),
      }),
    }),
  }
}
