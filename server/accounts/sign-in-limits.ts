import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressKey } from '#server/http/limits/address-key.ts'
import type { App } from '#server/http/app-type.ts'
import { limitAccount, type Limits, mostOfAddress } from '#server/http/limits/rate-limits.ts'
import { MINUTE_MS } from '#contract/durations.ts'

/**
 * Sign-ins that unknown devices may try at one account in {@link STRANGERS_WINDOW}, as a multiple
 * of the limit per address and minute: more than one address can make in that time.
 */
const STRANGERS_FACTOR = 20
const STRANGERS_WINDOW = 15 * MINUTE_MS

/** A sign-in, before its password is verified. */
export interface SignInAttempt {
  /**
   * The name as it was typed, in the form in which names are compared. There may be no such
   * account.
   */
  name: string
  /** From `deviceOf`; undefined for an unknown device. */
  device: string | undefined
}

/** @throws {ApiError} `TooManyRequests` */
export type SignInLimit = (
  attempt: SignInAttempt,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<void>

/**
 * Limits sign-ins. A device with a valid key is counted separately, so that strangers cannot
 * lock the owner out. All others are counted by address and, against guessing from many addresses,
 * by account. Attempts count before the password is verified: if only failures counted, any number
 * of guesses could run concurrently.
 */
export function limitSignIns(app: App, limits: Limits): SignInLimit {
  const max = limits.signIns
  const limitDevice = limitAccount(app, { name: 'device', max })
  const limitAddress = limitAccount(app, {
    name: 'address',
    max: mostOfAddress(limits, 'signIns'),
  })
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
