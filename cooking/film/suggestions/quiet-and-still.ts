import { inBoth, lowTenth, stretchesBelow, type Stretch, type Track } from './track.ts'

/** What was measured of a film as it was taken. */
export interface Measured {
  /** Seconds. */
  readonly duration: number
  /** How much each picture differs from the one before, from 0 to 1: the mean difference of their luma, see `differenceOf`. */
  readonly changes?: Track | undefined
  /** How loud it is, in LUFS or dB below full scale. Absent for a film without sound. */
  readonly levels?: Track | undefined
}

/** How much louder than its quietest tenth a film is where it is quiet, in dB: a hood hums all the time. */
const QUIET_ABOVE = 4
/** Between these, in dB, lies what is quiet: louder is a sound, whatever else is in the film. */
const QUIET = { least: -60, most: -38 }
/** How much more than in the stillest tenth a picture may change where nothing moves: noise of the camera. */
const STILL_TIMES = 1.5
/** Between these lies what is still. */
const STILL = { least: 0.003, most: 0.01 }
/** Share of a film above which quiet says nothing, because the whole film is. */
const ALL = 0.95
/** Seconds before something happens from which the film has its normal speed. */
const NORMAL_BEFORE = 2
/** Shortest stretch that is worth to be passed quickly, in seconds. */
const FAST_MIN = 2
/** How fast a film passes where nothing moves or sounds. */
export const FAST_SPEED = 8

const between = (value: number, { least, most }: { least: number; most: number }) =>
  Math.min(Math.max(value, least), most)

const lengthOf = (stretches: readonly Stretch[]) =>
  stretches.reduce((sum, { from, to }) => sum + to - from, 0)

/** Where nothing is to be heard; none of a film without sound, and of one that has next to none. */
export function quietStretches({ levels, duration }: Measured): Stretch[] {
  if (!levels || levels.at.length === 0) return []
  const most = between(lowTenth(levels, QUIET.least) + QUIET_ABOVE, QUIET)
  const quiet = stretchesBelow(levels, most, duration)
  return lengthOf(quiet) > duration * ALL ? [] : quiet
}

/** Where nothing moves. */
export function stillStretches({ changes, duration }: Measured): Stretch[] {
  if (!changes || changes.at.length === 0) return []
  const most = between(lowTenth(changes, STILL.least) * STILL_TIMES, STILL)
  return stretchesBelow(changes, most, duration)
}

/** Whether there is nothing to hear in the whole film. */
function isMute({ levels }: Measured): boolean {
  if (!levels) return true
  for (let index = 0; index < levels.values.length; index += 1)
    if ((levels.values[index] ?? 0) > QUIET.most) return false
  return true
}

/**
 * Where the film may pass at {@link FAST_SPEED}: nothing moves or sounds, and nothing will for two seconds. Of a
 * film without sound what moves decides alone.
 */
export function fastStretches(measured: Measured): Stretch[] {
  const still = stillStretches(measured)
  const nothing = isMute(measured) ? still : inBoth(still, quietStretches(measured))
  return nothing
    .map(({ from, to }) => ({ from, to: to < measured.duration ? to - NORMAL_BEFORE : to }))
    .filter(({ from, to }) => to - from >= FAST_MIN)
}

/** How fast the film passes at a time. */
export function speedAt(fast: readonly Stretch[], at: number): number {
  return fast.some(({ from, to }) => from <= at && at < to) ? FAST_SPEED : 1
}
