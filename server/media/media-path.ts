import type { MediaPath } from '#contract/common.ts'

/** Where a file of the media folder is served (D-29); `path` is relative to that folder. */
export function mediaPath(path: string): MediaPath
/** Null stays null: there is no such file. */
export function mediaPath(path: string | null): MediaPath | null
export function mediaPath(path: string | null): MediaPath | null {
  return path === null ? null : `/media/${path}`
}
