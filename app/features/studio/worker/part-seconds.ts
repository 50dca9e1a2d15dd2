import { cutSeconds, type Cut } from '#cooking/film/cut-list.ts'

/** How the pictures of a film are made. */
export interface PictureSettings {
  readonly width: number
  readonly height: number
  /** Pictures a second. */
  readonly rate: number
  /** Clockwise, in addition to what the file says of itself. */
  readonly rotation: 0 | 90 | 180 | 270
  /** The pictures are taken as the camera made them. */
  readonly isCopied?: true
}

/** Bits for a pixel of a picture: kitchens are well lit, and hands move slowly. */
const BITS_PER_PIXEL = 0.07

/** Bits a second of sound: voices and frying, in both ears. */
export const SOUND_BITRATE = 128_000

/** Bits a second of the pictures. */
export function pictureBitrate({ width, height, rate }: PictureSettings): number {
  return Math.round(width * height * rate * BITS_PER_PIXEL)
}

/** The seconds that a part will have: a whole number of pictures. */
export function secondsOf(cut: Cut, { rate }: Pick<PictureSettings, 'rate'>): number {
  return Math.round(cutSeconds(cut) * rate) / rate
}
