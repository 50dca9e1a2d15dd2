/** The visible part of a picture: zoom and position. */
export interface CropView {
  /** 1 shows as much as the frame can; at most {@link ZOOM_MAX}. */
  zoom: number
  /** From 0, the left edge, to 1, the right edge. */
  x: number
  /** From 0, the top, to 1, the bottom. */
  y: number
}

/** A part of a picture in the shape of the frame, in pixels of its file. */
export interface PictureArea {
  left: number
  top: number
  /** Width; the height too, unless the frame has another ratio. */
  side: number
}

/** Pixels of a file. */
export interface PictureSize {
  width: number
  height: number
}

/** Largest zoom. */
export const ZOOM_MAX = 4
/** The largest part in the middle of a picture. */
export const WHOLE: CropView = { zoom: 1, x: 0.5, y: 0.5 }

const sideOf = ({ width, height }: PictureSize, zoom: number, ratio: number) =>
  Math.min(width, height * ratio) / zoom

/** Rounding may make a part larger than the picture by the last digit. */
const room = (length: number, part: number) => Math.max(0, length - part)

/**
 * The visible part of a picture, in pixels.
 *
 * @param ratio width of the frame by its height
 */
export function areaOf(size: PictureSize, { zoom, x, y }: CropView, ratio = 1): PictureArea {
  const side = sideOf(size, zoom, ratio)
  return { left: x * room(size.width, side), top: y * room(size.height, side / ratio), side }
}

/** Zooms by a factor, as far as the picture allows. */
export function zoomed(view: CropView, by: number): CropView {
  return { ...view, zoom: Math.min(ZOOM_MAX, Math.max(1, view.zoom * by)) }
}

/** Moving the picture to the right shows more of its left. */
const along = (place: number, by: number, free: number) =>
  free === 0 ? place : Math.min(1, Math.max(0, place - by / free))

/**
 * Moves a picture within its frame, up to its edges.
 *
 * @param right distance to the right, as a fraction of the frame's width; negative to the left
 * @param down distance down, as a fraction of the frame's height
 * @param ratio width of the frame by its height
 */
export function moved(
  size: PictureSize,
  view: CropView,
  right: number,
  down: number,
  ratio = 1,
): CropView {
  const side = sideOf(size, view.zoom, ratio)
  const height = side / ratio
  return {
    zoom: view.zoom,
    x: along(view.x, right * side, room(size.width, side)),
    y: along(view.y, down * height, room(size.height, height)),
  }
}
