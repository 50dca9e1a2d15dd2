import type { Measured } from '#cooking/film/suggestions/quiet-and-still.ts'
import { PEAKS_A_SECOND } from '../worker/peaks.ts'
import type { Look } from './film-look.ts'

/** Decibels of a twentieth of a second in which nothing is. */
const NOTHING = -100

/** What the pictures and the wave of the strip tell of a film, once all of it has been looked through. */
export function measuredOf({ pictures, peaks }: Look, duration: number): Measured {
  const isMute = peaks.every((peak) => peak === 0)
  return {
    duration,
    changes: {
      at: pictures.map(({ at }) => at),
      values: pictures.map(({ difference }) => difference),
    },
    levels: isMute
      ? undefined
      : {
          at: Float64Array.from(peaks, (_, index) => index / PEAKS_A_SECOND),
          values: Float64Array.from(peaks, (peak) =>
            peak > 0 ? Math.max(NOTHING, 20 * Math.log10(peak)) : NOTHING,
          ),
        },
  }
}
