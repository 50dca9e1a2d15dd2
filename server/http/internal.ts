import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const NAME = 'x-simmer-internal'
const SECRET = randomUUID()

/** Headers of a call that this process makes to itself, such as for rendering a page. */
export const internalHeaders: Readonly<Record<string, string>> = { [NAME]: SECRET }

/** Whether this process itself calls: no rate limit applies and no view is counted. */
export function isInternal(request: FastifyRequest): boolean {
  return request.headers[NAME] === SECRET
}
