import { ApiError } from '#server/http/errors.ts'
import { checkSize } from './check-size.ts'
import { type JpegFrame, readJpegFrame } from './jpeg-frame.ts'
import { JPEG_SIGNATURE, jpegSegments, MARKER, writeJpegSegment } from './jpeg-segments.ts'
import { orientationBlock, readOrientation } from './orientation.ts'

/** Scans of a picture; progressive photos have about ten. Each one walks over all pixels. */
const SCANS_MAX = 32

/** Tables that scans are coded with. */
const TABLES = new Set<number>([
  MARKER.huffmanTables,
  MARKER.quantisationTables,
  MARKER.restartInterval,
])

/** What the data of application segments begins with. */
const EXIF_NAME = Buffer.from('Exif\0\0', 'latin1')
/** Part 1 of 1; larger profiles come in several. */
const PROFILE_NAME = Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1')
const JFIF_NAME = Buffer.from('JFIF\0', 'latin1')
const ADOBE_NAME = Buffer.from('Adobe', 'latin1')

/**
 * Reads the segments of a JPEG and copies those that a drawing needs: tables, frame, scans,
 * orientation, a small colour profile and what tells the colour space. Everything else is left out,
 * such as previews, further pictures, texts and what follows the end.
 * @param file begins with {@link JPEG_SIGNATURE}
 * @throws {ApiError} `FileTypeUnsupported` for a broken file, `FileTooLarge` (see {@link checkSize})
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

/** What is passed on of an application segment; undefined for nothing. */
function keptData(marker: number, data: Buffer): Buffer | undefined {
  if (marker === MARKER.exif && startsWith(data, EXIF_NAME)) {
    const orientation = readOrientation(data.subarray(EXIF_NAME.length))
    if (orientation === undefined) return undefined
    return Buffer.concat([EXIF_NAME, orientationBlock(orientation)])
  }
  if (marker === MARKER.profile && startsWith(data, PROFILE_NAME)) return data
  if (marker === MARKER.adobe && startsWith(data, ADOBE_NAME)) return data.subarray(0, 12)
  if (marker === MARKER.jfif && startsWith(data, JFIF_NAME) && data.length >= 14) {
    // Without its preview, the size of which is in the last two bytes.
    return Buffer.concat([data.subarray(0, 12), Buffer.alloc(2)])
  }
  return undefined
}

function startsWith(data: Buffer, name: Buffer): boolean {
  return data.subarray(0, name.length).equals(name)
}
