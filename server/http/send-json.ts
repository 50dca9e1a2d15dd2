import type { FastifyReply } from 'fastify'

/** Sends text that is already JSON of the route's schema. */
export function sendJson(reply: FastifyReply, json: string | Buffer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json)
}
