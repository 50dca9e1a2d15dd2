import { createHash } from 'node:crypto'
import type { AvatarTable } from '#server/db/tables/members.ts'
import { ApiError } from '#server/http/errors.ts'
import { cleanPicture } from '#server/pictures/clean-picture.ts'
import { DrawingError } from '#server/pictures/drawing-error.ts'
import type { PictureDrawer } from '#server/pictures/picture-drawer.ts'

/** Pixels of a side: twice the largest plate that shows a member. */
export const AVATAR_SIDE = 320
/** Hex digits of the hash in the picture's address. */
const DIGITS = 16

/** A profile picture as it is kept. */
export type Avatar = Omit<AvatarTable, 'user_id'>

/**
 * Makes the profile picture that is kept out of what a member sent: its middle, square and small,
 * drawn anew, so that nothing else of the file is left, neither a place nor a second meaning.
 *
 * @param upload at most `AVATAR_BYTES_MAX` bytes; whatever its name and type claim, its bytes count
 * @throws {ApiError} `FileTypeUnsupported` for what is no PNG or JPEG (D-54), `FileTooLarge` for what
 * takes too much memory or time to draw, `Unavailable` when too many pictures wait
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
