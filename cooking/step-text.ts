import { showAmount } from '#cooking/amounts/amounts.ts'
import { capitalised } from '#cooking/capitalised.ts'
import type { ImperialUnits } from './amounts/imperial-units.ts'
import type { Language } from '#contract/languages.ts'
import { COUNTED_JOINT, UNIT_WORDS } from '#cooking/amounts/unit-words.ts'
import { unitKey, type UnitCode } from '#contract/units.ts'

/** An ingredient that a step's text may name. */
export interface MentionedIngredient {
  /** Name of one: "onion". */
  readonly one: string
  /** Name of several, or of a measured amount: "onions". */
  readonly other: string
  /** Amount for one person, or the whole of a pinned one; null: to taste. */
  readonly amount: number | null
  readonly unit: UnitCode
  /** Whether the amount is the whole amount, for any number of people. */
  readonly isPinned?: boolean
  /** Weight of a millilitre, where it is known. */
  readonly gramsPerMl?: number | undefined
  /** As the sentence has it, in place of `one` and `other`. */
  readonly word?: string | undefined
}

/** A piece of a step's text as authors write it: words, or a placeholder. */
export type StepTextPiece =
  | string
  | {
      readonly slug: string
      readonly withAmount: boolean
      /** Part of the amount that is meant, between 0 and 1; undefined: all of it. */
      readonly share?: number
    }

/** A piece of a step's text whose placeholders are looked up. */
export type StepTextMention =
  | string
  | { readonly ingredient: MentionedIngredient; readonly withAmount: boolean }

/** A run of a text as a cook reads it; amounts are emphasised. */
export interface TextPart {
  readonly text: string
  readonly isAmount: boolean
}

/** For whom a text is written. */
export interface StepTextOptions {
  /** People; a whole number from 1. */
  readonly persons: number
  /** People that the recipe was written for: for these its amounts are not rounded. */
  readonly servings?: number | undefined
  readonly language: Language
  /** Adds imperial values in brackets; undefined writes metric units alone. */
  readonly imperial?: ImperialUnits | undefined
}

const PLACEHOLDER = /\{([^{}]*)\}/gu
/** A slug with a proper fraction. */
const SHARE = /^(\S+) ([1-9])\/([2-9])$/u
const SENTENCE_END = /(?:^|[.!?]\s+)$/u
const TAG = /<[^<>]*>/gu
/** Code of a piece: "2 onions" needs no unit. */
const PIECE: UnitCode = 0

/** Parses what stands between the braces of a placeholder. */
function readPlaceholder(text: string): StepTextPiece {
  const [, slug, part = '', whole = ''] = SHARE.exec(text) ?? []
  if (slug !== undefined) return { slug, withAmount: true, share: Number(part) / Number(whole) }
  return { slug: text.replace(/!$/u, ''), withAmount: !text.endsWith('!') }
}

/**
 * Splits a step's text at `{slug}` (amount and name), `{slug 3/4}` (that part of the amount, and the
 * name) and `{slug!}` (the name alone).
 */
export function splitStepText(text: string): StepTextPiece[] {
  return text
    .split(PLACEHOLDER)
    .map((part, index) => (index % 2 === 0 ? part : readPlaceholder(part)))
    .filter((piece) => piece !== '')
}

function writeMention(
  ingredient: MentionedIngredient,
  withAmount: boolean,
  options: StepTextOptions,
): { amount: string; name: string } {
  const { gramsPerMl } = ingredient
  const persons = ingredient.isPinned ? 1 : options.persons
  const shown = showAmount(ingredient.amount, ingredient.unit, { ...options, persons, gramsPerMl })
  const isOne = shown !== null && ingredient.unit === PIECE && !shown.isPlural
  const name = ingredient.word ?? (isOne ? ingredient.one : ingredient.other)
  if (!shown || !withAmount) return { amount: '', name }
  if (ingredient.unit === PIECE) return { amount: shown.number, name: `\u00a0${name}` }
  const key = unitKey(ingredient.unit)
  const isCounted = key !== undefined && UNIT_WORDS[options.language][key].counted
  return { amount: shown.text, name: (isCounted ? COUNTED_JOINT[options.language] : ' ') + name }
}

/**
 * Writes a step's text for a number of people: "2 onions", "4 stems of dill", "salt" where there is
 * no amount. A name takes a capital at the start of a sentence.
 */
export function writeStepText(
  pieces: readonly StepTextMention[],
  options: StepTextOptions,
): TextPart[] {
  const parts: TextPart[] = []
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      const text = options.imperial?.inText(piece, options.language) ?? piece
      parts.push({ text, isAmount: false })
      continue
    }
    const { amount, name } = writeMention(piece.ingredient, piece.withAmount, options)
    if (amount) parts.push({ text: amount, isAmount: true })
    const before = parts.at(-1)?.text ?? ''
    parts.push({ text: SENTENCE_END.test(before) ? capitalised(name) : name, isAmount: false })
  }
  return parts
}

/** A text in one line, with its amounts in `<b>…</b>`; the only markup, and nothing is escaped. */
export function markAmounts(parts: readonly TextPart[]): string {
  return parts.map(({ text, isAmount }) => (isAmount ? `<b>${text}</b>` : text)).join('')
}

/** A marked text without its markup, for captions. */
export function stripTags(text: string): string {
  return text.replace(TAG, '')
}

/** A marked text in runs, so that a screen prints amounts bold without trusting any markup. */
export function readAmounts(marked: string): TextPart[] {
  return marked
    .split(/(<b>[^<]*<\/b>)/u)
    .map((part) => ({ text: stripTags(part), isAmount: part.startsWith('<b>') }))
    .filter(({ text }) => text !== '')
}
