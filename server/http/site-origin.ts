import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'

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
