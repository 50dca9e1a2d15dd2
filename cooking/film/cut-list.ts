import type { FilmDocument, FilmStep } from '#contract/films/own-film.ts'
import { FILM_FORMAT } from '#contract/films/own-film.ts'
import { pieceEnd, type Gap, type Marks, type StepMark } from './marks.ts'

/** Seconds for which the film shows a picture that a step holds. The player holds it from then on. */
export const STILL_SECONDS = 1

/** What a step shows, cut from the film as it was taken. Times are seconds of that film. */
export interface Cut {
  readonly key: string
  /** In their order. Empty for a step that shows a picture alone. */
  readonly pieces: readonly Gap[]
  /** Time of the picture that it holds at the end, or alone. */
  readonly still?: number | undefined
}

function piecesOf(marks: Marks, at: number, duration: number): Gap[] {
  const end = pieceEnd(marks, at, duration)
  const openGap = marks.openGap === null ? [] : [{ from: marks.openGap, to: duration }]
  const gaps = [...marks.gaps, ...openGap]
  const edges = gaps.filter(({ from, to }) => from < end && to > at)
  let from = at
  const pieces = edges.flatMap((gap) => {
    const piece = { from, to: gap.from }
    from = gap.to
    return piece.to > piece.from ? [piece] : []
  })
  return from < end ? [...pieces, { from, to: end }] : pieces
}

function cutOf(marks: Marks, { key, at, hold }: StepMark, duration: number): Cut[] {
  if (at === undefined) return []
  const pieces = hold?.isOnly ? [] : piecesOf(marks, at, duration)
  if (pieces.length === 0 && hold === undefined) return []
  return [{ key, pieces, still: hold?.at }]
}

/**
 * What the film shows, in the order of the recipe's steps: a step's part goes from its place to the next one,
 * without what is left out. Steps without a place are cards. What comes before the first place is not shown.
 *
 * @param duration seconds of the film as it was taken
 */
export function cutList(marks: Marks, duration: number): Cut[] {
  return marks.steps.flatMap((mark) => cutOf(marks, mark, duration))
}

/** How long the film of a step is, in seconds. */
export function cutSeconds({ pieces, still }: Cut): number {
  const film = pieces.reduce((sum, { from, to }) => sum + to - from, 0)
  return film + (still === undefined ? 0 : STILL_SECONDS)
}

/** How much of the film as it was taken is left out, in seconds. */
export function leftOutSeconds(marks: Marks, duration: number): number {
  const shown = cutList(marks, duration).flatMap(({ pieces }) => pieces)
  return duration - shown.reduce((sum, { from, to }) => sum + to - from, 0)
}

/** Rounded up, so that the picture which begins within the millisecond is already there. */
function wholeMs(seconds: number): number {
  return Math.ceil(Number((seconds * 1000).toFixed(3)))
}

/**
 * The document of a film that was made from cuts.
 *
 * @param keys of every step of the recipe, in its order
 * @param made the cuts with the seconds that their parts take in the film that was made
 * @param words descriptions and sounds of steps, and captions, for times of that film
 */
export function documentOf(
  keys: readonly string[],
  made: readonly (Cut & { readonly seconds: number })[],
  words: {
    readonly steps: Readonly<Record<string, Pick<FilmStep, 'Describe' | 'Sound'>>>
    readonly captions: FilmDocument['Captions']
  },
): FilmDocument {
  let start = 0
  const starts = new Map<string, Pick<FilmStep, 'StartsMs' | 'IsStill'>>()
  for (const { key, pieces, seconds } of made) {
    starts.set(key, { StartsMs: wholeMs(start), ...(pieces.length === 0 && { IsStill: true }) })
    start += seconds
  }
  return {
    Format: FILM_FORMAT,
    DurationMs: wholeMs(start),
    Steps: keys.map((key) => ({ Key: key, ...starts.get(key), ...words.steps[key] })),
    Captions: words.captions,
  }
}
