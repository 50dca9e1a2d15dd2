import type { MediaPath } from './common.ts'

/** Widths in pixels in which a picture can be requested; others are refused. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920] as const

/** One of {@link PICTURE_WIDTHS}. */
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** Media types of pictures that can be uploaded. */
export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg']

const MEGABYTE = 1024 ** 2

/** Largest profile picture that is sent, in bytes. */
export const AVATAR_UPLOAD_MAX = 5 * MEGABYTE
/** Largest photo of an entry of the cooking log that is sent, in bytes. */
export const COOKED_PHOTO_UPLOAD_MAX = 5 * MEGABYTE
/** Largest picture of an own recipe that is sent, or fetched for an import, in bytes. */
export const OWN_PICTURE_UPLOAD_MAX = 15 * MEGABYTE

/** Maximum pixels of a picture that is chosen or uploaded. Phones take pictures of up to 50 megapixels. */
export const PICTURE_PIXELS_MAX = 50_000_000
/**
 * Pixels that a picture of any kind may have. Interlaced, progressive and rotated pictures have to be decoded
 * as a whole, and take up to 8 bytes a pixel.
 */
export const PICTURE_PIXELS_OF_ANY_KIND = 12_500_000

const MEGAPIXEL = 1_000_000

/** The limits for a text, in whole megapixels: those of every picture, and of most. */
export const PICTURE_MEGAPIXELS = {
  always: Math.floor(PICTURE_PIXELS_OF_ANY_KIND / MEGAPIXEL),
  most: PICTURE_PIXELS_MAX / MEGAPIXEL,
}

/** The URL of a picture in a width. A smaller picture is not enlarged. */
export function pictureOfWidth(path: MediaPath, width: PictureWidth): MediaPath {
  return `${path}?w=${width}`
}
