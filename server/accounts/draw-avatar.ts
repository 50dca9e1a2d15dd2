import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { AvatarTable } from '#server/db/tables/members.ts'
import { ApiError } from '#server/http/errors.ts'
import { turns } from '#server/turns.ts'

/** Pixels of a side: twice the largest plate that shows a member. */
export const AVATAR_SIDE = 320
/** Pixels of an upload; a file of a few bytes can claim any number. */
const PIXELS_MAX = 50_000_000
/** Seconds that drawing one may take. */
const SECONDS_MAX = 10
/** WebP quality, that of all pictures. */
const QUALITY = 80
/** Hex digits of the hash in the picture's address. */
const DIGITS = 16

/** A profile picture as it is kept. */
export type Avatar = Omit<AvatarTable, 'user_id'>

/** What PNG and JPEG files begin with. */
const BEGINNINGS = [
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.from([0xff, 0xd8, 0xff]),
]

/** One at a time is enough for faces, and leaves the threads to passwords and files. */
const inTurn = turns(1)

/**
 * Makes the profile picture that is kept out of what a member sent: its middle, square and small,
 * drawn anew, so that nothing else of the file is left, neither a place nor a second meaning.
 *
 * @param upload at most `AVATAR_BYTES_MAX` bytes; whatever its name and type claim, its bytes count
 * @throws {ApiError} `FileTypeUnsupported` for what is no PNG or JPEG (D-54), `FileTooLarge` for too
 * many pixels
 */
export async function drawAvatar(upload: Buffer): Promise<Avatar> {
  const isMeant = BEGINNINGS.some((bytes) => upload.subarray(0, bytes.length).equals(bytes))
  if (!isMeant) throw new ApiError('FileTypeUnsupported')
  const { width, height } = await readable(sharp(upload, { limitInputPixels: false }).metadata())
  if (width * height > PIXELS_MAX) throw new ApiError('FileTooLarge')
  const image = await inTurn(() => readable(draw(upload)))
  const hash = createHash('sha256').update(image).digest('hex').slice(0, DIGITS)
  return { image, hash, type: 'image/webp' }
}

async function draw(upload: Buffer): Promise<Buffer> {
  return await sharp(upload, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    .timeout({ seconds: SECONDS_MAX })
    .autoOrient()
    .resize({ width: AVATAR_SIDE, height: AVATAR_SIDE, fit: 'cover' })
    .webp({ quality: QUALITY })
    .toBuffer()
}

/** Whatever sharp cannot read is no picture. */
async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch {
    throw new ApiError('FileTypeUnsupported')
  }
}
