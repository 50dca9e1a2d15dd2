import { reportFailure } from '#app/lib/report-failure.ts'
import { forgetMember } from '#app/lib/storage/member-storage.ts'
import { endingOf, forgetLeaving, readToken, subscribeToToken } from '#app/lib/storage/token.ts'

/**
 * Removes from this device what a member has there as soon as the session ends: in this tab or another one,
 * by signing out, by deleting the account, by a token that the server refuses, or by somebody else who signs
 * in.
 *
 * @param start the token when this was asked for
 */
export function followStorage(start: string | null): void {
  let token = start
  const follow = () => {
    const before = token
    token = readToken()
    if (before === token) return
    const ending = before === null ? 'ended' : endingOf(before)
    if (before !== null) forgetMember(ending).catch(reportFailure)
    if (token !== null || ending === 'ended') forgetLeaving()
  }
  subscribeToToken(follow)
  follow()
}
