/** Postings with the points that an asked word gives them. */
export interface Scored {
  readonly points: number
  readonly places: Uint32Array
}

/** How many places the postings have, each as often as it is there. */
export function sizeOf(scored: readonly Scored[]): number {
  return scored.reduce((sum, { places }) => sum + places.length, 0)
}

/** The first places of lists that are sorted, by points and then by place. */
export function bestOf(scored: readonly Scored[], max: number): number[] {
  const found = new Set<number>()
  for (let start = 0; start < scored.length && found.size < max;) {
    const { points } = scored[start]!
    const same: number[] = []
    for (; scored[start]?.points === points; start += 1) {
      const { places } = scored[start]!
      for (let index = 0, taken = 0; index < places.length && taken < max; index += 1) {
        if (found.has(places[index]!)) continue
        same.push(places[index]!)
        taken += 1
      }
    }
    for (const place of sorted(same)) {
      if (found.size === max) break
      found.add(place)
    }
  }
  return [...found]
}

/** Places in their order. */
export function sorted(places: readonly number[]): Uint32Array {
  return Uint32Array.from(places).sort()
}
