import { cleanLines } from '../clean-text.ts'
import { markedHeading } from '../headings.ts'
import { isAmountLine, isPageWord, unmarked } from './paste-kinds.ts'

/** Stands for a blank line, which tells parts of a text apart. */
const BLANK = '\uE000'

/** Blocks of ingredients behind steps, by their least number of lines. */
const BLOCK_MIN = 2

/** A line of a pasted text. */
export interface Line {
  readonly text: string
  /** Whether it is marked as a heading: "## Sauce". */
  readonly isMarked: boolean
  /** Lines from this one to the next blank line. */
  readonly block: readonly string[]
  readonly isFirstOfBlock: boolean
}

/** The lines of a text, with the blocks between its blank lines. */
export function blocksOf(text: string): Line[] {
  const marked = text.replaceAll(BLANK, '').replaceAll(/\n[ \t\u00a0]*(?=\r?\n)/gu, `\n${BLANK}`)
  const lines: Line[] = []
  let block: string[] = []
  for (const line of cleanLines(marked)) {
    const plain = line.replaceAll(BLANK, '').trim()
    const startsBlock = line.startsWith(BLANK)
    if (startsBlock) block = []
    if (plain === '' || isPageWord(unmarked(plain))) continue
    const text = unmarked(plain)
    block.push(text)
    const isFirstOfBlock = block.length === 1
    lines.push({ text, isMarked: markedHeading(plain) !== undefined, block, isFirstOfBlock })
  }
  return lines
}

/** Whether most lines of a block begin with an amount. */
export function isListed(block: readonly string[]): boolean {
  const count = block.filter(isAmountLine).length
  return count >= BLOCK_MIN && count >= block.length * 0.6
}
