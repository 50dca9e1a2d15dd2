import { ApiError } from '#server/http/errors.ts'
import { cleanPicture } from './clean-picture.ts'
import { cleanWebp, isWebp } from './clean-webp.ts'
import { ConversionError } from './conversion.ts'
import type { PictureConverter } from './picture-converter.ts'

/**
 * Makes a small square from the middle of an uploaded picture, as WebP. It is encoded again, so that
 * nothing else in the file survives: neither a location nor a payload.
 *
 * @param upload its bytes decide, whatever its name and type claim
 * @param side in pixels
 * @throws {ApiError} `FileTypeUnsupported` for anything but PNG and JPEG, `FileTooLarge` for
 * a picture that takes too much memory or time, `Unavailable` when too many are queued
 */
export async function convertToSquare(
  upload: Buffer,
  side: number,
  converter: PictureConverter,
): Promise<Buffer> {
  return await convertUpload('square', upload, side, converter)
}

/**
 * Converts all of an uploaded picture to WebP, scaled down to a longest side; otherwise as
 * {@link convertToSquare}.
 */
export async function convertWhole(
  upload: Buffer,
  side: number,
  converter: PictureConverter,
): Promise<Buffer> {
  return await convertUpload('fit', upload, side, converter)
}

async function convertUpload(
  kind: 'square' | 'fit',
  upload: Buffer,
  side: number,
  converter: PictureConverter,
): Promise<Buffer> {
  // Programs that recipes are brought along from keep their pictures as WebP.
  const isWhole = kind === 'fit' && isWebp(upload)
  const picture = isWhole ? cleanWebp(upload) : cleanPicture(upload)
  try {
    return await converter.convert({ kind, picture, side })
  } catch (error) {
    if (!(error instanceof ConversionError)) throw error
    const isUnreadable = error.failure === 'unreadable'
    throw new ApiError(isUnreadable ? 'FileTypeUnsupported' : 'FileTooLarge')
  }
}
