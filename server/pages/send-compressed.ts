import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { complete, plain, type CompressedStart } from './compressed.ts'

/**
 * Sends a compressed text and its end in the encoding that the client prefers. The route must set
 * `compress: false`.
 */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  { start, end }: { start: CompressedStart; end: string },
): Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = negotiate(accepted.toLowerCase(), ['br', 'gzip', 'identity'])
  if (encoding !== 'br' && encoding !== 'gzip')
    return reply.send(await plain(start, Buffer.from(end)))
  return reply
    .header('Content-Encoding', encoding)
    .send(await complete(start, encoding, Buffer.from(end)))
}
