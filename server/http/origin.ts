import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AddressInfo } from 'node:net'
import type { Config } from '#server/config.ts'
import { ApiError } from './errors.ts'

/**
 * Origin for links in mail: `PUBLIC_ORIGIN`, else this machine. Never the request's `Host` header,
 * because an attacker could put it into other people's mail.
 * @returns a function, because the port is known only once the server listens
 */
export function siteOrigin(
  app: FastifyInstance,
  { PUBLIC_ORIGIN, PORT }: Pick<Config, 'PUBLIC_ORIGIN' | 'PORT'>,
): () => string {
  return () => {
    const address = app.server.address() as AddressInfo | null
    return PUBLIC_ORIGIN ?? `http://localhost:${address?.port ?? PORT}`
  }
}

/** A name, an IPv4 address or a bracketed IPv6 address, with or without a port (RFC 9110, 7.2). */
const HOST = /^([a-z\d_.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i

/** Scheme and host of a page's absolute URLs, without a final slash. */
export type OriginOf = (request: FastifyRequest) => string

/**
 * Determines the origin of URLs in a page: `PUBLIC_ORIGIN`, else the request's host, else this
 * machine for a request without a host (HTTP/1.0).
 *
 * @returns a function that throws `RequestInvalid` with 400 for a malformed host
 */
export function requestOrigin(
  app: FastifyInstance,
  config: Pick<Config, 'PUBLIC_ORIGIN' | 'PORT'>,
): OriginOf {
  const own = siteOrigin(app, config)
  return ({ protocol, host }) => {
    if (config.PUBLIC_ORIGIN !== undefined || host === '') return own()
    const scheme = protocol === 'https' ? 'https' : 'http'
    const url = HOST.test(host) ? URL.parse(`${scheme}://${host}`) : null
    if (!url) throw new ApiError('RequestInvalid', { status: 400 })
    return url.origin
  }
}
