import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from './errors.ts'
import { isInternal } from './internal.ts'

/** Calls that one address may make in a minute. */
export interface Limits {
  reads: number
  writes: number
  /** Sign-in, sign-up and password reset, each; also per e-mail address. */
  signIns: number
  /** Profile pictures: each one is decoded and drawn anew. */
  uploads: number
}

/** The limits of a running server. */
export const DEFAULT_LIMITS: Limits = { reads: 1000, writes: 100, signIns: 10, uploads: 10 }

const silent = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
}

/**
 * Limits how often one address calls the API, reads and writes apart; what is not found counts as
 * well. A route may be stricter with `config.rateLimit`.
 */
export async function limitRates(app: FastifyInstance, limits: Limits): Promise<void> {
  await app.register(rateLimit, {
    max: (request) => (isRead(request) ? limits.reads : limits.writes),
    timeWindow: '1 minute',
    cache: 20_000,
    keyGenerator: (request) => `${isRead(request) ? 'read' : 'write'} ${request.ip}`,
    allowList: isInternal,
    addHeadersOnExceeding: silent,
    addHeaders: { ...silent, 'retry-after': true },
    errorResponseBuilder: () => new ApiError('TooManyRequests'),
  })
}

/** A stricter limit of one call for one address. */
export function perAddress(max: number): RateLimitOptions {
  return { max, keyGenerator: ({ ip }) => ip }
}

/** Throws `TooManyRequests` when an account was meant too often. */
export type AccountLimit = (
  account: string,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<void>

/** A limit of one call for one account, whoever calls, known or not. */
export function limitAccount(
  app: FastifyInstance,
  max: number,
  timeWindow = '1 minute',
): AccountLimit {
  const accounts = new WeakMap<FastifyRequest, string>()
  const check = app.createRateLimit({
    max,
    timeWindow,
    keyGenerator: (request) => accounts.get(request) ?? '',
  })
  return async (account, request, reply) => {
    accounts.set(request, account)
    const limit = await check(request)
    if (limit.isAllowed || !limit.isExceeded) return
    reply.header('Retry-After', limit.ttlInSeconds)
    throw new ApiError('TooManyRequests')
  }
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
}
