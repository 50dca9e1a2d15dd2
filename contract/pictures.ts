import type { MediaPath } from './common.ts'

/** Widths in pixels that a picture can be asked for; others are refused. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920] as const

/** One of {@link PICTURE_WIDTHS}. */
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** Types of a profile picture that is sent (SET-05, VAL-14). */
export const AVATAR_TYPES: readonly string[] = ['image/png', 'image/jpeg']

/** The address of a picture in a width; a picture that is smaller comes as it is. */
export function pictureOfWidth(path: MediaPath, width: PictureWidth): MediaPath {
  return `${path}?w=${width}`
}
