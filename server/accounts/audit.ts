import type { FastifyRequest } from 'fastify'

/** What is worth a line in the log. */
type AccountEvent =
  | 'signed up'
  | 'signed in'
  | 'sign-in refused'
  | 'signed out'
  | 'signed in at a provider'
  | 'sign-in at a provider refused'
  | 'provider joined'
  | 'password changed'
  | 'password reset requested'
  | 'password reset link made'
  | 'password reset'
  | 'password reset refused'
  | 'account deleted'
  | 'commented'

/**
 * Writes down, at level `info`, what happened to an account: the event, the number of the account
 * where there is one, and the request. Never a name, an address or anything that was typed.
 * @param place the request, or the server for what happens without one
 */
export function audit(
  place: Pick<FastifyRequest, 'log'>,
  event: AccountEvent,
  account?: number,
): void {
  place.log.info({ audit: event, account }, 'account')
}
