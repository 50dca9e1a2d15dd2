import type { FastifyReply, FastifyRequest } from 'fastify'
import { ANYONE } from '../cors.ts'
import { answerError } from '../error-handler.ts'
import { ApiError } from '../errors.ts'
import { isForPrograms } from '../unroutable.ts'

/** Why a request is refused. */
export interface Refusal {
  code: 'TooManyRequests' | 'Unavailable' | 'ReadOnly'
  /** Whole seconds after which it may be sent again. */
  retryAfter: number
}

/**
 * Refuses a request without using the database or the renderer. API clients get the API's error
 * format, which any origin may read; a page gets its own error page.
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
  // The route has its own error page.
  reply.send(error)
}

/**
 * Retry-After in seconds for a busy server: 1 to 5 at random, so that clients do not return
 * together.
 */
export function retrySoonSeconds(): number {
  return 1 + Math.floor(Math.random() * 5)
}
