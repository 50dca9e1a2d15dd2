import type { FastifyRequest } from 'fastify'
import { hash } from 'node:crypto'

/** How an item is viewed: as a page, or by the call that reads it. */
export type ViewedAt = 'page' | 'call'

/** The viewer of an item, as names that contain a member id or a hash. */
export interface Viewer {
  /** Names that identify the viewer. A view does not count if one of them was counted recently. */
  knownAs: readonly string[]
  /** Names to store when a view counts. The first is the viewer's own. */
  marks: readonly [string, string?]
  /** Id of the member, where it is known. */
  member?: number
}

/**
 * Identifies the viewer by the member, or else by the IP address and browser. A page request
 * does not identify the member, but the calls that follow it do. The page and those calls are one
 * view.
 */
export function viewerOf(request: FastifyRequest, viewedAt: ViewedAt): Viewer {
  const { memberId, ip, headers } = request
  const place = hash('sha256', `${ip}\n${headers['user-agent'] ?? ''}`)
  const page = `page ${place}`
  const memberHere = `member at ${place}`
  if (viewedAt === 'page') return { knownAs: [place, memberHere], marks: [place, page] }
  if (memberId === null) return { knownAs: [place], marks: [place] }
  const member = `member ${memberId}`
  return { knownAs: [member, page], marks: [member, memberHere], member: memberId }
}
