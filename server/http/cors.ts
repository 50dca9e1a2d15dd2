import type { FastifyInstance } from 'fastify'
import { OPERATION_HEADER, VERSION_HEADER } from '#contract/shopping-sync.ts'

/** Lets pages of any origin read an answer. */
export const ANYONE = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': `${VERSION_HEADER}, Retry-After`,
}
const PREFLIGHT = {
  'Access-Control-Allow-Headers': `Authorization, Content-Type, Accept-Language, ${OPERATION_HEADER}`,
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
