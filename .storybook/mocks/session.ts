import { writeToken } from '#app/lib/storage/token.ts'

/** Signs in for a story. Use it in `beforeEach`; the returned function signs out. */
export function signedIn(): () => void {
  writeToken('story')
  return () => writeToken(null)
}
