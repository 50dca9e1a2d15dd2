import type { FastifyInstance } from 'fastify'

const ANYONE = { 'Access-Control-Allow-Origin': '*' }
const PREFLIGHT = {
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept-Language',
  'Access-Control-Allow-Methods': 'GET, POST, PATCH, DELETE',
  'Access-Control-Max-Age': '7200',
}

/**
 * Lets pages of any origin call: a member is known by the bearer header alone, never by a cookie, so
 * a foreign page can do nothing that its visitor could not.
 */
export function allowAnyOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(ANYONE)
    done()
  })
  app.options('/*', (_request, reply) => reply.headers(PREFLIGHT).send({}))
}
