import {
  splitDraftText,
  joinDraftText,
  tokenise,
  type DraftPiece,
  type NamedLine,
  type StepFood,
} from '#cooking/writing/draft-text.ts'
import type { Language } from '#contract/languages.ts'
import { durationsIn } from '#cooking/times/durations.ts'

/** A part of a step's text that means something, in UTF-16 units of what the field shows. */
export interface Span {
  readonly kind: 'food' | 'time'
  readonly start: number
  readonly end: number
  /** Where the amount ends, which is printed bold; the start where there is none. */
  readonly strongEnd: number
  /** Key of the line, for a food. */
  readonly key?: string
}

/** A step's text as the field shows it. */
export interface ShownStep {
  readonly text: string
  readonly pieces: readonly DraftPiece[]
  readonly spans: readonly Span[]
}

/** Writes the amount of an ingredient with what joins it to its word: "300 g ", '' for none. */
export type AmountBefore = (food: StepFood) => string

const shownPiece = (piece: DraftPiece, amountBefore: AmountBefore) =>
  typeof piece === 'string' ? piece : amountBefore(piece) + piece.word

/** The text of a step as its field shows it: amounts stand before their words, tokens are spans. */
export function showStep(
  draftText: string,
  language: Language,
  amountBefore: AmountBefore,
): ShownStep {
  const pieces = splitDraftText(draftText)
  const spans: Span[] = []
  let text = ''
  for (const piece of pieces) {
    const start = text.length
    text += shownPiece(piece, amountBefore)
    if (typeof piece !== 'string') {
      const strongEnd = start + amountBefore(piece).trimEnd().length
      spans.push({ kind: 'food', start, end: text.length, strongEnd, key: piece.key })
    }
  }
  for (const { index, words } of durationsIn(text)) {
    const end = index + words.length
    const isFree = spans.every((span) => span.end <= index || span.start >= end)
    if (isFree) spans.push({ kind: 'time', start: index, end, strongEnd: end })
  }
  return { text, pieces, spans: spans.toSorted((a, b) => a.start - b.start) }
}

/** Pieces in which neighbouring words are one. */
function tidied(pieces: readonly DraftPiece[]): DraftPiece[] {
  const result: DraftPiece[] = []
  for (const piece of pieces) {
    const last = result.at(-1)
    if (piece === '') continue
    if (typeof piece === 'string' && typeof last === 'string') result.splice(-1, 1, last + piece)
    else result.push(piece)
  }
  return result
}

/**
 * Replaces a range of what the field shows. A food that the range cuts becomes plain words.
 *
 * @returns the text with tokens
 */
export function replaceShown(
  { pieces }: Pick<ShownStep, 'pieces'>,
  amountBefore: AmountBefore,
  range: { start: number; end: number },
  by: readonly DraftPiece[],
): string {
  const result: DraftPiece[] = []
  let at = 0
  let isIn = false
  const insert = () => {
    if (!isIn) result.push(...by)
    isIn = true
  }
  for (const piece of pieces) {
    const shown = shownPiece(piece, amountBefore)
    const [start, end] = [at, at + shown.length]
    at = end
    const isWhole = end <= range.start || start >= range.end
    if (isWhole && start >= range.start) insert()
    if (isWhole) {
      result.push(piece)
      continue
    }
    result.push(shown.slice(0, Math.max(0, range.start - start)))
    insert()
    result.push(shown.slice(Math.max(0, range.end - start)))
  }
  insert()
  return joinDraftText(tidied(result))
}

/** What the cook has begun to name with `@`; undefined where there is no `@` before the cursor. */
export function nameBegun(
  text: string,
  caret: number,
): { start: number; words: string } | undefined {
  const match = /(?:^|[\s(])@([\p{L}\d][^@\n.;:!?]{0,40})?$/u.exec(text.slice(0, caret))
  if (!match) return undefined
  const words = match[1] ?? ''
  return { start: caret - words.length - 1, words }
}

/**
 * Recognises the food that ends right before the cursor, after its word was finished by a space or a mark.
 *
 * @returns the text with tokens, or undefined where nothing is recognised
 */
export function recognisedAt(
  shown: ShownStep,
  amountBefore: AmountBefore,
  caret: number,
  lines: readonly NamedLine[],
  language: Language,
): { text: string; word: string } | undefined {
  const before = shown.text.slice(0, caret)
  const span = shown.spans.findLast(({ kind, end }) => kind === 'food' && end <= caret)
  const from = span?.end ?? 0
  const head = before.slice(from)
  const named = new Set(shown.spans.flatMap(({ key }) => key ?? []))
  const free = lines.toSorted((a, b) => Number(named.has(a.key)) - Number(named.has(b.key)))
  const last = splitDraftText(tokenise(joinDraftText([head]), free, language)).at(-1)
  if (last === undefined || typeof last === 'string') return undefined
  const amounts = lines.find(({ key }) => key === last.key)?.amounts ?? []
  const spaced = head.replaceAll('\u00a0', ' ')
  const written = amounts
    .map((amount) => `${amount.replaceAll('\u00a0', ' ')} ${last.word}`)
    .find((words) => last.withAmount && spaced.endsWith(words))
  const range = { start: caret - (written ?? last.word).length, end: caret }
  return { text: replaceShown(shown, amountBefore, range, [last]), word: last.word }
}
