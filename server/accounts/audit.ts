import type { FastifyRequest } from 'fastify'

/** What is worth a line in the log. */
type AccountEvent =
  | 'signed up'
  | 'signed in'
  | 'sign-in refused'
  | 'signed out'
  | 'password changed'
  | 'account deleted'
  | 'commented'

/**
 * Writes down, at level `info`, what happened to an account: the event, the number of the account
 * where there is one, and the request. Never a name, an address or anything that was typed.
 */
export function audit(request: FastifyRequest, event: AccountEvent, account?: number): void {
  request.log.info({ audit: event, account }, 'account')
}
