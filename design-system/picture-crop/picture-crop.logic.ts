/** The visible part of a picture: zoom and position. */
export interface CropView {
  /** 1 shows the largest square; at most {@link ZOOM_MAX}. */
  zoom: number
  /** From 0, the left edge, to 1, the right edge. */
  x: number
  /** From 0, the top, to 1, the bottom. */
  y: number
}

/** A square part of a picture, in pixels of its file. */
export interface PictureArea {
  left: number
  top: number
  /** Length of a side. */
  side: number
}

/** Pixels of a file. */
export interface PictureSize {
  width: number
  height: number
}

/** Largest zoom. */
export const ZOOM_MAX = 4
/** The largest square in the middle of a picture. */
export const WHOLE: CropView = { zoom: 1, x: 0.5, y: 0.5 }

const sideOf = ({ width, height }: PictureSize, zoom: number) => Math.min(width, height) / zoom

/** The visible part of a picture, in pixels. */
export function areaOf(size: PictureSize, { zoom, x, y }: CropView): PictureArea {
  const side = sideOf(size, zoom)
  return { left: x * (size.width - side), top: y * (size.height - side), side }
}

/**
 * Moves a picture within its frame, up to its edges.
 *
 * @param right distance to the right, as a fraction of the frame's side; negative to the left
 * @param down distance down, as a fraction of the frame's side
 */
export function moved(size: PictureSize, view: CropView, right: number, down: number): CropView {
  const side = sideOf(size, view.zoom)
  // Moving the picture to the right shows more of its left.
  const along = (place: number, by: number, room: number) =>
    room <= 0 ? place : Math.min(1, Math.max(0, place - (by * side) / room))
  return {
    zoom: view.zoom,
    x: along(view.x, right, size.width - side),
    y: along(view.y, down, size.height - side),
  }
}
