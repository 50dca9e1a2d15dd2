import type { Track } from './track.ts'

/** How much a picture differs from the one before at least where the camera was stopped, from 0 to 1. */
const CUT_MIN = 0.08
/** How many times as much as its neighbours: a shaken camera changes all pictures. */
const CUT_TIMES = 2.5
/** Seconds before and after that are compared. Key frames, which are looked at, are a second or two apart. */
const NEIGHBOURS = 2.5
/** How much louder or quieter it is behind a place that sounds new, in dB. */
const NEW_SOUND = 10
/** Seconds of sound that are compared before and behind. */
const SOUND = 0.5

/** A place where the picture is another one. */
export interface FoundCut {
  /** Time of the first picture, in seconds. */
  readonly at: number
  /** How much it differs, from 0 to 1. */
  readonly change: number
}

/** Cuts of a film, by how much its pictures differ from those around them. */
export function findCuts({ at, values }: Track): FoundCut[] {
  const cuts: FoundCut[] = []
  let from = 0
  let to = 0
  let sum = 0
  for (let index = 0; index < at.length; index += 1) {
    const time = at[index] ?? 0
    const change = values[index] ?? 0
    while (to < at.length && (at[to] ?? 0) <= time + NEIGHBOURS) {
      sum += values[to] ?? 0
      to += 1
    }
    while ((at[from] ?? 0) < time - NEIGHBOURS) {
      sum -= values[from] ?? 0
      from += 1
    }
    const others = (sum - change) / Math.max(to - from - 1, 1)
    if (change >= CUT_MIN && change >= others * CUT_TIMES) cuts.push({ at: time, change })
  }
  return cuts
}

/** The place of the first value from a time on. */
function placeOf(at: ArrayLike<number>, time: number): number {
  let [low, high] = [0, at.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((at[middle] ?? 0) < time) low = middle + 1
    else high = middle
  }
  return low
}

function meanBetween({ at, values }: Track, from: number, to: number): number | undefined {
  const [first, end] = [placeOf(at, from), placeOf(at, to)]
  let sum = 0
  for (let index = first; index < end; index += 1) sum += Math.max(values[index] ?? 0, -100)
  return end > first ? sum / (end - first) : undefined
}

/** Whether the film sounds different behind a time than before it. */
export function soundsNew(levels: Track | undefined, time: number): boolean {
  const before = levels && meanBetween(levels, time - SOUND, time)
  const behind = levels && meanBetween(levels, time, time + SOUND)
  return before !== undefined && behind !== undefined && Math.abs(behind - before) >= NEW_SOUND
}
