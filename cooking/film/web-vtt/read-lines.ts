import { refuse, type Refusal } from './refusals.ts'
import { linesOf, VTT_LINES_MAX } from './read-vtt.ts'
import { readTime } from './times.ts'

/** A line that says where something begins. */
export interface TimedLine {
  /** Number of the line in the text, from 1. */
  readonly line: number
  readonly atMs: number
  /** What begins; '' for a time alone. */
  readonly title: string
}

const COMMENT = /^(?:#|\/\/)/u
const BULLET = /^(?:[-–—*•·‣▪]|\d{1,3}[.)](?!\d))[ \t\u00a0]*/u
/** Words before a time, in both languages. */
const BEFORE = /^(?:at|from|ab|bei|von)[ \t\u00a0]+(?=[[(]?\d)/iu
/** A time in brackets or without, at the beginning of a line. */
const TIME = /^[[(<]?(\d{1,3}(?::\d{1,3}){1,2}(?:[.,]\d{1,6})?)[\])>]?/u
/** What stands between a time and its words. */
const SEPARATORS = new Set(['-', '–', '—', ':', '|', '→', '=', '.', ','])
/** Anything that was meant as a time. */
const LIKE_TIME = /\d:\d/u

/** A text without the signs and spaces before it. */
function withoutSeparators(text: string): string {
  let from = 0
  while (from < text.length && (SEPARATORS.has(text[from] ?? '') || /\s/u.test(text[from] ?? '')))
    from += 1
  return text.slice(from)
}

/** The time at the beginning of a text, and what follows. */
function takeTime(text: string): { ms: number; rest: string } | undefined {
  const found = TIME.exec(text)
  const ms = readTime(found?.[1] ?? '')
  if (!found || ms === undefined) return undefined
  const rest = text.slice(found[0].length)
  return /^[\p{L}\d]/u.test(rest) ? undefined : { ms, rest: withoutSeparators(rest) }
}

function readLine(line: number, text: string): TimedLine | Refusal {
  const bare = text.replace(BULLET, '').replace(BEFORE, '')
  const time = takeTime(bare)
  if (!time) return refuse(line, 'time', text)
  // "0:42 – 1:10 Chop": where it ends is where the next one begins.
  const title = takeTime(time.rest)?.rest ?? time.rest
  return { line, atMs: time.ms, title: title.trimEnd() }
}

/**
 * Reads lines such as "00:42 Chop", "- [1:02:03.5] – Schritt 4" and "3) ab 5:06: Aufs Blech", in their order.
 * Blank lines and those that begin with # or // say nothing. A line without a time is refused only where other
 * lines have one; a heading before the first time is a comment, too.
 */
export function readTimedLines(text: string): { lines: TimedLine[]; refusals: Refusal[] } {
  const all = linesOf(text)
  const lines: TimedLine[] = []
  const refusals: Refusal[] = []
  for (const [index, written] of all.slice(0, VTT_LINES_MAX).entries()) {
    const trimmed = written.trim()
    if (trimmed === '' || COMMENT.test(trimmed)) continue
    const read = readLine(index + 1, trimmed)
    if ('atMs' in read) lines.push(read)
    else if (lines.length > 0 || LIKE_TIME.test(trimmed)) refusals.push(read)
  }
  if (lines.length === 0 && refusals.length === 0) {
    const first = all.findIndex((line) => line.trim() !== '')
    if (first !== -1) refusals.push(refuse(first + 1, 'time', all[first] ?? ''))
  }
  if (all.length > VTT_LINES_MAX) refusals.push(refuse(VTT_LINES_MAX + 1, 'many', ''))
  return { lines, refusals }
}
