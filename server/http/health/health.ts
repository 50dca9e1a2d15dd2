import { Type } from 'typebox'
import type { OpenDatabase } from '#server/db/engine.ts'
import { HealthProbe } from '#server/db/health-probe.ts'
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
const response = { 200: Type.Object({}) }

/**
 * Serves `/live`, whether the process works, and `/health`, whether it should receive requests.
 * Neither is rate limited or refused under overload.
 */
export function reportHealth(app: App, { db }: Pick<OpenDatabase, 'db'>): void {
  const probe = new HealthProbe(db)
  app.get(
    '/live',
    { config, schema: { description: 'Whether the process answers; no database.', response } },
    async (_request, reply) => await reply.header('Cache-Control', 'no-store').send({}),
  )
  app.get(
    '/health',
    { config, schema: { description: 'Whether to send requests here.', response } },
    async (_request, reply) => {
      if (app.isDraining) throw new ApiError('Unavailable')
      await probe.check()
      return await reply.header('Cache-Control', 'no-store').send({})
    },
  )
}
