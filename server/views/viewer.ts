import type { FastifyRequest } from 'fastify'
import { hash } from 'node:crypto'

/**
 * Who looks, as a text that tells nobody who it is: the member, otherwise address and browser
 * (D-42).
 */
export function viewerOf(request: FastifyRequest): string {
  const { memberId, ip, headers } = request
  if (memberId !== null) return `member ${memberId}`
  return hash('sha256', `${ip}\n${headers['user-agent'] ?? ''}`)
}
