import { firstText, listOf, objectOf, present, textOf, type Json } from './json-value.ts'
import { minutesOf } from './minutes.ts'
import type { PictureRef, RawRecipe, RawStep } from './raw-recipe.ts'

type JsonObject = Readonly<Record<string, Json>>

/** How deep sections of steps may lie in each other. */
const DEPTH_MAX = 5
const typesOf = (object: JsonObject) =>
  listOf(object['@type']).map((type) => String(type).replace(/^.*[/#:]/u, ''))

/** Whether an object is a recipe of schema.org. */
function isRecipe(value: Json): value is JsonObject {
  const object = objectOf(value)
  return object !== undefined && typesOf(object).includes('Recipe')
}

/** The recipes among values of JSON-LD, wherever they lie: in a list, a graph, a page's main entity. */
export function recipesIn(value: Json, depth = 0): JsonObject[] {
  if (depth > 2 * DEPTH_MAX) return []
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
    'about',
    'hasPart',
  ]
  return inner.flatMap((key) => recipesIn(object[key], depth + 1))
}

/** An address of http or https, or a data address of a picture. */
function addressOf(value: Json, base: string | undefined): string | undefined {
  const text = textOf(value)?.trim()
  const url = text === undefined ? undefined : (URL.parse(text, base) ?? undefined)
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : undefined
}

/** The largest picture that is named, or the first one. */
function pictureOf(value: Json, base: string | undefined): PictureRef | undefined {
  const found = listOf(value).flatMap((item): { width: number; ref: PictureRef }[] => {
    const object = objectOf(item)
    const inner = object ? (object.url ?? object.contentUrl ?? object['@id']) : item
    const first = Array.isArray(inner) ? (inner[0] as Json) : inner
    const data = /^data:image\/[a-z+]+;base64,(.+)$/isu.exec(textOf(first) ?? '')
    if (data?.[1]) return [{ width: 0, ref: { kind: 'data', base64: data[1] } }]
    const address = addressOf(first, base)
    const width = Number.parseInt(textOf(object?.width) ?? '0', 10) || 0
    return address ? [{ width, ref: { kind: 'address', address } }] : []
  })
  return found.toSorted((a, b) => b.width - a.width)[0]?.ref
}

function withSection(steps: RawStep[], section: string | undefined): RawStep[] {
  const [first, ...rest] = steps
  return first && section !== undefined ? [{ ...first, section }, ...rest] : steps
}

function stepOf(item: Json, base: string | undefined, depth: number): RawStep[] {
  const object = objectOf(item)
  if (!object) {
    const text = textOf(item)
    return text === undefined ? [] : [{ text }]
  }
  const inner = object.itemListElement ?? object.steps
  const name = textOf(object.name)
  if (inner !== undefined && inner !== null) {
    const isSection = typesOf(object).includes('HowToSection')
    return withSection(stepsOf(inner, base, depth + 1), isSection ? name : undefined)
  }
  const text = textOf(object.text) ?? textOf(object.description) ?? name
  if (text === undefined) return []
  const picture = pictureOf(object.image, base)
  return [{ text, ...(picture && { picture }) }]
}

function stepsOf(value: Json, base: string | undefined, depth = 0): RawStep[] {
  return depth > DEPTH_MAX ? [] : listOf(value).flatMap((item) => stepOf(item, base, depth))
}

const split = (value: Json) =>
  listOf(value)
    .flatMap((item) => (firstText(item) ?? '').split(','))
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
  // The longer text says more: ["4", "4 servings"].
  const servings = listOf(recipe.recipeYield ?? recipe.yield)
    .map(firstText)
    .filter((text) => text !== undefined)
    .toSorted((a, b) => b.length - a.length)[0]
  return {
    name: firstText(recipe.name) ?? firstText(recipe.headline) ?? '',
    ingredients: listOf(recipe.recipeIngredient ?? recipe.ingredients).flatMap(
      (item) => firstText(item) ?? [],
    ),
    steps: stepsOf(recipe.recipeInstructions ?? recipe.instructions, base),
    tags: [
      ...split(recipe.keywords),
      ...split(recipe.recipeCategory),
      ...split(recipe.recipeCuisine),
    ],
    tools: listOf(recipe.tool).flatMap((tool) => firstText(tool) ?? []),
    ...present({
      description: firstText(recipe.description),
      language: language === 'de' || language === 'en' ? language : undefined,
      servings,
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
