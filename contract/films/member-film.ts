import type { MediaPath } from '../common.ts'

/** Where films of members are: at secret addresses. */
const ADDRESS = /\/film\/[\da-f]{32}\.mp4$/

/** Whether a film is one of a member, which can be reported, and not one of the catalogue. */
export function isMemberFilm(path: MediaPath): boolean {
  return ADDRESS.test(path)
}
