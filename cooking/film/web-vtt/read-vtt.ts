import { refuse, type Refusal } from './refusals.ts'
import { readTime } from './times.ts'

/** A text of a file with its times, in milliseconds. */
export interface VttCue {
  /** Number of the line with its times, from 1. */
  readonly line: number
  /** Its name in the file; '' for none. */
  readonly id: string
  readonly StartsMs: number
  readonly StopsMs: number
  /** Without markup; lines are joined by a line break. */
  readonly text: string
}

/** What a WebVTT file says. */
export interface VttFile {
  /** In the order of their times. */
  readonly cues: readonly VttCue[]
  /** `Kind` of its head, in lower case, such as "chapters"; '' for none. */
  readonly kind: string
  readonly refusals: readonly Refusal[]
}

/** Most lines of a file that are read. */
export const VTT_LINES_MAX = 20_000

const HEAD = /^WEBVTT(?:[ \t]|$)/u
const KIND = /^kind:/iu
/** Blocks that hold no text. */
const OTHER_BLOCK = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/u
const ARROW = '-->'
const TAG = /<[^<>]*>/gu
const ENTITY = /&(amp|lt|gt|quot|nbsp|lrm|rlm);/gu
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  lrm: '',
  rlm: '',
}

/** The lines of a text, whatever they end with, without the mark of its encoding. */
export function linesOf(text: string): string[] {
  return text.replace(/^\ufeff/u, '').split(/\r\n|[\n\r]/u)
}

/** Whether a text is a WebVTT file. */
export function isVtt(text: string): boolean {
  return HEAD.test(
    text
      .replace(/^\ufeff/u, '')
      .slice(0, 7)
      .trimEnd(),
  )
}

function plain(lines: readonly string[]): string {
  return lines
    .map((line) =>
      line
        .replaceAll(TAG, '')
        .replaceAll(ENTITY, (_, name: string) => ENTITIES[name] ?? '')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n')
}

/** Both times of a line such as "00:01.000 --> 00:04.000 align:start". */
function timesOf(line: string): { starts: number; stops: number } | undefined {
  const arrow = line.indexOf(ARROW)
  const starts = readTime(line.slice(0, arrow).trim())
  const stops = readTime(
    line
      .slice(arrow + ARROW.length)
      .trim()
      .split(/[ \t]/u)[0] ?? '',
  )
  return starts === undefined || stops === undefined ? undefined : { starts, stops }
}

/** The blocks of a file: lines without a blank one between them, with the number of the first. */
function blocksOf(lines: readonly string[]): { first: number; lines: string[] }[] {
  const blocks: { first: number; lines: string[] }[] = []
  let isOpen = false
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') isOpen = false
    else if (isOpen) blocks.at(-1)?.lines.push(line)
    else {
      isOpen = true
      blocks.push({ first: index + 1, lines: [line] })
    }
  }
  return blocks
}

function readBlock(block: { first: number; lines: string[] }): VttCue | Refusal | undefined {
  const [first = ''] = block.lines
  if (OTHER_BLOCK.test(first)) return undefined
  const at = block.lines.slice(0, 2).findIndex((line) => line.includes(ARROW))
  if (at === -1) return refuse(block.first, 'time', first)
  const line = block.first + at
  const timing = block.lines[at] ?? ''
  const times = timesOf(timing)
  if (!times) return refuse(line, 'time', timing)
  if (times.stops <= times.starts) return refuse(line, 'backwards', timing)
  const text = plain(block.lines.slice(at + 1))
  if (text === '') return refuse(line, 'empty', timing)
  return {
    line,
    id: at === 1 ? first.trim() : '',
    StartsMs: times.starts,
    StopsMs: times.stops,
    text,
  }
}

/**
 * Reads a WebVTT file, and SubRip, which is nearly the same: with or without a head, names and settings;
 * comments, styles and markup are left out. A cue that cannot be read is refused by its line, and the others
 * are taken.
 */
export function readVtt(text: string): VttFile {
  const all = linesOf(text)
  const lines = all.slice(0, VTT_LINES_MAX)
  const [head, ...rest] = blocksOf(lines)
  const hasHead = head !== undefined && HEAD.test(head.lines[0] ?? '')
  const blocks = (hasHead || head === undefined ? rest : [head, ...rest]).map(readBlock)
  const kind = hasHead ? head.lines.find((line) => KIND.test(line)) : undefined
  const cues = blocks.filter((block) => block !== undefined && 'StartsMs' in block)
  const refusals = blocks.filter((block) => block !== undefined && 'kind' in block)
  if (all.length > VTT_LINES_MAX) refusals.push(refuse(VTT_LINES_MAX + 1, 'many', ''))
  return {
    cues: cues.toSorted((a, b) => a.StartsMs - b.StartsMs),
    kind:
      kind
        ?.slice(kind.indexOf(':') + 1)
        .trim()
        .toLowerCase() ?? '',
    refusals,
  }
}
