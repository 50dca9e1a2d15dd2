import type { Marks } from '#cooking/film/marks.ts'
import { PEAKS_A_SECOND } from '../worker/peaks.ts'
import type { MinuteWave } from '#design-system/studio/film-minute.tsx'
import type { StripSpan } from '#design-system/studio/strip-place.ts'
import type { StripGap, StripImage } from '#design-system/studio/strip.types.ts'
import type { Look, LookPicture } from './film-look.ts'
import { peaksBetween } from './peaks.ts'

/** Seconds of the film from which the strip shows two minutes around the needle. */
const LONG = 20 * 60
/** Pictures of the whole film, and of the part around the needle. */
const MAP_PICTURES = 28
const PICTURES = 14
/** Seconds of a part of the wave. */
const WAVE = 15

/** Seconds that the strip shows around the needle. */
function spanSeconds(duration: number): number {
  return Math.min(duration, duration > LONG ? 120 : 60)
}

/** What the strip shows around a time, never beyond the ends of the film. */
export function spanAround(at: number, duration: number): StripSpan {
  const length = spanSeconds(duration)
  const from = Math.min(Math.max(0, at - length / 2), duration - length)
  return { from, to: from + length }
}

/** The picture that is shown at a time: the last one that begins before it. */
function pictureAt(pictures: readonly LookPicture[], at: number): LookPicture | undefined {
  let [low, high] = [0, pictures.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((pictures[middle]?.at ?? 0) <= at) low = middle + 1
    else high = middle
  }
  return pictures[Math.max(0, low - 1)]
}

/** Pictures side by side, each as long as the others, so far as the film has been looked through. */
function imagesOf(
  { pictures, seenUntil }: Look,
  { from, to }: StripSpan,
  length: number,
): StripImage[] {
  const images: StripImage[] = []
  for (let index = Math.floor(from / length); index * length < to; index += 1) {
    const at = index * length
    const picture = at <= seenUntil ? pictureAt(pictures, at + length / 2) : undefined
    if (picture) images.push({ at, length, src: picture.src })
  }
  return images
}

/** Pictures of the whole film. */
export function mapImages(look: Look, duration: number): StripImage[] {
  return imagesOf(look, { from: 0, to: duration - 0.001 }, duration / MAP_PICTURES)
}

/** Pictures around the needle. They go along with the film. */
export function minuteImages(look: Look, span: StripSpan): StripImage[] {
  return imagesOf(look, span, (span.to - span.from) / PICTURES)
}

/** Parts of the wave that a span touches, by the second at which they begin. */
export function waveStarts({ from, to }: StripSpan): number[] {
  const first = Math.floor(from / WAVE)
  const count = Math.ceil(to / WAVE) - first
  return Array.from({ length: count }, (_, index) => (first + index) * WAVE)
}

/** A part of the wave. */
export function waveFrom(peaks: Float32Array, from: number): MinuteWave {
  const to = Math.min(from + WAVE, peaks.length / PEAKS_A_SECOND)
  return { from, to, peaks: peaksBetween(peaks, from, to) }
}

/** What is left out, with what comes before the first step, and up to the needle where that goes on. */
export function shownGaps({ gaps, openGap, steps }: Marks, at: number): StripGap[] {
  const first = Math.min(...steps.flatMap((step) => step.at ?? []))
  const open = openGap !== null && openGap < at ? [{ from: openGap, to: at }] : []
  const before = Number.isFinite(first) && first > 0 ? [{ from: 0, to: first }] : []
  return [...before, ...gaps.filter(({ to }) => !Number.isFinite(first) || to > first), ...open]
}
