/*
 * The marks of a film: where steps of a recipe begin in the film as it was taken, and what is left out of it.
 * Times are seconds of the film as it was taken, each the time of a picture. Every function returns new marks,
 * or the same ones where nothing changes.
 */

/** The picture that a step holds. */
export interface Hold {
  /** Time of the picture. */
  readonly at: number
  /** Whether the step shows this picture alone; otherwise it follows the step's film. */
  readonly isOnly: boolean
}

/** A step of the recipe, and its place in the film. */
export interface StepMark {
  /** Key of the step in the recipe. */
  readonly key: string
  /** Where it begins; undefined while it has no place. */
  readonly at?: number | undefined
  readonly hold?: Hold | undefined
  /** It is shown as a card, because somebody said so. */
  readonly isCard?: true | undefined
}

/** A part that is left out, from a picture up to, not including, another. */
export interface Gap {
  readonly from: number
  readonly to: number
}

/** Where steps begin and what is left out. */
export interface Marks {
  /** Every step of the recipe, in its order. Their order in the film is free. */
  readonly steps: readonly StepMark[]
  /** In the order of the film, without overlap. */
  readonly gaps: readonly Gap[]
  /** Where leaving out began that has not ended. */
  readonly openGap: number | null
}

/** The marks of a recipe whose film has none yet. */
export function noMarks(keys: readonly string[]): Marks {
  return { steps: keys.map((key) => ({ key })), gaps: [], openGap: null }
}

function change(marks: Marks, key: string, how: (mark: StepMark) => StepMark): Marks {
  return { ...marks, steps: marks.steps.map((mark) => (mark.key === key ? how(mark) : mark)) }
}

/** The gap that a time lies in. Its first picture does, the one after its end does not. */
export function gapAt({ gaps }: Marks, at: number): Gap | undefined {
  return gaps.find(({ from, to }) => from <= at && at < to)
}

/** Adds a gap, joined with those that it touches. */
function withGap(gaps: readonly Gap[], gap: Gap): Gap[] {
  const touching = gaps.filter(({ from, to }) => from <= gap.to && gap.from <= to)
  const from = Math.min(gap.from, ...touching.map((other) => other.from))
  const to = Math.max(gap.to, ...touching.map((other) => other.to))
  return [...gaps.filter((other) => !touching.includes(other)), { from, to }].toSorted(
    (a, b) => a.from - b.from,
  )
}

/** Ends at `at` what is left out there, so that the film shows from then on. */
function showFrom(marks: Marks, at: number): Marks {
  const { openGap } = marks
  const closed =
    openGap !== null && openGap < at
      ? { ...marks, gaps: withGap(marks.gaps, { from: openGap, to: at }), openGap: null }
      : marks
  const gaps = closed.gaps.flatMap((gap) => {
    if (gap.from < at && at < gap.to) return [{ from: gap.from, to: at }]
    return gap.from === at ? [] : [gap]
  })
  return { ...closed, gaps, openGap: openGap !== null && openGap >= at ? null : closed.openGap }
}

/** The step that begins at a picture. */
export function stepAt({ steps }: Marks, at: number): StepMark | undefined {
  return steps.find((mark) => mark.at === at)
}

/**
 * A step begins at a picture. What is left out there ends. A step that begins at this picture already stays
 * where it is: two cannot begin at once.
 */
export function beginStep(marks: Marks, key: string, at: number): Marks {
  if (stepAt(marks, at)) return marks
  return change(showFrom(marks, at), key, ({ hold }) => ({ key, at, hold }))
}

/** A step has no film: it is shown as a card. */
export function useCard(marks: Marks, key: string): Marks {
  return change(marks, key, () => ({ key, isCard: true }))
}

/** A step has no place, and nobody has said that it is a card. */
export function clearStep(marks: Marks, key: string): Marks {
  return change(marks, key, () => ({ key }))
}

/** A step with a place holds a picture. Undefined: it holds its last one, as every step does. */
export function holdPicture(marks: Marks, key: string, hold: Hold | undefined): Marks {
  return change(marks, key, (mark) => (mark.at === undefined ? mark : { ...mark, hold }))
}

/** Begins to leave out at a picture, or shows the film again from there on. */
export function toggleLeaveOut(marks: Marks, at: number): Marks {
  if (marks.openGap !== null || gapAt(marks, at)) return showFrom(marks, at)
  return { ...marks, openGap: at }
}

/** Leaves out a part. A step that begins inside it keeps its place, and shows the film again from there. */
export function leaveOut(marks: Marks, gap: Gap): Marks {
  if (gap.to <= gap.from) return marks
  const left: Marks = { ...marks, gaps: withGap(marks.gaps, gap) }
  const begins = marks.steps.flatMap(({ at }) =>
    at !== undefined && gap.from < at && at < gap.to ? [at] : [],
  )
  return begins.toSorted((a, b) => a - b).reduce(showFrom, left)
}

/** Moves the end of what is left out, which began at `from`, or its beginning. An empty gap goes. */
export function moveGap(marks: Marks, from: number, moved: Partial<Gap>): Marks {
  const gap = marks.gaps.find((each) => each.from === from)
  if (!gap) return marks
  const without: Marks = { ...marks, gaps: marks.gaps.filter((each) => each !== gap) }
  return leaveOut(without, { ...gap, ...moved })
}

function isEmpty({ at, isCard }: StepMark): boolean {
  return at === undefined && !isCard
}

/** The next step without a place after a step, from the first one again after the last. */
export function nextEmpty({ steps }: Marks, after?: string): string | undefined {
  const start = after === undefined ? 0 : steps.findIndex(({ key }) => key === after) + 1
  return [...steps.slice(start), ...steps.slice(0, start)].find(isEmpty)?.key
}

/** How many steps have a place or are cards. */
export function settledCount({ steps }: Marks): number {
  return steps.filter((step) => !isEmpty(step)).length
}

/**
 * The same marks for a recipe whose steps have changed. What a step showed that is gone is left out, because
 * it would otherwise be shown with the step before.
 */
export function followSteps(marks: Marks, keys: readonly string[], duration: number): Marks {
  const known = new Map(marks.steps.map((mark) => [mark.key, mark]))
  const gone = marks.steps.filter(({ key, at }) => at !== undefined && !keys.includes(key))
  const kept: Marks = { ...marks, steps: keys.map((key) => known.get(key) ?? { key }) }
  return gone.reduce(
    (rest, { at = 0 }) => leaveOut(rest, { from: at, to: pieceEnd(marks, at, duration) }),
    kept,
  )
}

/** Where the piece that begins at a step's place ends: at the next step, or with the film. */
export function pieceEnd({ steps }: Marks, at: number, duration: number): number {
  const later = steps.flatMap((mark) => (mark.at !== undefined && mark.at > at ? [mark.at] : []))
  return Math.min(duration, ...later)
}
