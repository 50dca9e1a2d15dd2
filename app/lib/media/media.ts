import { pictureOfWidth, type PictureWidth } from '#contract/pictures.ts'

let base = ''

/**
 * Says where pictures and films are served, when that is not the API's host (API-06, D-29). The
 * same for every page of a server.
 *
 * @param address without a final slash; empty for this site
 */
export function setMediaBase(address: string): void {
  base = address
}

/**
 * The address of a path of the wire: prefixed with the media host; whole addresses pass (D-29).
 * Without a path there is none.
 */
export function mediaUrl(path: string): string
export function mediaUrl(path: string | null | undefined): string | null
export function mediaUrl(path: string | null | undefined): string | null {
  if (path === null || path === undefined) return null
  return path.startsWith('/') ? `${base}${path}` : path
}

/** The address of a picture of the wire in a width. */
export function pictureUrl(path: string, width: PictureWidth): string {
  return mediaUrl(pictureOfWidth(path, width))
}
