import { createHash } from 'node:crypto'
import type { AvatarTable } from '#server/db/tables/members.ts'
import { drawSquare } from '#server/pictures/draw-square.ts'
import type { PictureDrawer } from '#server/pictures/picture-drawer.ts'

/** Side in pixels: twice the largest size in which a profile picture is shown. */
export const AVATAR_SIDE = 320
/** Hex digits of the hash in the picture's address. */
const DIGITS = 16

/** A profile picture as it is stored. */
export type Avatar = Omit<AvatarTable, 'user_id'>

/**
 * Makes a profile picture of an upload, see {@link drawSquare}.
 *
 * @param upload at most `AVATAR_BYTES_MAX` bytes
 */
export async function drawAvatar(upload: Buffer, drawer: PictureDrawer): Promise<Avatar> {
  const image = await drawSquare(upload, AVATAR_SIDE, drawer)
  const hash = createHash('sha256').update(image).digest('hex').slice(0, DIGITS)
  return { image, hash, type: 'image/webp' }
}
