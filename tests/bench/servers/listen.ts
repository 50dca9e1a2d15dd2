import type { FastifyInstance } from 'fastify'

/** Listens on the port that the parent process named, and tells it when that is done. */
export async function listen(app: Pick<FastifyInstance, 'listen'>): Promise<void> {
  await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
  process.send?.('listening')
}
