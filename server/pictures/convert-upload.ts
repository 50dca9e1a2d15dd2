import { ApiError } from '#server/http/errors.ts'
import { cleanPicture } from './clean-picture.ts'
import { cleanWebp, isWebp } from './clean-webp.ts'
import { DrawingError } from './conversion.ts'
import type { PictureDrawer } from './picture-converter.ts'

/**
 * Makes a small square from the middle of an uploaded picture, as WebP. It is encoded again, so that
 * nothing else in the file survives: neither a location nor a payload.
 *
 * @param upload its bytes decide, whatever its name and type claim
 * @param side in pixels
 * @throws {ApiError} `FileTypeUnsupported` for anything but PNG and JPEG, `FileTooLarge` for
 * a picture that takes too much memory or time, `Unavailable` when too many are queued
 */
export async function drawSquare(
  upload: Buffer,
  side: number,
  drawer: PictureDrawer,
): Promise<Buffer> {
  return await drawUpload('square', upload, side, drawer)
}

/**
 * Draws all of an uploaded picture as WebP, scaled down to a longest side; otherwise as
 * {@link drawSquare}.
 */
export async function drawWhole(
  upload: Buffer,
  side: number,
  drawer: PictureDrawer,
): Promise<Buffer> {
  return await drawUpload('fit', upload, side, drawer)
}

async function drawUpload(
  kind: 'square' | 'fit',
  upload: Buffer,
  side: number,
  drawer: PictureDrawer,
): Promise<Buffer> {
  // Programs that recipes are brought along from keep their pictures as WebP.
  const isWhole = kind === 'fit' && isWebp(upload)
  const picture = isWhole ? cleanWebp(upload) : cleanPicture(upload)
  try {
    return await drawer.draw({ kind, picture, side })
  } catch (error) {
    if (!(error instanceof DrawingError)) throw error
    const isUnreadable = error.failure === 'unreadable'
    throw new ApiError(isUnreadable ? 'FileTypeUnsupported' : 'FileTooLarge')
  }
}
