/** What is seen of a picture: how near, and where. */
export interface CropView {
  /** 1 shows as much as fits into a square; at most {@link ZOOM_MAX}. */
  zoom: number
  /** From 0, its left end, to 1, its right end; ½ is its middle. */
  x: number
  /** From 0, its top, to 1, its foot. */
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

/** How near at most. */
export const ZOOM_MAX = 4
/** The middle of a picture, as much as fits. */
export const WHOLE: CropView = { zoom: 1, x: 0.5, y: 0.5 }

const sideOf = ({ width, height }: PictureSize, zoom: number) => Math.min(width, height) / zoom

/** The part of a picture that is seen. */
export function areaOf(size: PictureSize, { zoom, x, y }: CropView): PictureArea {
  const side = sideOf(size, zoom)
  return { left: x * (size.width - side), top: y * (size.height - side), side }
}

/**
 * Moves a picture within its frame, as far as it goes.
 *
 * @param right how far to the right, as a share of the frame's side; negative to the left
 * @param down how far down, the same way
 */
export function moved(size: PictureSize, view: CropView, right: number, down: number): CropView {
  const side = sideOf(size, view.zoom)
  // What moves to the right shows more of its left.
  const along = (place: number, by: number, room: number) =>
    room <= 0 ? place : Math.min(1, Math.max(0, place - (by * side) / room))
  return {
    zoom: view.zoom,
    x: along(view.x, right, size.width - side),
    y: along(view.y, down, size.height - side),
  }
}
