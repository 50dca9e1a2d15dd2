import { CanvasSink, type WrappedCanvas } from 'mediabunny'
import { withFilm } from './open-film.ts'

/** Seconds around a time in which pictures are looked for at most. */
const REACH_MAX = 1.5
/** Seconds by which times of a picture may differ. */
const SAME = 0.0015

/** The pictures around a time that are wanted. */
export interface NearPlace {
  /** Seconds of the file. */
  readonly at: number
  /** How many pictures before the one that is shown at that time, and after it. */
  readonly before: number
  readonly after: number
  /** Pixels. */
  readonly width: number
  /** Fewest pictures a second. */
  readonly rate: number
}

/** One of them. */
export interface NearPicture {
  /** Seconds of the file. */
  readonly at: number
  /** 0 for the picture that is shown at the time, negative before it. */
  readonly index: number
  readonly picture: Blob
}

/** Seconds in which so many pictures are found. */
function reach(pictures: number, rate: number): number {
  return Math.min(REACH_MAX, (pictures + 1) / Math.max(rate, 1))
}

/** Reads the pictures around a time, in their order, each with its exact time. */
export async function lookNear(
  file: Blob,
  { at, before, after, width, rate }: NearPlace,
  report: (picture: NearPicture) => void,
  signal: AbortSignal,
): Promise<void> {
  await withFilm(file, async ({ video }) => {
    if (!video) return
    const sink = new CanvasSink(video, { width })
    const found: WrappedCanvas[] = []
    // A sink begins with the picture that is shown at its start.
    for await (const canvas of sink.canvases(
      Math.max(0, at - reach(before, rate)),
      at + reach(after, rate),
    )) {
      signal.throwIfAborted()
      found.push(canvas)
      const earlier = found.filter(({ timestamp }) => timestamp < at - SAME)
      if (earlier.length > before + 1) found.shift()
    }
    const shown = found.findLastIndex(({ timestamp }) => timestamp <= at + SAME)
    for (const [place, { canvas, timestamp }] of found.entries()) {
      const index = place - shown
      if (index < -before || index > after) continue
      const picture = await (canvas as OffscreenCanvas).convertToBlob({
        type: 'image/jpeg',
        quality: 0.8,
      })
      signal.throwIfAborted()
      report({ at: timestamp, index, picture })
    }
  })
}
