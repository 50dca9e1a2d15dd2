import { LANGUAGES, type Language } from '#contract/languages.ts'
import { readTimedLines, type TimedLine } from './read-lines.ts'
import { isVtt, readVtt } from './read-vtt.ts'
import { refuse, type Refusal } from './refusals.ts'
import { titleMatches } from './title-matches.ts'

/** A step that lines may name. */
export interface NamedStep {
  readonly key: string
  /** What it says, without tokens. */
  readonly text: Partial<Record<Language, string>>
}

/** Where a step begins by what somebody has brought along. */
export interface Beginning {
  /** Number of the line that says so, from 1. */
  readonly line: number
  readonly key: string
  /** Number of the step in the recipe, from 1. */
  readonly number: number
  readonly atMs: number
  /** What the line calls it. */
  readonly title: string
}

/** What was understood of a text, and which lines were not. */
export interface Beginnings {
  /** In the order of their times. */
  readonly beginnings: readonly Beginning[]
  /** In the order of the lines. */
  readonly refusals: readonly Refusal[]
}

/** A number at the beginning of a title, as "Step 3", "Schritt 3:", "3. Chop" and "3)". */
const NUMBER =
  /^(?:(?:step|schritt)[ \t\u00a0]{0,3}(\d{1,3})|(\d{1,3})[.):])(?!\d)[ \t\u00a0]{0,3}[:.)–-]?/iu

/** A line whose step is looked for; `id` is the name of a cue. */
interface Line extends TimedLine {
  readonly id: string
}

function linesIn(text: string): { lines: Line[]; refusals: Refusal[] } {
  if (isVtt(text)) {
    const { cues, refusals } = readVtt(text)
    const lines = cues.map(({ line, id, StartsMs, text: title }) => {
      return { line, id, atMs: StartsMs, title: title.replaceAll('\n', ' ') }
    })
    return { lines, refusals: [...refusals] }
  }
  const { lines, refusals } = readTimedLines(text)
  return { lines: lines.map((line) => Object.assign({ id: '' }, line)), refusals }
}

/** The lines whose time can be one of the film, the first of each time, in the order of their times. */
function inTime(lines: readonly Line[], durationMs: number, refusals: Refusal[]): Line[] {
  const byTime = new Map<number, Line>()
  for (const line of lines) {
    const other = byTime.get(line.atMs)
    if (line.atMs >= durationMs) refusals.push(refuse(line.line, 'late', line.title))
    else if (other) refusals.push(refuse(line.line, 'sameTime', line.title, { other: other.line }))
    else byTime.set(line.atMs, line)
  }
  return [...byTime.values()].toSorted((a, b) => a.atMs - b.atMs)
}

/** The place of the step that a line names by key or number; undefined when it names none. */
function namedPlace({ id, title }: Line, steps: readonly NamedStep[]): number | undefined {
  const byKey = id === '' ? -1 : steps.findIndex(({ key }) => key === id)
  if (byKey !== -1) return byKey
  const [, step, number = step] = NUMBER.exec(title) ?? []
  return number === undefined ? undefined : Number(number) - 1
}

/** Gives the lines that name a step this step. */
function takeNamed(
  lines: readonly Line[],
  steps: readonly NamedStep[],
  taken: Map<number, Line>,
  refusals: Refusal[],
): Line[] {
  const rest: Line[] = []
  for (const line of lines) {
    const place = namedPlace(line, steps)
    const other = place === undefined ? undefined : taken.get(place)
    const step = (place ?? 0) + 1
    if (place === undefined) rest.push(line)
    else if (!steps[place]) refusals.push(refuse(line.line, 'noStep', line.title, { step }))
    else if (other)
      refusals.push(refuse(line.line, 'sameStep', line.title, { step, other: other.line }))
    else taken.set(place, line)
  }
  return rest
}

/** Gives each line without a step the one behind that of the line before, or else the first that is free. */
function takeInOrder(
  lines: readonly Line[],
  all: readonly Line[],
  steps: readonly NamedStep[],
  taken: Map<number, Line>,
  refusals: Refusal[],
): void {
  const places = new Map([...taken].map(([place, line]) => [line, place]))
  const isOpen = new Set(lines)
  let before = -1
  for (const line of all) {
    if (isOpen.has(line)) {
      const next = before + 1
      const isFree = next < steps.length && !taken.has(next)
      const place = isFree ? next : steps.findIndex((_, index) => !taken.has(index))
      if (place === -1) refusals.push(refuse(line.line, 'noFreeStep', line.title))
      else {
        taken.set(place, line)
        places.set(line, place)
      }
    }
    before = places.get(line) ?? before
  }
}

/**
 * Where steps begin by lines or a WebVTT file with chapters: by the key or the number that a line names, else
 * by words that its title shares with a step in either language, else in order. The order of the lines does not
 * matter, only their times.
 */
export function readBeginnings(
  text: string,
  steps: readonly NamedStep[],
  durationMs: number,
): Beginnings {
  const { lines, refusals } = linesIn(text)
  const all = inTime(lines, durationMs, refusals)
  const taken = new Map<number, Line>()
  const unnamed = takeNamed(all, steps, taken, refusals)
  const titles = steps.map(({ text: texts }) =>
    LANGUAGES.map((language) => texts[language] ?? '').join(' '),
  )
  for (const [index, place] of titleMatches(
    unnamed.map(({ title }) => title),
    titles,
    new Set(taken.keys()),
  )) {
    const line = unnamed[index]
    if (line) taken.set(place, line)
  }
  const matched = new Set(taken.values())
  takeInOrder(
    unnamed.filter((line) => !matched.has(line)),
    all,
    steps,
    taken,
    refusals,
  )
  const beginnings = [...taken].flatMap(([place, { line, atMs, title }]) => {
    const key = steps[place]?.key
    const named = title.replace(NUMBER, '').trim()
    return key === undefined ? [] : [{ line, key, number: place + 1, atMs, title: named }]
  })
  return {
    beginnings: beginnings.toSorted((a, b) => a.atMs - b.atMs),
    refusals: refusals.toSorted((a, b) => a.line - b.line),
  }
}
