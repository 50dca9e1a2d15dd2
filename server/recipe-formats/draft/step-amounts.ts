import type { DraftPart } from '#contract/own-recipes/draft.ts'
import type { ReadLine } from '#cooking/line/understood-line.ts'
import { joinDraftText, splitDraftText, type DraftPiece } from '#cooking/writing/draft-text.ts'
import { amountBefore, shareOf } from '#cooking/line/amount-before.ts'
import type { FoodWords } from '#cooking/food-words.ts'
import type { KeyedLine } from './draft-lines.ts'

/** How far an amount of a step may be from that of its line to be the same. */
const TOLERANCE = 0.01

/** The text of a step, and the parts of lines that it uses. */
interface StepAmounts {
  readonly text: string
  readonly parts: readonly DraftPart[]
}

/** The part of a line that an amount is; null for all of it, undefined where it is neither. */
function partOf(
  { line, read }: KeyedLine,
  measure: Pick<ReadLine, 'maxAmount' | 'unit'> & { readonly amount: number },
): DraftPart | null | undefined {
  if (read.amount === undefined) return undefined
  const share = shareOf(measure, { amount: read.amount, ...(read.unit && { unit: read.unit }) })
  if (share === undefined) return undefined
  const isRange = measure.maxAmount !== undefined || read.maxAmount !== undefined
  const isSame = Math.abs(share - 1) <= TOLERANCE
  if (isSame) return measure.maxAmount === read.maxAmount || !isRange ? null : undefined
  if (share > 1 || isRange) return undefined
  const Unit = measure.unit ?? 'piece'
  return { Line: line.Key, Share: 'amount', Amount: measure.amount, Unit }
}

/**
 * Lets the amounts in the text of a step scale with the list: "Mix 200 g {flour!|flour}" names all of the
 * flour, "100 g {flour!|flour}" a part of it. An amount that fits no line stays a text.
 */
export function withAmounts(
  text: string,
  lines: ReadonlyMap<string, KeyedLine>,
  words: FoodWords,
): StepAmounts {
  const pieces: DraftPiece[] = []
  const parts: DraftPart[] = []
  const named = new Set<string>()
  for (const piece of splitDraftText(text)) {
    const before = pieces.at(-1)
    const line = typeof piece === 'string' ? undefined : lines.get(piece.key)
    const isOpen = typeof piece !== 'string' && !piece.withAmount && !named.has(piece.key)
    const found = isOpen && line && typeof before === 'string' && amountBefore(before, words)
    if (typeof piece !== 'string') named.add(piece.key)
    const part = found && line ? partOf(line, found.measure) : undefined
    if (typeof piece === 'string' || !found || part === undefined) {
      pieces.push(piece)
      continue
    }
    pieces[pieces.length - 1] = found.before
    pieces.push({ ...piece, withAmount: true })
    if (part) parts.push(part)
  }
  return { text: joinDraftText(pieces.filter((piece) => piece !== '')), parts }
}
