import { PassThrough } from 'node:stream'
import type { App } from '../app-type.ts'
import { ApiError } from '../errors.ts'

/** Time limits of a connection, in milliseconds. */
export interface TimeLimits {
  /** Until the head of a request has arrived. */
  head: number
  /** Until a form or JSON body of at most 64 KB has arrived. */
  body: number
  /** Until a whole request has arrived: a picture of 5 MB at 0.7 Mbit/s. */
  request: number
  /** Without a byte in either direction while something is sent. */
  silence: number
  /** Between requests. Longer than the minute after which most proxies close idle connections. */
  keepAlive: number
  /** Between checks for connections that took too long. */
  checkEvery: number
}

/** The limits of a running server. */
export const TIME_LIMITS: TimeLimits = {
  head: 15_000,
  body: 15_000,
  request: 60_000,
  silence: 120_000,
  keepAlive: 72_000,
  checkEvery: 5000,
}

/** Bytes of the first line and the headers of a request. */
const HEAD_BYTES_MAX = 16_384
/** Headers of a request; further ones are ignored. */
const HEADERS_MAX = 200
/** Open connections; further ones are closed at once. */
const CONNECTIONS_MAX = 10_000

/** The limits that Node enforces, as Fastify options. Late requests get 408. */
export function connectionOptions(limits: TimeLimits) {
  return {
    requestTimeout: limits.request,
    keepAliveTimeout: limits.keepAlive,
    connectionTimeout: limits.silence,
    http: {
      headersTimeout: limits.head,
      connectionsCheckingInterval: limits.checkEvery,
      maxHeaderSize: HEAD_BYTES_MAX,
    },
  }
}

/** Applies the limits that are not options. */
export function limitConnections(app: App, limits: TimeLimits): void {
  app.server.maxConnections = CONNECTIONS_MAX
  app.server.maxHeadersCount = HEADERS_MAX
  limitSmallBodies(app, limits.body)
}

/** Types of bodies that may take as long as a whole request. */
const UPLOADED = ['multipart/', 'application/octet-stream']

/** Answers 408 when a body that is not an upload takes longer than `ms`. */
function limitSmallBodies(app: App, ms: number): void {
  app.addHook('preParsing', async (request, reply, payload) => {
    const { 'content-type': type = '', 'content-length': length = '' } = request.headers
    const hasBody = length !== '' || 'transfer-encoding' in request.headers
    if (!hasBody || UPLOADED.some((one) => type.startsWith(one))) return payload
    // A separate stream, because destroying the request's stream would close the connection without
    // a response.
    const timed = new PassThrough()
    const late = () => timed.destroy(new ApiError('RequestInvalid', { status: 408 }))
    const timer = setTimeout(late, ms)
    reply.raw.once('close', () => clearTimeout(timer))
    timed.once('finish', () => clearTimeout(timer))
    // Routes that do not read their body have no listener.
    timed.on('error', () => {})
    payload.on('error', (error) => timed.destroy(error))
    return payload.pipe(timed)
  })
}
