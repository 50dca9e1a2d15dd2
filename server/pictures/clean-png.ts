import { ApiError } from '#server/http/errors.ts'
import { checkSize, type ClaimedSize } from './check-size.ts'
import { isSmallProfile, PROFILE_BYTES_MAX } from './colour-profile.ts'
import { orientationBlock, readOrientation } from './orientation.ts'
import { PNG_SIGNATURE, type PngChunk, pngChunks, writePngChunk } from './png-chunks.ts'
import { readPngHeader } from './png-header.ts'

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
