import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '#server/http/errors.ts'

/** A letter, digit, sign or emoji: anything that can be seen. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * The words of a comment without the blanks around them, otherwise as they were typed: what shows
 * them takes care that they stay words.
 * @throws {ApiError} `FieldRequired` when nothing in it can be seen (D-50)
 */
export function commentText(typed: string): string {
  if (!VISIBLE.test(typed)) throw new ApiError('FieldRequired', { field: 'text' })
  return typed.trim()
}

/** Takes a body that is the words alone, as `text/plain`, for the form it stands for (D-26). */
export function plainTextBody(request: FastifyRequest, _reply: FastifyReply, done: () => void) {
  if (typeof request.body === 'string') request.body = { text: request.body }
  done()
}
