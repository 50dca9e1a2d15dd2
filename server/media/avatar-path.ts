import type { MediaPath } from '#contract/common.ts'
import { mediaPath } from './media-path.ts'
import { servedPath } from './served-path.ts'

/**
 * Where a profile picture is served.
 * @param hash of the `avatars` table
 */
export function avatarPath(userId: number, hash: string): MediaPath
/** Null without one. */
export function avatarPath(userId: number | null, hash: string | null): MediaPath | null
export function avatarPath(userId: number | null, hash: string | null): MediaPath | null {
  if (userId === null || hash === null) return null
  return mediaPath(servedPath(`avatars/${userId}.webp`, hash))
}
