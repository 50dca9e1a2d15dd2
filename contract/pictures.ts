import type { MediaPath } from './common.ts'

/** Widths in pixels in which a picture can be requested; others are refused. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920] as const

/** One of {@link PICTURE_WIDTHS}. */
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** Media types of profile pictures (SET-05, VAL-14). */
export const AVATAR_TYPES: readonly string[] = ['image/png', 'image/jpeg']

/** The URL of a picture in a width. A smaller picture is not enlarged. */
export function pictureOfWidth(path: MediaPath, width: PictureWidth): MediaPath {
  return `${path}?w=${width}`
}
