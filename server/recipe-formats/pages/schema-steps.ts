import { firstText, flatListOf, objectOf, textOf, typesOf } from '../json-value.ts'
import type { Json, JsonObject } from '../json-value.ts'
import type { RawStep } from '../raw-recipe.ts'
import { pictureOf } from './schema-picture.ts'

/** How deep sections of steps may lie in each other. */
const DEPTH_MAX = 5
/** Steps of a recipe that are read: more than it may have. */
const STEPS_MAX = 1_000
/** Keys under which a section, a list or an entry of a list has its steps. */
const INNER = ['itemListElement', 'steps', 'step', 'item', 'items', 'recipeInstructions']
/** A name of a list that says no more than that it is one. */
const NO_SECTION = /^(?:steps?|(?:recipe )?instructions|directions|method|zubereitung|anleitung)$/iu

function withSection(steps: RawStep[], section: string | undefined): RawStep[] {
  const [first, ...rest] = steps
  return first && section !== undefined ? [{ ...first, section }, ...rest] : steps
}

/** Keys under which a step has its words. */
const TEXTS = ['text', 'description', 'instruction', 'direction', '@value']

/** The words of a step without its name. */
const wordsOf = (object: JsonObject) =>
  TEXTS.map((key) => (Array.isArray(object[key]) ? undefined : firstText(object[key]))).find(
    (text) => text !== undefined,
  )

/** What lies in an object. A number is its place, and an address only names it. */
function innerOf(object: JsonObject): Json {
  const isInner = (value: Json) =>
    typeof value === 'string'
      ? wordsOf(object) === undefined && !/^https?:/iu.test(value)
      : typeof value === 'object' && value !== null
  const inner = INNER.map((key) => object[key]).find((value) => isInner(value))
  return inner ?? (Array.isArray(object.text) ? object.text : undefined)
}

/** The steps in an object, behind its own words unless these are the same. */
function withOwnWords(object: JsonObject, steps: RawStep[]): RawStep[] {
  const text = wordsOf(object)
  const isStep = typesOf(object).includes('HowToStep')
  if (!isStep || text === undefined) return steps
  const inner = steps.map((step) => step.text.trim())
  if (inner.join(' ').includes(text.trim())) return steps
  return inner.every((step) => text.includes(step)) ? [{ text }] : [{ text }, ...steps]
}

/** The heading over the steps of an object; a step with directions, or an entry of a list, has none. */
function sectionOf(object: JsonObject): string | undefined {
  const types = typesOf(object)
  const name = textOf(object.name) ?? textOf(object.title)
  const isSection = types.every((type) => /^(?:HowToSection|ItemList|CreativeWork|)$/u.test(type))
  return isSection && name !== undefined && !NO_SECTION.test(name.trim()) ? name : undefined
}

function stepOf(item: Json, base: string | undefined, depth: number): RawStep[] {
  const object = objectOf(item)
  if (!object) {
    const text = textOf(item)
    return text === undefined ? [] : [{ text }]
  }
  const inner = innerOf(object)
  const steps = inner === undefined ? [] : stepsIn(inner, base, depth + 1)
  if (steps.length > 0) return withSection(withOwnWords(object, steps), sectionOf(object))
  const text = wordsOf(object) ?? firstText(object.name)
  if (text === undefined) return []
  const picture = pictureOf(object.image, base)
  return [{ text, ...(picture && { picture }) }]
}

/**
 * The steps of a recipe, whatever they are made of: texts, lists, steps, sections and entries of lists.
 *
 * @param base address of the page, for relative addresses
 */
export function stepsIn(value: Json, base: string | undefined, depth = 0): RawStep[] {
  if (depth > DEPTH_MAX) return []
  return flatListOf(value, STEPS_MAX)
    .flatMap((item) => stepOf(item, base, depth))
    .slice(0, STEPS_MAX)
}
