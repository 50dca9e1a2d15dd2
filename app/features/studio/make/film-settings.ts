import type { Project } from '../device/project.ts'
import { pictureBitrate, SOUND_BITRATE, type PictureSettings } from '../worker/part-seconds.ts'

/** Pixels of the longer and the shorter side that a film has at most: 1080p. */
const LONG_MAX = 1920
const SHORT_MAX = 1080
/** Pictures a second that a film has at most. */
const RATE_MAX = 30

const even = (pixels: number) => 2 * Math.round(pixels / 2)

/** How the pictures of a film are made: as large as its first file, up to 1080p, and at an even rate. */
export function settingsOf({
  files,
  rotation,
  isCopied,
}: Pick<Project, 'files' | 'rotation' | 'isCopied'>): PictureSettings {
  const [first] = files
  const { width = 1280, height = 720 } = first?.facts ?? {}
  const isTurned = rotation % 180 !== 0
  const [across, up] = isTurned ? [height, width] : [width, height]
  const scale = Math.min(1, LONG_MAX / Math.max(across, up), SHORT_MAX / Math.min(across, up))
  const most = Math.max(...files.map(({ facts }) => facts.rate[1]))
  const rate = Math.max(1, Math.min(RATE_MAX, Math.round(most)))
  const sides = { width: even(across * scale), height: even(up * scale) }
  return { ...sides, rotation, rate, ...(isCopied && { isCopied }) }
}

/** Bytes of a second of film: of its pictures at {@link settingsOf}, and of its sound. */
export function bytesASecond(settings: PictureSettings): number {
  return (pictureBitrate(settings) + SOUND_BITRATE) / 8
}
