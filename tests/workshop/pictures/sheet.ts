// One picture per state: its modes side by side, light and dark above, forced colours and right to
// left below.
import sharp from 'sharp'
import type { Photograph } from './photograph.ts'

/** Pixels in rows, three bytes each. */
export interface Pixels {
  width: number
  height: number
  data: Buffer
}

/** Steps of 255 by which a colour may differ: processors round differently. */
const TOLERANCE = 2
const GAP_COLOUR = 128
/** Pixels of a side that become one in a small picture. */
const REDUCTION = 4
/** Height in pixels from which on a component fills the window. */
const WINDOW_HEIGHT = 720

/** Reads a picture of any format. */
export async function readPixels(picture: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

const raw = ({ width, height }: Pixels) => ({ raw: { width, height, channels: 3 as const } })

/** A picture without loss, as small as can be. */
export function packWebp(pixels: Pixels): Promise<Buffer> {
  return sharp(pixels.data, raw(pixels)).webp({ lossless: true, effort: 5 }).toBuffer()
}

/** Whether the pixels at two places have the same colour, but for rounding. */
function isSame(one: Buffer, at: number, other: Buffer, otherAt: number): boolean {
  for (let channel = 0; channel < 3; channel += 1) {
    if (Math.abs(one[at + channel]! - other[otherAt + channel]!) > TOLERANCE) return false
  }
  return true
}

/** How many pixels of two pictures differ; undefined when their sizes do. */
export function countDifferent(before: Pixels, after: Pixels): number | undefined {
  if (before.width !== after.width || before.height !== after.height) return undefined
  if (before.data.equals(after.data)) return 0
  let count = 0
  for (let at = 0; at < before.data.length; at += 3) {
    if (!isSame(before.data, at, after.data, at)) count += 1
  }
  return count
}

/** Where the pixel begins. Negative outside of the picture. */
const placeOf = ({ width, height }: Pixels, x: number, y: number) =>
  x < width && y < height ? (y * width + x) * 3 : -1

/** The later picture in pale, what differs in red. Sizes may differ. */
export function drawDifference(before: Pixels, after: Pixels): Pixels {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [old, now] = [placeOf(before, x, y), placeOf(after, x, y)]
      const isEqual = old >= 0 && now >= 0 && isSame(before.data, old, after.data, now)
      const grey = 200 + Math.round(((after.data[now + 1] ?? 255) * 55) / 255)
      data.set(isEqual ? [grey, grey, grey] : [220, 0, 40], (y * width + x) * 3)
    }
  }
  return { width, height, data }
}

/** Copies a picture into a larger one. */
function paste(target: Pixels, source: Pixels, left: number, top: number): void {
  for (let y = 0; y < source.height; y += 1) {
    const from = y * source.width * 3
    source.data.copy(
      target.data,
      ((top + y) * target.width + left) * 3,
      from,
      from + source.width * 3,
    )
  }
}

/** Every pixel the mean of a square of pixels. */
function reduced({ width, height, data }: Pixels): Pixels {
  const small = { width: Math.floor(width / REDUCTION), height: Math.floor(height / REDUCTION) }
  const means = Buffer.alloc(small.width * small.height * 3)
  for (let at = 0; at < means.length; at += 1) {
    const pixel = Math.floor(at / 3)
    const left = (pixel % small.width) * REDUCTION
    const top = Math.floor(pixel / small.width) * REDUCTION
    let total = 0
    for (let y = top; y < top + REDUCTION; y += 1) {
      for (let x = left; x < left + REDUCTION; x += 1)
        total += data[(y * width + x) * 3 + (at % 3)]!
    }
    means[at] = Math.round(total / REDUCTION ** 2)
  }
  return { ...small, data: means }
}

/**
 * The sheet of a state. Right to left has a place only where it differs from left to right. Of parts
 * of screens, and of components that fill the window, the other modes are small: whole, they would
 * take three times the room.
 *
 * @param photographs of one state, in the order of their modes
 */
export async function makeSheet(
  photographs: readonly Photograph[],
  isOfComponent: boolean,
): Promise<Pixels> {
  const all = await Promise.all(photographs.map(({ png }) => readPixels(png!)))
  const light = all[0]!
  const shown = all.filter(
    (pixels, index) => photographs[index]!.mode !== 'rtl' || countDifferent(light, pixels) !== 0,
  )
  const rows =
    isOfComponent && light.height < WINDOW_HEIGHT
      ? inRows(shown)
      : [[light, ...shown.slice(1).map(reduced)]]
  const width = Math.max(...rows.map((row) => sum(row.map((pixels) => pixels.width))))
  const heights = rows.map(heightOf)
  const height = sum(heights)
  const sheet = { width, height, data: Buffer.alloc(width * height * 3, GAP_COLOUR) }
  rows.forEach((row, index) => {
    let left = 0
    for (const pixels of row) {
      paste(sheet, pixels, left, index === 0 ? 0 : heights[0]!)
      left += pixels.width
    }
  })
  return sheet
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const heightOf = (row: readonly Pixels[]) => Math.max(...row.map((pixels) => pixels.height))

/** Pictures in rows of two. */
function inRows(pictures: readonly Pixels[]): Pixels[][] {
  return [pictures.slice(0, 2), pictures.slice(2)].filter((row) => row.length > 0)
}
