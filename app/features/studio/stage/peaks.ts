import { PEAKS_A_SECOND } from '../worker/peaks.ts'

/** Peaks below this are silence. */
const SOUND = 0.05

/** The peaks of a part of the film; zeros beyond its ends. */
export function peaksBetween(peaks: Float32Array, from: number, to: number): Float32Array {
  const first = Math.round(from * PEAKS_A_SECOND)
  const length = Math.max(1, Math.round((to - from) * PEAKS_A_SECOND))
  return Float32Array.from({ length }, (_, index) => peaks[first + index] ?? 0)
}

/**
 * Where sound begins within a second after a time, where none is within a second before it; undefined
 * otherwise.
 */
export function firstSoundAfter(peaks: Float32Array, at: number): number | undefined {
  const before = peaksBetween(peaks, at - 1, at)
  if (before.some((peak) => peak >= SOUND)) return undefined
  const index = peaksBetween(peaks, at, at + 1).findIndex((peak) => peak >= SOUND)
  return index > 0 ? at + index / PEAKS_A_SECOND : undefined
}
