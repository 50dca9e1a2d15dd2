import { writeToken } from '#app/session/token.ts'

/** Signs in for a story, for `beforeEach`; the answer signs out again. */
export function signedIn(): () => void {
  writeToken('story')
  return () => writeToken(null)
}
