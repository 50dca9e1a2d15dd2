import type { FastifyReply } from 'fastify'

/** Answers with a text that already is JSON of the route's schema. */
export function sendJson(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(text)
}
