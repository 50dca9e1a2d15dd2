import type { Project } from '../device/project.ts'
import { pictureBitrate, SOUND_BITRATE, type PictureSettings } from '../worker/part-seconds.ts'

/** Pixels of the shorter and the longer side that a film has at most, the larger first: 1080p where it was, else 720p. */
const SIDES = [
  { short: 1080, long: 1920 },
  { short: 720, long: 1280 },
] as const
/** Pictures a second that a film has at most. */
const RATE_MAX = 30

const even = (pixels: number) => 2 * Math.round(pixels / 2)

/**
 * How the pictures of a film are made: 1080p where its first file is that or more, else 720p or as small as it is,
 * and at an even rate.
 */
export function settingsOf({
  files,
  rotation,
  isCopied,
  isSmall,
}: Pick<Project, 'files' | 'rotation' | 'isCopied' | 'isSmall'>): PictureSettings {
  const [first] = files
  const { width = 1280, height = 720 } = first?.facts ?? {}
  const isTurned = rotation % 180 !== 0
  const [across, up] = isTurned ? [height, width] : [width, height]
  const [short, long] = [Math.min(across, up), Math.max(across, up)]
  const sides = (!isSmall && SIDES.find((each) => short >= each.short)) || SIDES[1]
  const scale = Math.min(1, sides.long / long, sides.short / short)
  const most = Math.max(...files.map(({ facts }) => facts.rate[1]))
  const rate = Math.max(1, Math.min(RATE_MAX, Math.round(most)))
  const size = { width: even(across * scale), height: even(up * scale) }
  return { ...size, rotation, rate, ...(isCopied && { isCopied }) }
}

/** Bytes of a second of film: of its pictures at {@link settingsOf}, and of its sound. */
export function bytesASecond(settings: PictureSettings): number {
  return (pictureBitrate(settings) + SOUND_BITRATE) / 8
}

/** The settings of a smaller film of the same; undefined where it is as small as films are made. */
export function smallerOf(settings: PictureSettings): PictureSettings | undefined {
  const { width, height, isCopied } = settings
  const scale = Math.min(
    SIDES[1].short / Math.min(width, height),
    SIDES[1].long / Math.max(width, height),
  )
  if (scale >= 1 || isCopied) return undefined
  return { ...settings, width: even(width * scale), height: even(height * scale) }
}
