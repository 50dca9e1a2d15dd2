import type { FastifyReply, FastifyRequest } from 'fastify'
import { ANYONE } from './cors.ts'
import { answerError } from './error-handler.ts'
import { ApiError } from './errors.ts'
import { isForPrograms } from './unroutable.ts'

/** Why a request is not served now. */
export interface Refusal {
  code: 'TooManyRequests' | 'Unavailable'
  /** Whole seconds after which it may be sent again. */
  retryAfter: number
}

/**
 * Refuses a request before anything is done for it, without a database and without a rendered page.
 * Programs get the API's shape (D-23), which any origin may read; a page answers with its own failure page.
 */
export function answerRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, retryAfter }: Refusal,
): void {
  const error = new ApiError(code)
  reply.header('Retry-After', retryAfter)
  if (isForPrograms(request)) {
    reply.headers(ANYONE)
    answerError(error, request, reply)
    return
  }
  // The route knows how its failures look.
  reply.send(error)
}

/** Seconds after which somebody tries again who was refused by a busy server: 1 to 5, spread. */
export function soon(): number {
  return 1 + Math.floor(Math.random() * 5)
}
