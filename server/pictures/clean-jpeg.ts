import { ApiError } from '#server/http/errors.ts'
import { checkSize, type ClaimedSize } from './check-size.ts'
import { JPEG_SIGNATURE, jpegSegments, MARKER, writeJpegSegment } from './jpeg-segments.ts'
import { orientationBlock, readOrientation } from './orientation.ts'

/**
 * Maximum scans of a picture. Progressive photos have about ten, and each one visits all pixels.
 */
const SCANS_MAX = 32

/** Markers of coding tables. */
const TABLES = new Set<number>([
  MARKER.huffmanTables,
  MARKER.quantisationTables,
  MARKER.restartInterval,
])

/** Prefixes of application segments. */
const EXIF_NAME = Buffer.from('Exif\0\0', 'latin1')
/** Part 1 of 1; larger profiles come in several. */
const PROFILE_NAME = Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1')
const JFIF_NAME = Buffer.from('JFIF\0', 'latin1')
const ADOBE_NAME = Buffer.from('Adobe', 'latin1')

/**
 * Copies the segments of a JPEG that rendering needs: tables, frame, scans, orientation, a small
 * colour profile and colour space markers. Leaves out everything else, such as previews, further
 * pictures, texts and trailing data.
 * @param file begins with {@link JPEG_SIGNATURE}
 * @throws {ApiError} `FileTypeUnsupported` for a broken file, `FileTooLarge` (see {@link
 * checkSize})
 */
export function cleanJpeg(file: Buffer): Buffer {
  const parts: Buffer[] = [JPEG_SIGNATURE]
  const seen = new Set<number>()
  let frame: JpegFrame | undefined
  let scans = 0
  for (const { marker, data, bytes } of jpegSegments(file)) {
    if (marker >= MARKER.baseline && marker <= MARKER.progressive) {
      if (frame) break
      frame = readJpegFrame(data, marker === MARKER.progressive)
      checkSize(frame)
      parts.push(bytes)
    } else if (marker === MARKER.scan) {
      scans += 1
      if (!frame || scans > SCANS_MAX) break
      if (scans > 1) checkSize({ ...frame, decodedBytes: frame.coefficientBytes, isWhole: true })
      parts.push(bytes)
    } else if (TABLES.has(marker)) parts.push(bytes)
    else if (marker === MARKER.end) {
      if (scans === 0) break
      return Buffer.concat([...parts, bytes])
    } else if (marker >= MARKER.jfif && marker <= MARKER.app15) {
      const kept = seen.has(marker) ? undefined : keptData(marker, data)
      if (!kept) continue
      seen.add(marker)
      parts.push(writeJpegSegment(marker, kept))
    } else if (marker !== MARKER.comment) break
  }
  throw new ApiError('FileTypeUnsupported')
}

/** The data of an application segment to keep; undefined for none. */
function keptData(marker: number, data: Buffer): Buffer | undefined {
  if (marker === MARKER.exif && startsWith(data, EXIF_NAME)) {
    const orientation = readOrientation(data.subarray(EXIF_NAME.length))
    if (orientation === undefined) return undefined
    return Buffer.concat([EXIF_NAME, orientationBlock(orientation)])
  }
  if (marker === MARKER.profile && startsWith(data, PROFILE_NAME)) return data
  if (marker === MARKER.adobe && startsWith(data, ADOBE_NAME)) return data.subarray(0, 12)
  if (marker === MARKER.jfif && startsWith(data, JFIF_NAME) && data.length >= 14) {
    // Without its preview, whose size is in the last two bytes.
    return Buffer.concat([data.subarray(0, 12), Buffer.alloc(2)])
  }
  return undefined
}

function startsWith(data: Buffer, name: Buffer): boolean {
  return data.subarray(0, name.length).equals(name)
}

/** Side of a block in pixels. */
const BLOCK = 8
/** Bytes of one coefficient in a decoder's memory. */
const COEFFICIENT_BYTES = 2
/** Components: grey, YCbCr or CMYK. */
const COMPONENTS = new Set([1, 3, 4])
/** Highest sampling factor of a component (ITU-T T.81, table B.2). */
const SAMPLING_MAX = 4

/** Values of a JPEG's frame header. */
interface JpegFrame extends ClaimedSize {
  /** Bytes of all coefficients, which a decoder holds when a picture comes in several scans. */
  coefficientBytes: number
}

/**
 * Reads the data of a start-of-frame segment (ITU-T T.81, section B.2.2).
 * @param isProgressive whether the picture always comes in several scans
 * @throws {ApiError} `FileTypeUnsupported` for values that a photo does not have
 */
function readJpegFrame(data: Buffer, isProgressive: boolean): JpegFrame {
  const count = data[5] ?? 0
  if (!COMPONENTS.has(count) || data.length !== 6 + 3 * count || data[0] !== 8) {
    throw new ApiError('FileTypeUnsupported')
  }
  const height = data.readUInt16BE(1)
  const width = data.readUInt16BE(3)
  const samplings = Array.from({ length: count }, (_, index) => {
    const factors = data[7 + 3 * index] ?? 0
    return { across: factors >> 4, down: factors & 15 }
  })
  const isKnown = samplings.every(({ across, down }) =>
    [across, down].every((factor) => factor >= 1 && factor <= SAMPLING_MAX),
  )
  if (!isKnown) throw new ApiError('FileTypeUnsupported')
  const unitWidth = BLOCK * Math.max(...samplings.map(({ across }) => across))
  const unitHeight = BLOCK * Math.max(...samplings.map(({ down }) => down))
  const units = Math.ceil(width / unitWidth) * Math.ceil(height / unitHeight)
  const blocks = samplings.reduce((sum, { across, down }) => sum + across * down, 0)
  const coefficientBytes = units * blocks * BLOCK ** 2 * COEFFICIENT_BYTES
  const decodedBytes = isProgressive ? coefficientBytes : width * height * count
  return { width, height, decodedBytes, coefficientBytes, isWhole: isProgressive }
}
