import type { FastifyRequest } from 'fastify'
import { PREFETCH, PURPOSE_HEADER } from '#contract/purpose.ts'
import { isInternal } from '#server/http/internal.ts'
import type { ViewCounter } from './view-counter.ts'
import type { View } from './view-marks.ts'
import { viewerOf, type ViewedAt } from './viewer.ts'

/** What was looked at, and where. */
export interface ItemView extends Pick<View, 'kind' | 'itemId'> {
  viewedAt: ViewedAt
}

const PURPOSE_HEADERS = [PURPOSE_HEADER.toLowerCase(), 'sec-purpose']

/** Whether the answer is fetched ahead and may never be shown. */
export function isPrefetch({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return PURPOSE_HEADERS.some((name) => headers[name]?.includes(PREFETCH))
}

/**
 * Counts an answered request as a view of an item, unless nobody sees the answer: a HEAD
 * request, a prefetch, or a call that this process makes to itself.
 */
export function countView(
  views: ViewCounter,
  request: FastifyRequest,
  { kind, itemId, viewedAt }: ItemView,
): void {
  if (request.method === 'HEAD' || isPrefetch(request) || isInternal(request)) return
  views.count({ kind, itemId, ...viewerOf(request, viewedAt) })
}
