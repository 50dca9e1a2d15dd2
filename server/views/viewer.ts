import type { FastifyRequest } from 'fastify'
import { hash } from 'node:crypto'

/** Where somebody looks at an item: at its page, or through the call that reads it. */
export type LookedAt = 'page' | 'call'

/** Whose look it is, in names that tell nobody who that is. */
export interface Viewer {
  /** The look is theirs who has one of these names: it does not count when one has been counted. */
  knownAs: readonly string[]
  /** What a look that counts is remembered by; the first is the viewer's own name. */
  marks: readonly [string, string?]
}

/**
 * Who looks: the member, otherwise address and browser (D-42). A page cannot know the member, who
 * is known by the calls that follow it: those calls and the page are one look.
 */
export function viewerOf(request: FastifyRequest, lookedAt: LookedAt): Viewer {
  const { memberId, ip, headers } = request
  const place = hash('sha256', `${ip}\n${headers['user-agent'] ?? ''}`)
  const page = `page ${place}`
  const memberHere = `member at ${place}`
  if (lookedAt === 'page') return { knownAs: [place, memberHere], marks: [place, page] }
  if (memberId === null) return { knownAs: [place], marks: [place] }
  const member = `member ${memberId}`
  return { knownAs: [member, page], marks: [member, memberHere] }
}
