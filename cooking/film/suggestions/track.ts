/** Values along a film, such as the loudness of each tenth of a second. */
export interface Track {
  /** Seconds at which each value begins to hold, rising. It holds until the next one does. */
  readonly at: ArrayLike<number>
  /** As many as times. */
  readonly values: ArrayLike<number>
}

/** A part of the film as it was taken, in seconds. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** The stretches of a track in which a value is at most `most`. */
export function stretchesBelow({ at, values }: Track, most: number, duration: number): Stretch[] {
  const stretches: Stretch[] = []
  let from: number | undefined
  for (let index = 0; index < at.length; index += 1) {
    const time = at[index] ?? 0
    const isBelow = (values[index] ?? 0) <= most
    if (isBelow) from ??= time
    else if (from !== undefined) {
      stretches.push({ from, to: time })
      from = undefined
    }
  }
  if (from !== undefined && from < duration) stretches.push({ from, to: duration })
  return stretches
}

/** The value below which a tenth of a track is; `none` for an empty one. */
export function lowTenth({ values }: Track, none: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.floor(sorted.length / 10)] ?? none
}

/** What is in a stretch of both lists. Both are in order, without overlap. */
export function inBoth(first: readonly Stretch[], second: readonly Stretch[]): Stretch[] {
  const both: Stretch[] = []
  let [one, two] = [0, 0]
  while (one < first.length && two < second.length) {
    const [a, b] = [first[one], second[two]]
    if (!a || !b) break
    const from = Math.max(a.from, b.from)
    const to = Math.min(a.to, b.to)
    if (from < to) both.push({ from, to })
    if (a.to < b.to) one += 1
    else two += 1
  }
  return both
}

/** What is left of stretches without those of another list. Both are in order, without overlap. */
export function without(stretches: readonly Stretch[], others: readonly Stretch[]): Stretch[] {
  const left: Stretch[] = []
  let first = 0
  for (const { from, to } of stretches) {
    while (first < others.length && (others[first]?.to ?? 0) <= from) first += 1
    let start = from
    for (let index = first; index < others.length; index += 1) {
      const other = others[index]
      if (!other || other.from >= to) break
      if (other.from > start) left.push({ from: start, to: other.from })
      start = Math.max(start, other.to)
    }
    if (start < to) left.push({ from: start, to })
  }
  return left
}
