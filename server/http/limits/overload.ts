import type { FastifyRequest } from 'fastify'
import { addressKey } from './address-key.ts'
import type { App } from '../app-type.ts'
import { InProgress, trackProgress } from './in-progress.ts'
import { isInternal } from '../internal.ts'
import { measureLoad, type ProcessLoad } from './process-load.ts'
import { answerRefusal, retrySoonSeconds } from './refusal.ts'
import { isRead, kindOf } from './request-kind.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Responds with a stream that stays open. The route limits their number. */
    isStream?: boolean
  }
}

/** Limits above which a process refuses requests. One address gets a quarter of each count. */
export interface OverloadBounds {
  /** Calls and pages in progress. */
  requests: number
  /** The same for members' writes, which are refused last. */
  requestsWithWrites: number
  /**
   * The same while memory is short. Never 0, so that memory that stays in use does not stop the
   * service.
   */
  requestsInLittleMemory: number
  /** Files being sent. */
  files: number
  /** Mean delay of the event loop in milliseconds at which pages and reads are refused. */
  delayMs: number
  /** The same for members' writes, and for files, which belong to pages that were answered. */
  lastDelayMs: number
  /** Share of memory in use above which memory is short, 0 to 1. */
  memory: number
}

/** The limits in production. Decision 025 explains them. */
export const OVERLOAD_BOUNDS: OverloadBounds = {
  requests: 300,
  requestsWithWrites: 450,
  requestsInLittleMemory: 50,
  files: 1000,
  delayMs: 500,
  lastDelayMs: 5000,
  memory: 0.85,
}

const REPORT_EVERY_MS = 10_000

/**
 * Refuses requests that this process cannot answer soon, before any work is done. A refusal is
 * cheap, so the process recovers.
 */
export function shedOverload(app: App, bounds: OverloadBounds): void {
  const load = measureLoad(app)
  const track = trackProgress(app)
  const requests = new InProgress()
  const files = new InProgress()
  const report = reporter(app, load)

  app.addHook('onRequest', (request, reply, done) => {
    const { isProbe, isStream } = request.routeOptions.config
    if (isProbe || isInternal(request)) {
      done()
      return
    }
    const isFile = kindOf(request) === 'files'
    const isLast = isFile || isMembersWrite(request)
    const inProgress = isFile ? files : requests
    const address = addressKey(request.ip)
    const most = isFile ? bounds.files : mostRequests(bounds, load, isLast)
    const isSlow = load.delayMs > (isLast ? bounds.lastDelayMs : bounds.delayMs)
    if (isSlow || !inProgress.hasRoom(address, most)) {
      report()
      answerRefusal(request, reply, { code: 'Unavailable', retryAfter: retrySoonSeconds() })
      return
    }
    if (!isStream) track(request, reply, inProgress.begin(address))
    done()
  })
}

/** Logs that requests are refused, and why: one line per interval instead of one per request. */
function reporter(app: App, load: ProcessLoad): () => void {
  let refused = 0
  let nextAt = 0
  return () => {
    refused += 1
    if (performance.now() < nextAt) return
    app.log.warn({ refused, ...load }, 'requests are refused: the server is too busy')
    nextAt = performance.now() + REPORT_EVERY_MS
    refused = 0
  }
}

function mostRequests(bounds: OverloadBounds, load: ProcessLoad, isLast: boolean): number {
  if (load.memory > bounds.memory) return bounds.requestsInLittleMemory
  return isLast ? bounds.requestsWithWrites : bounds.requests
}

/** The token is not validated here, because that takes a database read. */
function isMembersWrite({ method, headers }: FastifyRequest): boolean {
  return !isRead(method) && headers.authorization !== undefined
}
