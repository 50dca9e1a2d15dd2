import { durationsIn, type TextDuration } from '../text-durations.ts'
import type { Language } from '../languages.ts'

/** An ingredient that a step of a draft names. */
export interface StepFood {
  /** Key of its line. */
  readonly key: string
  /** Whether its amount stands before the word. */
  readonly withAmount: boolean
  /** As the sentence has it: "cold butter". */
  readonly word: string
}

/** A piece of a step's text in a draft: words, or an ingredient. */
export type DraftPiece = string | StepFood

/** An ingredient line whose food is recognised in a text. */
export interface NamedLine {
  /** Key of the line. */
  readonly key: string
  /** Names of the food, in both languages, singular and plural. */
  readonly names: readonly string[]
  /** How the line's amount may be written: "300 g". */
  readonly amounts?: readonly string[]
}

/** A character after `\`, or a token. */
const SPECIAL =
  /\\[{}\\]|\{([a-z0-9]+(?:-[a-z0-9]+)*)(!?)\|((?:\\[{}\\]|[^{}\\]|\\(?![{}\\]))+)\}/gu
const ESCAPED = /\\([{}\\])/gu

const unescape = (text: string) => text.replaceAll(ESCAPED, '$1')
const escape = (text: string) => text.replaceAll(/[{}\\]/gu, String.raw`\$&`)

/** Splits the text of a step at its tokens. A brace outside a token or after `\` is plain text. */
export function splitDraftText(text: string): DraftPiece[] {
  const pieces: DraftPiece[] = []
  let from = 0
  for (const { 0: token, 1: key, 2: mark, 3: word = '', index } of text.matchAll(SPECIAL)) {
    if (key === undefined) continue
    if (index > from) pieces.push(unescape(text.slice(from, index)))
    pieces.push({ key, withAmount: mark === '', word: unescape(word) })
    from = index + token.length
  }
  if (from < text.length) pieces.push(unescape(text.slice(from)))
  return pieces
}

/** Joins pieces into a text, the reverse of {@link splitDraftText}. */
export function joinDraftText(pieces: readonly DraftPiece[]): string {
  return pieces
    .map((piece) =>
      typeof piece === 'string'
        ? escape(piece)
        : `{${piece.key}${piece.withAmount ? '' : '!'}|${escape(piece.word)}}`,
    )
    .join('')
}

/** The text with each token replaced by its word. Times are read from it. */
export function plainDraftText(text: string): string {
  return splitDraftText(text)
    .map((piece) => (typeof piece === 'string' ? piece : piece.word))
    .join('')
}

/** The times of a step, in the order of its text. */
export function draftTimes(text: string, language: Language): TextDuration[] {
  return durationsIn(plainDraftText(text), language)
}

/** Keys of the ingredients that a text names, each once, in the order of the text. */
export function keysIn(text: string): string[] {
  const keys = splitDraftText(text).flatMap((piece) => (typeof piece === 'string' ? [] : piece.key))
  return [...new Set(keys)]
}

const quoted = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
const SPACE = '[ \u00a0]+'
/** Endings of adjectives (`first`) and nouns (`last`) in a sentence: "braunem", "Äpfeln". */
const ENDINGS: Record<Language, { first: string; last: string }> = {
  de: { first: '(?:e[rsnm]?)?', last: '(?:n|en|s|es)?' },
  en: { first: '', last: '(?:s|es)?' },
}

/** A pattern for a name in a sentence; undefined for a name without letters. */
function patternOf(name: string, language: Language): string | undefined {
  const words = name.replaceAll('\u00ad', '').trim().split(/\s+/u)
  const last = words.pop() ?? ''
  if (!/\p{L}{2}/u.test(last)) return undefined
  const { first, last: ending } = ENDINGS[language]
  const adjectives = words.map((word) => {
    const stem = language === 'de' && word.length > 4 ? word.replace(/e[rsnm]?$/u, '') : word
    return quoted(stem) + (stem.length > 3 ? first : '')
  })
  return [...adjectives, quoted(last) + (last.length > 3 ? ending : '')].join(SPACE)
}

