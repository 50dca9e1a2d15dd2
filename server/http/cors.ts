import type { FastifyInstance } from 'fastify'
import { OPERATION_HEADER, VERSION_HEADER } from '#contract/shopping/sync.ts'

/** Lets pages of any origin read a response. */
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
 * Lets pages of any origin call the API. Members are identified by the bearer header alone, never
 * by a cookie, so a foreign page gains no rights.
 */
export function allowAnyOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(ANYONE)
    done()
  })
  app.options('/*', (_request, reply) => reply.headers(PREFLIGHT).send({}))
}
