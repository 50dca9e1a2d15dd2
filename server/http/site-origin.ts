import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'

/**
 * Where people reach the site, for links that leave it: `PUBLIC_ORIGIN`, else this machine. Never
 * what a request says of itself, because anybody can write a `Host` header into the mail of others.
 * @returns asks again each time, because the port is known once the server listens
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
