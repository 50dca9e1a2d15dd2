import type { FastifyInstance } from 'fastify'
import { ApiError } from './errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Id of the signed-in member who calls; null for a visitor, also one with an invalid token (D-19). */
    memberId: number | null
  }
}

/** Makes `request.memberId` known and refuses calls for members alone to everybody else. */
export function guardMembersCalls(app: FastifyInstance): void {
  app.decorateRequest('memberId', null)
  app.addHook('preValidation', (request, _reply, done) => {
    const refused = request.routeOptions.config.auth === 'yes' && request.memberId === null
    done(refused ? new ApiError('Unauthorized') : undefined)
  })
}
