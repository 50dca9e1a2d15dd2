import { ApiError } from '#server/http/errors.ts'
import { cleanPicture } from './clean-picture.ts'
import { cleanWebp, isWebp, webpSize } from './clean-webp.ts'
import { ConversionError, type Conversion, type PicturePart } from './conversion.ts'
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
  return await convertUpload({ kind: 'square', picture: cleanPicture(upload), side }, converter)
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
  return await convertUpload({ kind: 'fit', picture: cleanAny(upload), side }, converter)
}

/** What a part of a picture becomes. */
interface CropSize {
  /** Pixels. */
  readonly width: number
  /** Pixels. */
  readonly height: number
}

/**
 * Converts a part of an uploaded picture to WebP of a size; otherwise as {@link convertToSquare}.
 * @throws {ApiError} `PictureTooSmall` when the part has fewer pixels
 */
export async function convertPart(
  upload: Buffer,
  { width, height }: CropSize,
  part: PicturePart | undefined,
  converter: PictureConverter,
): Promise<Buffer> {
  const crop = { kind: 'crop', picture: cleanAny(upload), part, width, height } as const
  const image = await convertUpload(crop, converter)
  const size = webpSize(image)
  if (size?.width !== width || size.height !== height) throw new ApiError('PictureTooSmall')
  return image
}

/** Programs that recipes are brought along from keep their pictures as WebP, and so does Simmer. */
function cleanAny(upload: Buffer): Buffer {
  return isWebp(upload) ? cleanWebp(upload) : cleanPicture(upload)
}

async function convertUpload(conversion: Conversion, converter: PictureConverter): Promise<Buffer> {
  try {
    return await converter.convert(conversion)
  } catch (error) {
    if (!(error instanceof ConversionError)) throw error
    const isUnreadable = error.failure === 'unreadable'
    throw new ApiError(isUnreadable ? 'FileTypeUnsupported' : 'FileTooLarge')
  }
}
