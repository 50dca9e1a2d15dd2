import type { Language } from '#contract/languages.ts'
import { findFoods, type NamedLine } from './food-names.ts'

export type { NamedLine } from './food-names.ts'

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

/** A character after `\`, or a token, whose words are at most as long as a line. */
const SPECIAL =
  /\\[{}\\]|\{([a-z0-9]+(?:-[a-z0-9]+)*)(!?)\|((?:\\[{}\\]|[^{}\\]|\\(?![{}\\])){1,300})\}/gu
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

/** Keys of the ingredients that a text names, each once, in the order of the text. */
export function keysIn(text: string): string[] {
  const keys = splitDraftText(text).flatMap((piece) => (typeof piece === 'string' ? [] : piece.key))
  return [...new Set(keys)]
}

/**
 * What follows a verb at the start of a sentence, where the name of a food may be one: "Butter the tin",
 * "Oil a pan".
 */
const AFTER_VERB: Record<Language, RegExp | undefined> = {
  en: /^ (?:the|a|an|your|it|them|with)\b/u,
  de: undefined,
}
const SENTENCE_START = /(?:^|[.!?:]\s+|\n)$/u

/** Characters before a name that decide whether it is a verb or has an amount. */
const BEFORE_MAX = 100

/** A name in a text, with the lines that it may mean. */
interface Mention {
  readonly index: number
  readonly length: number
  readonly lines: readonly NamedLine[]
  /** The lines' amount before it, with its space; '' for none. */
  readonly amount: string
}

/** The amount of a line that stands right before a name; '' for none. */
function amountBefore(before: string, { amounts = [] }: NamedLine): string {
  return (
    amounts
      .map((text) => `${text.replaceAll('\u00a0', ' ')} `)
      .find((text) => before.endsWith(text) && !/[\d,.]$/u.test(before.slice(0, -text.length))) ??
    ''
  )
}

/** The mentions of foods in words. Of two with the same start, the longer is first. */
function mentionsIn(words: string, all: readonly NamedLine[], language: Language): Mention[] {
  return findFoods(words, all, language)
    .flatMap(({ index, length, lines }): Mention[] => {
      const before = words.slice(Math.max(0, index - BEFORE_MAX), index)
      const after = words.slice(index + length, index + length + BEFORE_MAX)
      if (AFTER_VERB[language]?.test(after) && SENTENCE_START.test(before)) return []
      const plain = { index, length, lines, amount: '' }
      if (lines.every(({ amounts }) => amounts === undefined)) return [plain]
      const spaced = before.replaceAll('\u00a0', ' ')
      const byAmount = Map.groupBy(lines, (line) => amountBefore(spaced, line))
      return [...byAmount].map(([amount, same]) => ({
        index: index - amount.length,
        length: length + amount.length,
        lines: same,
        amount,
      }))
    })
    .toSorted((a, b) => a.index - b.index || b.length - a.length)
}

/** Gives the line of a name: of several, the first one that is not named yet. */
class Unnamed {
  readonly #named: Set<string>
  /** Where each list's lines are all named before. */
  readonly #from = new Map<readonly NamedLine[], number>()

  constructor(named: Iterable<string>) {
    this.#named = new Set(named)
  }

  next(lines: readonly NamedLine[]): NamedLine | undefined {
    let from = this.#from.get(lines) ?? 0
    while (from < lines.length && this.#named.has(lines[from]?.key ?? '')) from += 1
    this.#from.set(lines, from)
    const line = lines[from] ?? lines[0]
    if (line) this.#named.add(line.key)
    return line
  }
}

/**
 * Replaces the names of ingredients in a text by tokens. A name after its line's amount becomes a
 * token with the amount, any other name a token without it, so that the text reads as before. Of
 * two names at one place, the longer one is used. Of two lines with one name, the one that is not
 * named yet is used. Existing tokens stay.
 */
export function tokenise(text: string, lines: readonly NamedLine[], language: Language): string {
  const unnamed = new Unnamed(keysIn(text))
  const result: DraftPiece[] = []
  for (const piece of splitDraftText(text)) {
    if (typeof piece !== 'string') {
      result.push(piece)
      continue
    }
    let from = 0
    for (const { index, length, lines: same, amount } of mentionsIn(piece, lines, language)) {
      const line = index < from ? undefined : unnamed.next(same)
      if (!line) continue
      const word = piece.slice(index + amount.length, index + length)
      result.push(piece.slice(from, index), { key: line.key, withAmount: amount !== '', word })
      from = index + length
    }
    result.push(piece.slice(from))
  }
  return joinDraftText(result.filter((piece) => piece !== ''))
}
