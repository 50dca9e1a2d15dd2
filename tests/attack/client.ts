import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import { performance } from 'node:perf_hooks'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { below, type Random } from './random.ts'

/** Requests of one attack share connections as a browser's do; a flood opens its own. */
const agent = new Agent({ keepAlive: true, maxSockets: 2000 })

/** What a request differs in from a plain GET. */
export interface Ask {
  method?: string
  headers?: Record<string, string>
  /** A form, or a body as it is. */
  body?: Record<string, string> | Buffer
  token?: string
  /** Address of the client, told as a proxy tells it. */
  from?: string
  /** Address of this machine that the connection comes from, such as 127.0.0.7. */
  localAddress?: string
  /** Milliseconds after which the request is given up. Default: 60,000. */
  timeoutMs?: number
  /** Opens a connection of its own instead of sharing. */
  alone?: boolean
  /** Accepts compressed answers, as browsers do. */
  compressed?: boolean
}

/** An answer, or the reason why there was none. */
export interface Answer {
  /** 0 when the connection broke or the time was up. */
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  /** Milliseconds until the last byte. */
  ms: number
  /** Code of the failure, such as ECONNRESET; undefined for an answer. */
  failure?: string | undefined
}

/** Sends a request; never throws, because a server under attack fails in many ways. */
export async function ask(origin: string, path: string, options: Ask = {}): Promise<Answer> {
  const { method = 'GET', token, from, localAddress, timeoutMs = 60_000, alone } = options
  const form = Buffer.isBuffer(options.body) ? undefined : options.body
  const body = form ? Buffer.from(new URLSearchParams(form).toString()) : (options.body as Buffer)
  const headers = {
    ...(form && { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }),
    ...(options.body && { 'content-length': String(body.length) }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(from !== undefined && { 'x-forwarded-for': from }),
    ...(options.compressed && { 'accept-encoding': 'br' }),
    ...options.headers,
  }
  const { hostname, port } = new URL(origin)
  const start = performance.now()
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const fail = (failure: string) =>
    resolve({
      status: 0,
      headers: {},
      body: Buffer.alloc(0),
      ms: performance.now() - start,
      failure,
    })
  const sent = request(
    {
      host: hostname,
      port,
      path,
      method,
      headers,
      localAddress,
      agent: alone ? false : agent,
      signal: AbortSignal.timeout(timeoutMs),
    },
    (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.message))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: inflated(Buffer.concat(chunks), response.headers['content-encoding']),
          ms: performance.now() - start,
        }),
      )
    },
  )
  sent.on('error', (error: NodeJS.ErrnoException) =>
    fail(
      error.name === 'AbortError' || error.name === 'TimeoutError'
        ? 'TIMEOUT'
        : (error.code ?? error.message),
    ),
  )
  sent.end(body)
  return await promise
}

function inflated(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}

/** An address of one of very many clients, of the range that is set apart for benchmarks (RFC 2544). */
export function someAddress(random: Random): string {
  return `198.${18 + below(random, 2)}.${below(random, 256)}.${1 + below(random, 254)}`
}

/** The middle of several times; 0 for none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
