import type { FastifyRequest } from 'fastify'
import { isInternal } from '#server/http/internal.ts'
import type { View, ViewCounter } from './view-counter.ts'
import { viewerOf, type LookedAt } from './viewer.ts'

/** What was looked at, and where. */
export interface Look extends Pick<View, 'kind' | 'itemId'> {
  lookedAt: LookedAt
}

/**
 * Counts an answered request as a look at an item (D-42). A HEAD shows nothing, and a call that this
 * process makes to itself is not a person's.
 */
export function countLook(
  views: ViewCounter,
  request: FastifyRequest,
  { kind, itemId, lookedAt }: Look,
): void {
  if (request.method === 'HEAD' || isInternal(request)) return
  views.count({ kind, itemId, ...viewerOf(request, lookedAt) })
}
