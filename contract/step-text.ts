import { showAmount } from './amounts.ts'
import type { Language } from './languages.ts'
import { COUNTED_JOINT, UNIT_WORDS } from './unit-words.ts'
import { unitKey, type UnitCode } from './units.ts'

/** An ingredient that a step's text may name. */
export interface StepTextIngredient {
  /** What stands between the braces. */
  readonly slug: string
  /** Name of one: "onion". */
  readonly one: string
  /** Name of several, or of a measured amount: "onions". */
  readonly other: string
  /** Amount for one person; null: to taste. */
  readonly amount: number | null
  readonly unit: UnitCode
}

/** For whom a text is filled. */
export interface StepTextOptions {
  /** People; a whole number from 1. */
  readonly persons: number
  readonly language: Language
}

/** `{slug}` or `{slug!}`, with the end of the sentence before it, if there is one. */
const PLACEHOLDER = /(^|[.!?]\s+|)\{([a-z0-9-]+)(!?)\}/gu
const TAG = /<[^>]*>/gu
/** Code of a piece: "2 onions" needs no unit. */
const PIECE: UnitCode = 0

function named(ingredient: StepTextIngredient, options: StepTextOptions, withAmount: boolean) {
  const shown = showAmount(ingredient.amount, ingredient.unit, options)
  const isOne = shown !== null && ingredient.unit === PIECE && !shown.isPlural
  const name = isOne ? ingredient.one : ingredient.other
  if (!shown || !withAmount) return { amount: '', name }
  if (ingredient.unit === PIECE) return { amount: shown.number, name: `\u00a0${name}` }
  const key = unitKey(ingredient.unit)
  const isCounted = key !== undefined && UNIT_WORDS[options.language][key].counted
  const joint = isCounted ? COUNTED_JOINT[options.language] : ' '
  return { amount: shown.text, name: joint + name }
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function fill(
  text: string,
  ingredients: readonly StepTextIngredient[],
  options: StepTextOptions,
  mark: (amount: string) => string,
): string {
  return text.replace(PLACEHOLDER, (_, before: string, slug: string, bare: string, at: number) => {
    const ingredient = ingredients.find((candidate) => candidate.slug === slug)
    if (!ingredient)
      throw new RangeError(`The text names {${slug}}, which the recipe does not have.`)
    const { amount, name } = named(ingredient, options, bare === '')
    if (amount) return before + mark(amount) + name
    return before + (before !== '' || at === 0 ? capitalised(name) : name)
  })
}

/**
 * A step's text for a number of people: `{onion}` becomes "2 onions", `{dill}` "4 stems of dill",
 * `{salt}` without an amount and `{onion!}` the name alone. A name takes a capital at the start of a
 * sentence.
 * @throws RangeError for a placeholder that is none of the ingredients; `content:check` refuses it.
 */
export function fillStepText(
  text: string,
  ingredients: readonly StepTextIngredient[],
  options: StepTextOptions,
): string {
  return fill(text, ingredients, options, (amount) => amount)
}

/**
 * Like {@link fillStepText}, with the amounts in `<b>…</b>`. That is the only markup, and nothing is
 * escaped: `content:check` refuses `<` and `>` in texts.
 */
export function fillMarkedStepText(
  text: string,
  ingredients: readonly StepTextIngredient[],
  options: StepTextOptions,
): string {
  return fill(text, ingredients, options, (amount) => `<b>${amount}</b>`)
}

/** A text without its markup, for captions (ENT-20). */
export function stripTags(text: string): string {
  return text.replace(TAG, '')
}

/** A run of a marked text; an amount stands out. */
export interface TextPart {
  readonly text: string
  readonly isAmount: boolean
}

/** A marked text in runs, so that a screen can print amounts bold without trusting any markup. */
export function textParts(marked: string): TextPart[] {
  return marked
    .split(/(<b>[^<]*<\/b>)/u)
    .map((part) => ({ text: stripTags(part), isAmount: part.startsWith('<b>') }))
    .filter(({ text }) => text !== '')
}
