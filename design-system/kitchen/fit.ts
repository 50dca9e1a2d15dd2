/** Factors of the middling size of a text, the largest first. */
export const FACTORS = [1.25, 1.12, 1, 0.9, 0.8, 0.72, 0.64] as const

/**
 * The factors that a text may take. None makes it smaller than the smallest size; where some would,
 * the last one is exactly that size.
 *
 * @param middling size at factor 1, in pixels
 * @param smallest in pixels
 */
export function allowedFactors(middling: number, smallest: number): number[] {
  const allowed: number[] = FACTORS.filter((factor) => factor * middling >= smallest)
  if (allowed.length < FACTORS.length) allowed.push(smallest / middling)
  return allowed
}

/**
 * The first factor that fits; the last one if none does. Whether one fits is asked as rarely as
 * possible: the browser lays out the page for each answer.
 *
 * @param factors the largest first; if one fits, so do all after it
 */
export function firstThatFits(
  factors: readonly number[],
  fits: (factor: number) => boolean,
): { factor: number; isFitting: boolean } {
  let low = 0
  let high = factors.length
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (fits(factors[middle] as number)) high = middle
    else low = middle + 1
  }
  return {
    factor: factors[Math.min(low, factors.length - 1)] as number,
    isFitting: low < factors.length,
  }
}
