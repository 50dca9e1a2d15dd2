import type { Id } from '#contract/common.ts'
import { readToken } from '#app/lib/storage/token.ts'

/** Tokens of invitations that this tab has made: the server has only a hash of them. They go with the session. */
let made: { session: string | null; tokens: Map<Id, string> } | undefined

function tokens(): Map<Id, string> {
  const session = readToken()
  if (made?.session !== session) made = undefined
  made ??= { session, tokens: new Map() }
  return made.tokens
}

/** Remembers the token of an invitation. */
export function rememberToken(id: Id, token: string): void {
  tokens().set(id, token)
}

/** The token of an invitation; undefined where it was made elsewhere. */
export function madeToken(id: Id): string | undefined {
  return typeof document === 'undefined' ? undefined : tokens().get(id)
}
