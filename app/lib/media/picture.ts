import { PICTURE_WIDTHS } from '#contract/pictures.ts'
import { pictureUrl } from './media.ts'

/** Attributes of an `<img>` whose file the browser chooses by the rendered width. */
export interface PictureSources {
  src: string | null
  srcSet?: string
}

/**
 * The addresses of a picture in the widths that the server makes.
 *
 * @param path null without a picture
 * @param largest widest file worth loading, in pixels: the original's, or twice the widest box
 */
export function pictureSources(path: string | null, largest: number): PictureSources {
  if (path === null) return { src: null }
  const widths = PICTURE_WIDTHS.filter((width) => width <= largest)
  const srcSet = widths.map((width) => `${pictureUrl(path, width)} ${width}w`).join(', ')
  return { src: pictureUrl(path, widths.at(-1) ?? PICTURE_WIDTHS[0]), srcSet }
}
