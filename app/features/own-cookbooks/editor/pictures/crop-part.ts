/** Pixels of a picture. */
export interface PictureSize {
  width: number
  height: number
}

/** The part of a picture that is shown: where it begins and how wide it is, as shares of the picture. */
export interface Part {
  x: number
  y: number
  width: number
}

/** How much larger or smaller a press makes a part. */
export const SIZE_STEP = 1.06
/** How far a press moves a part, as a share of the picture. */
export const MOVE_STEP = 0.02

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high)

/** The shape of a part, and how many pixels it has at least. */
export interface Cut {
  /** Pixels. */
  width: number
  /** Pixels. */
  height: number
}

/** The height of a part, as a share of the picture. */
export function heightOf({ width }: Part, size: PictureSize, cut: Cut): number {
  return (width * size.width * cut.height) / (cut.width * size.height)
}

/** The width of the largest part, as a share of the picture. */
function largestWidth(size: PictureSize, cut: Cut): number {
  return Math.min(1, (size.height * cut.width) / (cut.height * size.width))
}

/** Whether even the largest part has too few pixels. */
export function isTooSmall(size: PictureSize, cut: Cut): boolean {
  // A picture may have lost a fraction of a pixel when it was scaled.
  return Math.round(largestWidth(size, cut) * size.width) < cut.width
}

/** A part that lies in the picture and has enough pixels. */
function fitting({ x, y, width }: Part, size: PictureSize, cut: Cut): Part {
  const largest = largestWidth(size, cut)
  const fit = between(Math.min(largest, cut.width / size.width), width, largest)
  const height = heightOf({ x, y, width: fit }, size, cut)
  return {
    x: between(0, x, Math.max(0, 1 - fit)),
    y: between(0, y, Math.max(0, 1 - height)),
    width: fit,
  }
}

/** The largest part, in the middle. */
export function largestPart(size: PictureSize, cut: Cut): Part {
  const width = largestWidth(size, cut)
  const height = heightOf({ x: 0, y: 0, width }, size, cut)
  return { x: (1 - width) / 2, y: Math.max(0, (1 - height) / 2), width }
}

/** A part that is moved by shares of the picture, up to its edges. */
export function movedPart(
  part: Part,
  [right, down]: readonly [number, number],
  size: PictureSize,
  cut: Cut,
): Part {
  return fitting({ ...part, x: part.x + right, y: part.y + down }, size, cut)
}

/** A part of another size with the same middle, as far as the picture reaches. */
export function scaledPart(part: Part, factor: number, size: PictureSize, cut: Cut): Part {
  const width = fitting({ ...part, width: part.width * factor }, size, cut).width
  const grown = { ...part, width }
  return fitting(
    {
      x: part.x + (part.width - width) / 2,
      y: part.y + (heightOf(part, size, cut) - heightOf(grown, size, cut)) / 2,
      width,
    },
    size,
    cut,
  )
}

/** A part whose corner was dragged: it begins where it did, and ends at the edge of the picture at the latest. */
export function widenedPart(part: Part, width: number, size: PictureSize, cut: Cut): Part {
  const room = Math.min(
    1 - part.x,
    largestWidth(size, cut) * ((1 - part.y) / heightShare(size, cut)),
  )
  return fitting({ ...part, width: Math.min(width, room) }, size, cut)
}

/** The height of the largest part, as a share of the picture. */
function heightShare(size: PictureSize, cut: Cut): number {
  return heightOf({ x: 0, y: 0, width: largestWidth(size, cut) }, size, cut)
}

/** How large a part is, in per cent of the largest. */
export function percentOf({ width }: Part, size: PictureSize, cut: Cut): number {
  return Math.round((width / largestWidth(size, cut)) * 100)
}

/** The smallest part that has enough pixels, in per cent of the largest. */
export function leastPercent(size: PictureSize, cut: Cut): number {
  return Math.min(100, Math.ceil((cut.width / size.width / largestWidth(size, cut)) * 100))
}
