import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '#server/http/errors.ts'

/** A letter, digit, sign or emoji: anything visible. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * The text of a comment or of a note without surrounding white space, otherwise as typed. Whoever
 * renders it has to escape it.
 * @param field name of the text on the wire
 * @throws {ApiError} `FieldRequired` when nothing in it is visible
 */
export function visibleText(typed: string, field: string): string {
  if (!VISIBLE.test(typed)) throw new ApiError('FieldRequired', { field })
  return typed.trim()
}

/** Accepts a `text/plain` body as the `text` field of the form. */
export function plainTextBody(request: FastifyRequest, _reply: FastifyReply, done: () => void) {
  if (typeof request.body === 'string') request.body = { text: request.body }
  done()
}
