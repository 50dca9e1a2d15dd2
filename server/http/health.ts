import type { FastifyInstance } from 'fastify'
import type { OpenDatabase } from '#server/db/engine.ts'
import { HealthProbe } from '#server/db/health-probe.ts'

/** Answers `/health` with 200 while the database answers and takes writes, otherwise with 503. */
export function reportHealth(app: FastifyInstance, { db }: Pick<OpenDatabase, 'db'>): void {
  const probe = new HealthProbe(db)
  app.get('/health', async (_request, reply) => {
    await probe.check()
    return await reply.header('Cache-Control', 'no-store').send({})
  })
}
