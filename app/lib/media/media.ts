import { pictureOfWidth, type PictureWidth } from '#contract/pictures.ts'

let base = ''

/**
 * Sets the host of pictures and films when it is not that of the API. It is the same
 * for every page of a server.
 *
 * @param address without a final slash; empty for this site
 */
export function setMediaBase(address: string): void {
  base = address
}

/**
 * The address of a media path of the API: prefixed with the media host; absolute addresses are
 * returned as they are. Null without a path.
 */
export function mediaUrl(path: string): string
export function mediaUrl(path: string | null | undefined): string | null
export function mediaUrl(path: string | null | undefined): string | null {
  if (path === null || path === undefined) return null
  return path.startsWith('/') ? `${base}${path}` : path
}

/** The address of a picture of the API in a width. */
export function pictureUrl(path: string, width: PictureWidth): string {
  return mediaUrl(pictureOfWidth(path, width))
}
