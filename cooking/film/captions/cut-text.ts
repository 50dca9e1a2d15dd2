import type { Language } from '#contract/languages.ts'
import { CAPTION_MS_MIN, readCharacters, readingMs } from './reading-time.ts'
import { endsSentence, unbrokenWords } from './unbroken.ts'

/** Most characters of a line. A single longer word has a line of its own. */
export const LINE_MAX = 42
/** Most lines of a caption. */
const LINES_MAX = 2

/** The end of a clause. */
const CLAUSE = /[,;:–—][)"”“»]?$/u
/** Words before which a sentence is cut rather than elsewhere. */
const JOINS = new Set(
  'aber and bevor bis but dann denn or oder sodass then und until unter until weil wenn when while with'.split(
    ' ',
  ),
)
/** What each further caption costs, what a break does at a clause, before a joining word, and elsewhere. */
const COST = { caption: 100, clause: 0, joint: 15, word: 40, short: 25 }
/** Characters below which a piece of a sentence is too short to stand alone. */
const SHORT = 16
/** How much less even two lines may be, in characters, to break at a clause, and before a joining word. */
const BONUS = { clause: 14, joint: 10 }

const length = (words: readonly string[]) => readCharacters(words.join(' '))

/** Lines as full as they get. */
function fullLines(words: readonly string[]): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const joined = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && readCharacters(joined) <= LINE_MAX) lines[lines.length - 1] = joined
    else lines.push(word)
  }
  return lines
}

/** Whether words of these lengths fit into a caption. */
function fitLengths(lengths: readonly number[], from: number, to: number): boolean {
  let lines = 1
  let line = 0
  for (let index = from; index < to; index += 1) {
    const word = lengths[index] ?? 0
    if (line > 0 && line + 1 + word > LINE_MAX) lines += 1
    line = line > 0 && line + 1 + word <= LINE_MAX ? line + 1 + word : word
    if (lines > LINES_MAX) return false
  }
  return true
}

const fits = (words: readonly string[]) => fitLengths(words.map(readCharacters), 0, words.length)

/** What breaking behind a word costs. */
function breakCost(word: string, next: string): number {
  if (CLAUSE.test(word)) return COST.clause
  return JOINS.has(next.toLowerCase()) ? COST.joint : COST.word
}

function lineBonus(word: string, next: string): number {
  if (CLAUSE.test(word)) return BONUS.clause
  return JOINS.has(next.toLowerCase()) ? BONUS.joint : 0
}

/** The lines of a caption as it is shown: one, or two of about the same length; more only of a text that is too long. */
export function captionLines(text: string, language: Language): string[] {
  const words = unbrokenWords(text, language)
  const full = fullLines(words)
  if (full.length !== LINES_MAX) return full
  const breaks = words.slice(1).map((_, index) => {
    const [first, second] = [words.slice(0, index + 1), words.slice(index + 1)]
    const [above, below] = [length(first), length(second)]
    const isOver = Math.max(above, below) > LINE_MAX
    const bonus = lineBonus(words[index] ?? '', second[0] ?? '')
    return { lines: [first, second], cost: isOver ? Infinity : Math.abs(above - below) - bonus }
  })
  const best = breaks.toSorted((a, b) => a.cost - b.cost)[0]
  return best === undefined || best.cost === Infinity
    ? full
    : best.lines.map((line) => line.join(' '))
}

/** A word as it is; what is longer than a caption is no word, and is cut to lines. */
function shortEnough(word: string): string[] {
  const signs = Array.from(word)
  if (signs.length <= LINE_MAX * LINES_MAX) return [word]
  return Array.from({ length: Math.ceil(signs.length / LINE_MAX) }, (_, line) =>
    signs.slice(line * LINE_MAX, (line + 1) * LINE_MAX).join(''),
  )
}

/** Cuts a sentence into as few captions as it needs, at clauses where there are some. */
function cutSentence(words: readonly string[]): string[] {
  /** The cheapest way to cut all words before each. */
  const ways: { cost: number; from: number }[] = [{ cost: 0, from: 0 }]
  const lengths = words.map(readCharacters)
  for (let to = 1; to <= words.length; to += 1) {
    let best = { cost: Infinity, from: to - 1 }
    const next = words[to]
    const end = next === undefined ? 0 : breakCost(words[to - 1] ?? '', next)
    let signs = -1
    for (let from = to - 1; from >= 0; from -= 1) {
      if (!fitLengths(lengths, from, to)) break
      signs += (lengths[from] ?? 0) + 1
      const short = to - from < words.length && signs < SHORT ? COST.short : 0
      const cost = (ways[from]?.cost ?? 0) + COST.caption + end + short
      if (cost < best.cost) best = { cost, from }
    }
    ways.push(best)
  }
  const pieces: string[] = []
  for (let to = words.length; to > 0;) {
    const from = ways[to]?.from ?? 0
    pieces.unshift(words.slice(from, to).join(' '))
    to = from
  }
  return pieces
}

function sentencesOf(paragraph: string, language: Language): string[][] {
  const sentences: string[][] = [[]]
  const words = unbrokenWords(paragraph, language)
  for (const [index, word] of words.entries()) {
    sentences.at(-1)?.push(...shortEnough(word))
    const next = words[index + 1]
    if (next !== undefined && endsSentence(word, next, language)) sentences.push([])
  }
  return sentences.filter((sentence) => sentence.length > 0)
}

/** Joins what would flash with its neighbour, where both fit. */
function joinFlashes(texts: readonly string[]): string[] {
  const result: string[] = []
  for (const text of texts) {
    const last = result.at(-1)
    const isFlash =
      last !== undefined && [last, text].some((one) => readingMs(one) < CAPTION_MS_MIN)
    if (isFlash && fits([...last.split(' '), ...text.split(' ')]))
      result[result.length - 1] = `${last} ${text}`
    else result.push(text)
  }
  return result
}

/**
 * Cuts a text into captions of at most two lines: at its sentences, at clauses where a sentence is too long,
 * and between words where a clause is. Nothing of the text is lost, and what belongs together is joined by
 * no-break spaces, so that nobody who shows it tears it.
 */
export function captionTexts(text: string, language: Language): string[] {
  const pieces = text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .flatMap((paragraph) => sentencesOf(paragraph, language))
    .flatMap((sentence) => cutSentence(sentence))
  return joinFlashes(pieces)
}
