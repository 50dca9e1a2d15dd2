import type { FastifyReply } from 'fastify'

/** Answers with what already is JSON of the route's schema. */
export function sendJson(reply: FastifyReply, json: string | Buffer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json)
}
