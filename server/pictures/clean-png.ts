import { inflateSync } from 'node:zlib'
import { ApiError } from '#server/http/errors.ts'
import { checkSize, type ClaimedSize } from './check-size.ts'
import { orientationBlock, readOrientation } from './orientation.ts'
import { PNG_SIGNATURE, type PngChunk, pngChunks, writePngChunk } from './png-chunks.ts'

/** Maximum bytes of a colour profile to keep. Those of phones and cameras have 500 to 4,000. */
const PROFILE_BYTES_MAX = 65_536

/** Chunks that are kept, at most once each, with the maximum bytes of their data. */
const KEPT = new Map([
  ['PLTE', 768],
  ['tRNS', 256],
  ['gAMA', 4],
  ['cHRM', 32],
  ['sRGB', 1],
  ['iCCP', PROFILE_BYTES_MAX],
  ['eXIf', Infinity],
])

/**
 * Copies the chunks of a PNG that rendering needs: header, palette, image data, orientation and
 * small colour data. Leaves out texts, animations and large profiles, because libraries inflate
 * them without a limit.
 * @param file begins with {@link PNG_SIGNATURE}
 * @throws {ApiError} `FileTypeUnsupported` for a broken file, `FileTooLarge` (see {@link
 * checkSize})
 */
export function cleanPng(file: Buffer): Buffer {
  const parts: Buffer[] = [PNG_SIGNATURE]
  const seen = new Set<string>()
  let header: ClaimedSize | undefined
  for (const chunk of pngChunks(file)) {
    const { type, data, bytes } = chunk
    if (!header) {
      if (type !== 'IHDR') break
      header = readPngHeader(data)
      checkSize(header)
      parts.push(bytes)
    } else if (type === 'IDAT') parts.push(bytes)
    else if (type === 'IEND') {
      if (!seen.has('IDAT')) break
      return Buffer.concat([...parts, bytes])
    } else if (!seen.has(type) && data.length <= (KEPT.get(type) ?? -1)) {
      const kept = keptBytes(chunk, header)
      if (kept) parts.push(kept)
    } else if (isCritical(type)) break
    seen.add(type)
  }
  throw new ApiError('FileTypeUnsupported')
}

/** The bytes of an ancillary chunk to keep; undefined for none. */
function keptBytes({ type, data, bytes }: PngChunk, header: ClaimedSize): Buffer | undefined {
  if (type === 'iCCP') return isSmallProfile(data) ? bytes : undefined
  if (type !== 'eXIf') return bytes
  const orientation = readOrientation(data)
  if (orientation === undefined) return undefined
  // Rotating a picture needs all of its pixels at once.
  checkSize({ ...header, isWhole: true })
  return writePngChunk('eXIf', orientationBlock(orientation))
}

/** Whether a decoder must not skip chunks of a type (PNG 1.2, section 3.3). */
function isCritical(type: string): boolean {
  return (type.charCodeAt(0) & 0x20) === 0
}

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
function readPngHeader(data: Buffer): ClaimedSize {
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

/**
 * Whether the `iCCP` chunk of a PNG inflates to a small profile (PNG 1.2, section 4.2.2.4). Inflating
 * stops at {@link PROFILE_BYTES_MAX}.
 */
function isSmallProfile(chunk: Buffer): boolean {
  const nameEnd = chunk.indexOf(0)
  if (nameEnd === -1 || chunk.length > PROFILE_BYTES_MAX) return false
  try {
    inflateSync(chunk.subarray(nameEnd + 2), { maxOutputLength: PROFILE_BYTES_MAX })
    return true
  } catch {
    return false
  }
}
