import { PICTURE_PIXELS_MAX, PICTURE_PIXELS_OF_ANY_KIND } from '#contract/pictures.ts'
import { ApiError } from '#server/http/errors.ts'

/**
 * Maximum decoded bytes of a picture that is decoded row by row: 50 megapixels with alpha.
 */
const DECODED_BYTES_MAX = 200_000_000
/**
 * Maximum decoded bytes of a picture that must be decoded as a whole: interlaced, progressive or
 * rotated.
 */
const WHOLE_BYTES_MAX = PICTURE_PIXELS_OF_ANY_KIND * 8

/** Values of a picture's header. */
export interface ClaimedSize {
  /** Pixels. */
  width: number
  /** Pixels. */
  height: number
  /** Bytes of all pixels or coefficients once they are decoded. */
  decodedBytes: number
  /** Whether a decoder holds all of them in memory at once. */
  isWhole: boolean
}

/**
 * Refuses a picture that takes too much memory or time to decode.
 * @throws {ApiError} `FileTooLarge`; `FileTypeUnsupported` for one without pixels
 */
export function checkSize({ width, height, decodedBytes, isWhole }: ClaimedSize): void {
  if (width === 0 || height === 0) throw new ApiError('FileTypeUnsupported')
  const bytesMax = isWhole ? WHOLE_BYTES_MAX : DECODED_BYTES_MAX
  if (width * height > PICTURE_PIXELS_MAX || decodedBytes > bytesMax)
    throw new ApiError('FileTooLarge')
}
