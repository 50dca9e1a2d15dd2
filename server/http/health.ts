import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { OpenDatabase } from '#server/db/engine.ts'
import { ApiError } from './errors.ts'

/** Answers `/health` with 200 while the database answers, and with 503 while it does not. */
export function reportHealth(app: FastifyInstance, { db }: Pick<OpenDatabase, 'db'>): void {
  app.get('/health', async (request, reply) => {
    try {
      await sql`select 1`.execute(db)
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
      throw new ApiError('ServerError', { status: 503 })
    }
    return await reply.header('Cache-Control', 'no-store').send({})
  })
}
