import { createHash } from 'node:crypto'
import type { AvatarTable } from '#server/db/tables/members.ts'
import { ApiError } from '#server/http/errors.ts'
import { cleanPicture } from '#server/pictures/clean-picture.ts'
import { DrawingError } from '#server/pictures/drawing-error.ts'
import type { PictureDrawer } from '#server/pictures/picture-drawer.ts'

/** Side in pixels: twice the largest size in which a profile picture is shown. */
export const AVATAR_SIDE = 320
/** Hex digits of the hash in the picture's address. */
const DIGITS = 16

/** A profile picture as it is stored. */
export type Avatar = Omit<AvatarTable, 'user_id'>

/**
 * Makes a small square from the middle of an uploaded picture. It is encoded again, so that nothing
 * else in the file survives: neither a location nor a payload.
 *
 * @param upload at most `AVATAR_BYTES_MAX` bytes; its bytes decide, whatever its name and type
 * claim
 * @throws {ApiError} `FileTypeUnsupported` for anything but PNG and JPEG (D-54), `FileTooLarge` for
 * a picture that takes too much memory or time, `Unavailable` when too many are queued
 */
export async function drawAvatar(upload: Buffer, drawer: PictureDrawer): Promise<Avatar> {
  const picture = cleanPicture(upload)
  try {
    const image = await drawer.draw({ kind: 'square', picture, side: AVATAR_SIDE })
    const hash = createHash('sha256').update(image).digest('hex').slice(0, DIGITS)
    return { image, hash, type: 'image/webp' }
  } catch (error) {
    if (!(error instanceof DrawingError)) throw error
    const isUnreadable = error.failure === 'unreadable'
    throw new ApiError(isUnreadable ? 'FileTypeUnsupported' : 'FileTooLarge')
  }
}
