import type { Minute } from './dinner.ts'

/** What is possible so many minutes later. */
export interface Later<Found> {
  readonly later: Minute
  readonly found: Found
}

/**
 * Tries how many minutes later something is possible, by steps that grow, then between the last two.
 * @param latest no more minutes are tried
 */
export function earliest<Found>(
  latest: Minute,
  tryAt: (later: Minute) => Found | undefined,
): Later<Found> | undefined {
  let failed = -1
  let later = 0
  let found = tryAt(later)
  for (let step = 1; found === undefined; step *= 2) {
    if (later >= latest) return undefined
    failed = later
    later = Math.min(latest, later + step)
    found = tryAt(later)
  }
  while (later - failed > 1) {
    const middle = Math.floor((failed + later) / 2)
    const sooner = tryAt(middle)
    if (sooner === undefined) failed = middle
    else [found, later] = [sooner, middle]
  }
  return { later, found }
}
