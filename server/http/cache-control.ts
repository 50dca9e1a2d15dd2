import type { FastifyInstance, FastifyRequest } from 'fastify'
import { takesSecret } from '#contract/addresses/addresses.ts'
import type { Call } from '#contract/calls/call.ts'

const CACHE_CONTROL: Record<Call['auth'], string> = {
  no: 'public, no-cache',
  opt: 'private, no-cache',
  yes: 'no-store',
}

/** For what an address with a secret answers: the secret may be revoked at any moment. */
export const SECRET_CACHE_CONTROL = 'private, no-store'

function cacheControlOf({ method, routeOptions: { url = '', config } }: FastifyRequest) {
  if (config.auth === undefined) return undefined
  if (takesSecret(url)) return SECRET_CACHE_CONTROL
  return method === 'GET' ? CACHE_CONTROL[config.auth] : 'no-store'
}

/** Sets Cache-Control on every API response, according to who may make the call. */
export function setCacheControl(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const value = cacheControlOf(request)
    if (value && !reply.hasHeader('Cache-Control')) reply.header('Cache-Control', value)
    done(null, payload)
  })
}
