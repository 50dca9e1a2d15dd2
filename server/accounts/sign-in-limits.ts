import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressKey } from '#server/http/address-key.ts'
import type { App } from '#server/http/app-type.ts'
import { limitAccount } from '#server/http/rate-limits.ts'

/**
 * Sign-ins that strangers may try at one account in {@link STRANGERS_WINDOW}, as a multiple of those
 * of one address in a minute: more than one address alone can make in that time.
 */
const STRANGERS_FACTOR = 20
const STRANGERS_WINDOW = 15 * 60_000

/** A sign-in, before its password is verified. */
export interface SignInAttempt {
  /** The account's name as it was typed, in the form in which names are compared; maybe nobody's. */
  name: string
  /** Of `deviceOf`; undefined for a stranger. */
  device: string | undefined
}

/** Throws `TooManyRequests` when there were too many attempts like this one. */
export type SignInLimit = (
  attempt: SignInAttempt,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<void>

/**
 * The limits of sign-ins (D-10). A device with a valid key is counted by itself, so that nothing that
 * strangers do keeps the owner out. Everybody else is counted by address and, against guessing from
 * many addresses, by account. Attempts count before the password is verified: if only failures
 * counted, any number of guesses could be under way at once.
 * @param max attempts of one device or of one address in a minute
 */
export function limitSignIns(app: App, max: number): SignInLimit {
  const limitDevice = limitAccount(app, { name: 'device', max })
  const limitAddress = limitAccount(app, { name: 'address', max })
  const limitStrangers = limitAccount(app, {
    name: 'account',
    max: max * STRANGERS_FACTOR,
    windowMs: STRANGERS_WINDOW,
  })
  return async ({ name, device }, request, reply) => {
    if (device !== undefined) {
      await limitDevice(device, request, reply)
      return
    }
    await limitAddress(addressKey(request.ip), request, reply)
    await limitStrangers(name, request, reply)
  }
}
