import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from './errors.ts'
import { isInternal } from './internal.ts'

/** Calls that one address may make in a minute. */
export interface Limits {
  reads: number
  writes: number
  /** Sign-in, sign-up and password reset, each; also per e-mail address. */
  signIns: number
}

/** The limits of a running server. */
export const DEFAULT_LIMITS: Limits = { reads: 1000, writes: 100, signIns: 10 }

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

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
}
