import { cutSeconds, STILL_SECONDS, type Cut } from '#cooking/film/cut-list.ts'

/** The second of the film as it was taken that a second of a step's part shows. */
export function filmTimeOf({ pieces, still }: Cut, seconds: number): number {
  let rest = Math.max(0, seconds)
  for (const { from, to } of pieces) {
    if (rest < to - from) return from + rest
    rest -= to - from
  }
  return still ?? pieces.at(-1)?.to ?? 0
}

/** The second of a step's part at which it shows a second of the film as it was taken; undefined where it does not. */
export function partTimeOf({ pieces, still }: Cut, at: number): number | undefined {
  let before = 0
  for (const { from, to } of pieces) {
    if (at >= from && at < to) return before + at - from
    before += to - from
  }
  return still !== undefined && Math.abs(at - still) < STILL_SECONDS / 2 ? before : undefined
}

/**
 * Where a part goes on that plays: undefined within one of its pieces, else where the next one begins; its end
 * after the last one.
 *
 * @param picture seconds that a picture lasts: the last one of a piece is shown and left
 */
export function nextPlace(
  { pieces }: Cut,
  at: number,
  picture: number,
): number | 'end' | undefined {
  if (pieces.some(({ from, to }) => at >= from - picture && at < to - picture)) return undefined
  return pieces.find(({ from }) => from > at)?.from ?? 'end'
}

/** Whether a part has been played. */
export function isAtEnd(cut: Cut, seconds: number): boolean {
  return seconds >= cutSeconds(cut) - 0.1
}
