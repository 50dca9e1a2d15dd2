import { type Scored, sizeOf, sorted } from './scored.ts'

/** Points of an item that does not match. */
export const NONE = 255

/** Items that match the words so far, with the sum of their points. The first `count` values count. */
export interface Candidates {
  readonly places: Uint32Array
  readonly points: Uint16Array
  count: number
}

/**
 * The items of a word, each once.
 * @param best by place, the fewest points of each; is cleared
 */
export function candidatesOf(scored: readonly Scored[], best: Uint8Array): Candidates {
  const size = sizeOf(scored)
  const found = { places: new Uint32Array(size), points: new Uint16Array(size), count: 0 }
  for (const { points, places } of scored)
    for (let index = 0; index < places.length; index += 1) {
      const place = places[index]!
      if (best[place] !== points) continue
      best[place] = NONE
      found.places[found.count] = place
      found.points[found.count] = points
      found.count += 1
    }
  return found
}

/** Drops what another word does not match. */
export function keepHaving(found: Candidates, other: Uint8Array): void {
  const { places, points, count } = found
  found.count = 0
  for (let index = 0; index < count; index += 1) {
    const more = other[places[index]!]!
    if (more === NONE) continue
    places[found.count] = places[index]!
    points[found.count] = points[index]! + more
    found.count += 1
  }
}

/** Drops what another word matches. */
export function keepLacking(found: Candidates, other: Uint8Array): void {
  const { places, points, count } = found
  found.count = 0
  for (let index = 0; index < count; index += 1) {
    if (other[places[index]!] !== NONE) continue
    places[found.count] = places[index]!
    points[found.count] = points[index]!
    found.count += 1
  }
}

/** The first places by points, then by place. */
export function firstOf({ places, points, count }: Candidates, max: number): number[] {
  const byPoints: number[][] = []
  for (let index = 0; index < count; index += 1)
    (byPoints[points[index]!] ??= []).push(places[index]!)
  const found: number[] = []
  for (const same of byPoints) {
    if (found.length >= max) break
    if (same) found.push(...sorted(same).subarray(0, max - found.length))
  }
  return found
}
