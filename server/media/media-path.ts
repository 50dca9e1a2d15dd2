import type { MediaPath } from '#contract/common.ts'

/** URL path of a file of the media folder. `path` is relative to that folder. */
export function mediaPath(path: string): MediaPath
/** Null stays null. */
export function mediaPath(path: string | null): MediaPath | null
export function mediaPath(path: string | null): MediaPath | null {
  return path === null ? null : `/media/${path}`
}
