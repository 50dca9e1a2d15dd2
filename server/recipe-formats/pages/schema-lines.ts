import { DRAFT_LINE_MAX } from '#contract/own-recipes/limits.ts'
import { firstText, flatListOf, listOf, objectOf, textOf } from '../json-value.ts'
import type { Json, JsonObject } from '../json-value.ts'

/** Lines that are read of a recipe: more than it may have. */
const LINES_MAX = 1_000
/** How deep groups of ingredients may lie in each other. */
const DEPTH_MAX = 5
/** Characters of a part of a line. */
const PART_MAX = 2 * DRAFT_LINE_MAX

const AMOUNTS = ['requiredQuantity', 'amount', 'quantity', 'qty', 'value', 'menge']
const UNITS = ['unitText', 'unit', 'unitOfMeasure', 'measure', 'unitCode', 'einheit']
const FOODS = ['name', 'food', 'ingredient', 'item', 'title', 'zutat', 'description']
const NOTES = ['note', 'notes', 'preparation', 'comment']
const WHOLE = ['text', 'original', 'originalText', 'display', 'raw']
const GROUPS = ['itemListElement', 'recipeIngredient', 'ingredients', 'items', 'zutaten']
/** Codes of units in trade; those of pieces are none on a line. */
const CODES: Readonly<Record<string, string>> = {
  GRM: 'g',
  KGM: 'kg',
  MGM: 'mg',
  MLT: 'ml',
  CLT: 'cl',
  DLT: 'dl',
  LTR: 'l',
  ONZ: 'oz',
  LBR: 'lb',
  G21: 'cup',
  G24: 'tbsp',
  G25: 'tsp',
  C62: '',
  H87: '',
  EA: '',
}

/** What is said of an amount behind the food. */
const BEHIND =
  /^(?:to taste|as (?:needed|required|desired)|optional|nach (?:geschmack|belieben|bedarf)|n\. ?b\.?)$/iu

/** A text in one line; '' for nothing. */
const words = (text: string | undefined) =>
  text?.slice(0, PART_MAX).replaceAll(/\s+/gu, ' ').trim() ?? ''
/** The first text that some keys have. */
const textAt = (object: JsonObject, keys: readonly string[]) =>
  words(keys.map((key) => firstText(object[key])).find((text) => text !== undefined))

/** The unit of an object: a word, or a code of trade. */
function unitOf(object: JsonObject): string {
  const unit = textAt(object, UNITS)
  return Object.hasOwn(CODES, unit) ? (CODES[unit] ?? '') : unit
}

/** A number with at most three decimals, or a text; '' for none and for zero. */
function numberOf(value: Json): string {
  const text = words(textOf(value))
  if (Number(text) === 0) return ''
  return /^\d+\.\d{4,}$/u.test(text) ? String(Number(Number(text).toFixed(3))) : text
}

/** The amount of an object: a number, a range, a text, or an object of a value and a unit. */
function amountOf(object: JsonObject, depth = 0): string {
  const value = AMOUNTS.map((key) => listOf(object[key])[0]).find(
    (one) => one !== undefined && one !== null,
  )
  const [least, most] = [textOf(object.minValue), textOf(object.maxValue)]
  const range = least !== undefined && most !== undefined ? `${least}-${most}` : (least ?? most)
  const inner = objectOf(value)
  const number =
    inner && depth < 2 ? amountOf(inner, depth + 1) || textAt(inner, FOODS) : numberOf(value)
  const said = number || words(range)
  const unit = unitOf(object)
  // "50 g" has its unit already.
  const hasUnit = unit === '' || /\p{L}/u.test(said.replaceAll(/<[^<>]{0,200}>/gu, ''))
  return said === '' || hasUnit ? said : `${said} ${unit}`
}

/** A text that holds the amount, the food and more: "200 g flour, sifted". */
function wholeText(object: JsonObject, amount: string, food: string): string {
  const text = textAt(object, WHOLE)
  if (text === '' || amount === '' || food === '') return text
  const rest = text.replace(food, '').replace(amount, '')
  const hasMore = /\p{L}/u.test(rest.replaceAll(/<[^<>]{0,200}>/gu, ''))
  return text.includes(amount) && text.includes(food) && hasMore ? text : ''
}

/** The line that an object says in parts: 3/4, "cup" and "sugar". */
function lineOf(object: JsonObject): string {
  const [amount, food, note] = [amountOf(object), textAt(object, FOODS), textAt(object, NOTES)]
  const whole = wholeText(object, amount, food)
  if (whole !== '') return whole
  if (food === '') return firstText(object) ?? ''
  if (BEHIND.test(amount)) return `${food}, ${amount}`
  const line = food.startsWith(amount) ? food : `${amount} ${food}`.trim()
  return note === '' || line.includes(note) ? line : `${line}, ${note}`
}

/** The lines of an object: of a group with its heading, of a wrapped ingredient, or its own. */
function linesOf(object: JsonObject, depth: number): string[] {
  const group = GROUPS.map((key) => object[key]).find((inner) => typeof inner === 'object' && inner)
  if (group) {
    const heading = words(textOf(object.name) ?? textOf(object.title)).replace(/:$/u, '')
    const inner = linesIn(group, depth + 1)
    return heading === '' || inner.length === 0 ? inner : [`${heading}:`, ...inner]
  }
  const item = objectOf(object.item)
  if (item && depth < DEPTH_MAX && amountOf(object) === '') return linesOf(item, depth + 1)
  const line = lineOf(object)
  return line === '' ? [] : [line]
}

/**
 * The lines of a list of ingredients, whatever it is made of: texts, lists of texts, objects with an amount
 * and a name, groups of these under a heading, which ends with a colon.
 */
export function linesIn(value: Json, depth = 0): string[] {
  if (depth > DEPTH_MAX) return []
  return flatListOf(value, LINES_MAX)
    .flatMap((item) => {
      const object = objectOf(item)
      return object ? linesOf(object, depth) : (textOf(item) ?? [])
    })
    .slice(0, LINES_MAX)
}
