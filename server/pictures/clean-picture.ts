import { ApiError } from '#server/http/errors.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'
import { JPEG_SIGNATURE } from './jpeg-segments.ts'
import { PNG_SIGNATURE } from './png-chunks.ts'

/** Readers of the accepted formats, by signature. */
const READERS = [
  [PNG_SIGNATURE, cleanPng],
  [JPEG_SIGNATURE, cleanJpeg],
] as const

/**
 * Validates an upload by its bytes, in linear time, and removes what rendering does not need.
 * Pixels are not decoded.
 * @returns a file of the same format with the same pixels
 * @throws {ApiError} `FileTypeUnsupported` for anything but PNG and JPEG, `FileTooLarge` for
 * a picture that takes too much memory or time to decode
 */
export function cleanPicture(upload: Buffer): Buffer {
  for (const [signature, clean] of READERS) {
    if (upload.subarray(0, signature.length).equals(signature)) return clean(upload)
  }
  throw new ApiError('FileTypeUnsupported')
}
