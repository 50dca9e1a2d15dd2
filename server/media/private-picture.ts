import type { FastifyReply, FastifyRequest } from 'fastify'

/** A browser keeps it, and asks each time whether it may still be shown. */
const PRIVATE = 'private, no-cache'

/** A picture of a member whose address is a secret. */
interface PrivatePicture {
  /** The secret: another picture has another one. */
  secret: string
  type: string
  image: Uint8Array
}

/**
 * Sends a picture to whoever knows its address. No shared cache keeps it, and none answers for an address that
 * has ended.
 */
export async function sendPrivatePicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { secret, type, image }: PrivatePicture,
): Promise<FastifyReply> {
  const tag = `"${secret}"`
  reply.headers({ 'Cache-Control': PRIVATE, ETag: tag, 'X-Robots-Tag': 'noindex' })
  if (request.headers['if-none-match']?.includes(tag)) return await reply.status(304).send()
  return await reply.type(type).send(Buffer.from(image))
}
