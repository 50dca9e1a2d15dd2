import { Type } from 'typebox'
import { VERSION } from '#server/lib/version.ts'
import type { App } from '../app-type.ts'
import { ApiError } from '../errors.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server is about to stop. */
    isDraining: boolean
  }
}

/**
 * Adds `isDraining`. Once it is set, `/api/health` answers 503, so that load balancers stop sending
 * requests, and every response closes its connection. Requests are still served.
 */
export function allowDraining(app: App): void {
  app.decorate('isDraining', false)
  // Checked when the response is sent, because draining may begin while it is made.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (app.isDraining) reply.header('Connection', 'close')
    done(null, payload)
  })
}

const config = { auth: 'no', isProbe: true } as const
const live = { 200: Type.Object({}) }
const health = { 200: Type.Object({ Version: Type.String(), ReadOnly: Type.Boolean() }) }

/**
 * Serves `/live`, whether the process works, and `/health`, whether it should receive requests.
 * Neither is rate limited or refused under overload.
 */
export function reportHealth(app: App): void {
  app.get(
    '/live',
    {
      config,
      schema: { description: 'Whether the process answers; no database.', response: live },
    },
    async (_request, reply) => await reply.header('Cache-Control', 'no-store').send({}),
  )
  app.get(
    '/health',
    { config, schema: { description: 'Whether to send requests here.', response: health } },
    async (request, reply) => {
      if (app.isDraining) throw new ApiError('Unavailable', { reason: 'Stopping' })
      const { databaseState: state } = app
      try {
        await state.check()
      } catch (error) {
        request.log.warn({ err: error }, 'the database does not answer')
        throw new ApiError('Unavailable', { reason: 'Database' })
      }
      if (state.isReplaced) throw new ApiError('Unavailable', { reason: 'NewerDatabase' })
      return await reply
        .header('Cache-Control', 'no-store')
        .send({ Version: VERSION, ReadOnly: state.isReadOnly })
    },
  )
}
