import { Type } from 'typebox'
import type { OpenDatabase } from '#server/db/engine.ts'
import { HealthProbe } from '#server/db/health-probe.ts'
import type { App } from './app-type.ts'
import { ApiError } from './errors.ts'

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
