import { AVATAR_TYPES } from '#contract/pictures.ts'

/** Why a file cannot be a picture of a member; the last part of the key of its message. */
export type PictureFault = 'wrongType' | 'tooLarge' | 'unreadable'

/** Why a file is refused before it is opened; undefined where it is not. */
export function pictureFault({ type, size }: File, bytesMax: number): PictureFault | undefined {
  if (!AVATAR_TYPES.includes(type)) return 'wrongType'
  return size > bytesMax ? 'tooLarge' : undefined
}
