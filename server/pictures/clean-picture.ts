import { ApiError } from '#server/http/errors.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'
import { JPEG_SIGNATURE } from './jpeg-segments.ts'
import { PNG_SIGNATURE } from './png-chunks.ts'

/** Readers of the kinds that are taken, by what their files begin with. */
const READERS = [
  [PNG_SIGNATURE, cleanPng],
  [JPEG_SIGNATURE, cleanJpeg],
] as const

/**
 * Checks an upload by its bytes alone, in time that grows with them, and leaves out what drawing does
 * not need. The pixels themselves are not decoded.
 * @returns a file of the same kind and the same pixels
 * @throws {ApiError} `FileTypeUnsupported` for what is no PNG or JPEG (D-54), `FileTooLarge` for what
 * takes too much memory or time to decode
 */
export function cleanPicture(upload: Buffer): Buffer {
  for (const [signature, clean] of READERS) {
    if (upload.subarray(0, signature.length).equals(signature)) return clean(upload)
  }
  throw new ApiError('FileTypeUnsupported')
}