/** "Butter the tin", "Oil a pan": a verb at the start of an English sentence. */
const VERB_AFTER = /^ (?:the|a|an|your|it|them|with)\b/u
const SENTENCE_START = /(?:^|[.!?:]\s+|\n)$/u

/** An ingredient that was found in words. */
interface Found {
  readonly index: number
  readonly length: number
  readonly food: StepFood
}

/** A place in words with the ingredients that it may name. */
interface Place extends Omit<Found, 'food'> {
  readonly foods: readonly StepFood[]
}

const patterns: Record<Language, WeakMap<NamedLine, readonly RegExp[]>> = {
  en: new WeakMap(),
  de: new WeakMap(),
}

/** Patterns for the names of a line's food, cached for all steps of a recipe. */
function patternsOf(line: NamedLine, language: Language): readonly RegExp[] {
  const known = patterns[language].get(line)
  if (known) return known
  const made = line.names.flatMap((name) => {
    const pattern = patternOf(name, language)
    return pattern === undefined
      ? []
      : new RegExp(`(?<![\\p{L}\\d-])${pattern}(?![\\p{L}\\d-])`, 'giu')
  })
  patterns[language].set(line, made)
  return made
}

/** Finds every mention of a line's food. */
function* findLine(words: string, line: NamedLine, language: Language): Generator<Found> {
  for (const all of patternsOf(line, language)) {
    for (const { 0: word, index } of words.matchAll(all)) {
      const before = words.slice(0, index)
      const isVerb =
        language === 'en' &&
        SENTENCE_START.test(before) &&
        VERB_AFTER.test(words.slice(index + word.length))
      if (isVerb) continue
      const spaced = before.replaceAll('\u00a0', ' ')
      const amount = line.amounts
        ?.map((text) => `${text.replaceAll('\u00a0', ' ')} `)
        .find((text) => spaced.endsWith(text) && !/[\d,.]$/u.test(spaced.slice(0, -text.length)))
      const taken = amount?.length ?? 0
      const food = { key: line.key, withAmount: taken > 0, word }
      yield { index: index - taken, length: word.length + taken, food }
    }
  }
}

/** The places in words that name ingredients. Of two with the same start, the longer is first. */
function placesIn(words: string, lines: readonly NamedLine[], language: Language): Place[] {
  const found = lines.flatMap((line) => [...findLine(words, line, language)])
  const places = Map.groupBy(found, ({ index, length }) => `${index} ${length}`)
  return [...places.values()]
    .flatMap((same) => {
      const [first] = same
      return first ? [{ ...first, foods: same.map(({ food }) => food) }] : []
    })
    .toSorted((a, b) => a.index - b.index || b.length - a.length)
}

/**
 * Replaces the names of ingredients in a text by tokens. A name after its line's amount becomes a
 * token with the amount, any other name a token without it, so that the text reads as before. Of
 * two names at one place, the longer one is used. Of two lines with one name, the one that is not
 * named yet is used. Existing tokens stay.
 */
export function tokenise(text: string, lines: readonly NamedLine[], language: Language): string {
  const named = new Set(keysIn(text))
  const result: DraftPiece[] = []
  for (const piece of splitDraftText(text)) {
    if (typeof piece !== 'string') {
      result.push(piece)
      continue
    }
    let from = 0
    for (const { index, length, foods } of placesIn(piece, lines, language)) {
      if (index < from) continue
      const food = foods.find(({ key }) => !named.has(key)) ?? foods[0]
      if (!food) continue
      result.push(piece.slice(from, index), food)
      named.add(food.key)
      from = index + length
    }
    result.push(piece.slice(from))
  }
  return joinDraftText(result.filter((piece) => piece !== ''))
}
