import type { FastifyRequest } from 'fastify'

/** Account events that are logged. */
type AccountEvent =
  | 'signed up'
  | 'signed in'
  | 'sign-in refused'
  | 'signed out'
  | 'signed out elsewhere'
  | 'signed in at a provider'
  | 'sign-in at a provider refused'
  | 'provider joined'
  | 'provider linked'
  | 'provider unlinked'
  | 'signed in with a passkey'
  | 'sign-in with a passkey refused'
  | 'passkey added'
  | 'passkey removed'
  | 'password changed'
  | 'password reset requested'
  | 'password reset link made'
  | 'password reset'
  | 'password reset refused'
  | 'account deleted'
  | 'commented'
  | 'reported'
  | 'content hidden'
  | 'reported hidden'
  | 'role granted'
  | 'role revoked'
  | 'put on hold'
  | 'script key made'
  | 'script key revoked'
  | 'registration changed'
  | 'invitation made'
  | 'invitation ended'
  | 'read-only changed'
  | 'host work asked for'

/**
 * Logs an account event at level `info`: the event, the account's id if there is one, and the
 * request. Never logs a name, an address or anything that was typed.
 * @param place the request, or the server for events without one
 */
export function audit(
  place: Pick<FastifyRequest, 'log'>,
  event: AccountEvent,
  account?: number,
): void {
  place.log.info({ audit: event, account }, 'account')
}
