import { ApiError } from '#server/http/errors.ts'
import type { ClaimedSize } from './check-size.ts'

/** A colour type. */
interface Colour {
  /** Allowed bits per sample. */
  depths: readonly number[]
  /** Samples per decoded pixel: palettes become colours, a tRNS chunk adds alpha. */
  channels: number
}

/** By the header's colour type (PNG 1.2, section 4.1.1). */
const COLOURS = new Map<number, Colour>([
  [0, { depths: [1, 2, 4, 8, 16], channels: 2 }],
  [2, { depths: [8, 16], channels: 4 }],
  [3, { depths: [1, 2, 4, 8], channels: 4 }],
  [4, { depths: [8, 16], channels: 2 }],
  [6, { depths: [8, 16], channels: 4 }],
])

/** Bytes of the header's data. */
const LENGTH = 13

/**
 * Reads the data of an `IHDR` chunk.
 * @throws {ApiError} `FileTypeUnsupported` for invalid values
 */
export function readPngHeader(data: Buffer): ClaimedSize {
  if (data.length !== LENGTH) throw new ApiError('FileTypeUnsupported')
  const width = data.readUInt32BE(0)
  const height = data.readUInt32BE(4)
  const [depth = 0, type = 0, compression, filter, interlace = 0] = data.subarray(8)
  const colour = COLOURS.get(type)
  const isKnown =
    colour?.depths.includes(depth) === true && compression === 0 && filter === 0 && interlace <= 1
  if (!isKnown) throw new ApiError('FileTypeUnsupported')
  const sampleBytes = depth === 16 ? 2 : 1
  const decodedBytes = width * height * colour.channels * sampleBytes
  return { width, height, decodedBytes, isWhole: interlace === 1 }
}
