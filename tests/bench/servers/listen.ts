import type { FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'

/** Listens on a free port and sends its number to the parent process. */
export async function listen(app: Pick<FastifyInstance, 'listen' | 'server'>): Promise<void> {
  // It ends with the measurement, also with one that fails.
  process.on('disconnect', () => process.exit())
  await app.listen({ port: 0, host: '127.0.0.1' })
  process.send?.((app.server.address() as AddressInfo).port)
}
