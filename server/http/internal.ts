import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const NAME = 'x-simmer-internal'
const SECRET = randomUUID()

/** Headers of calls that this process makes to itself, such as for rendering a page. */
export const internalHeaders: Readonly<Record<string, string>> = { [NAME]: SECRET }

/** Whether this process itself is calling. Such calls are not rate limited and count no view. */
export function isInternal(request: FastifyRequest): boolean {
  return request.headers[NAME] === SECRET
}
