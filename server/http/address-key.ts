import { normalizeIP } from '@fastify/rate-limit'
import { isIP } from 'node:net'

/** An address with a port, as some proxies write it: `192.0.2.1:443`, `[2001:db8::1]:443`. */
const WITH_PORT = /^\[?([\da-f.:]+?)\]?:\d+$/i

/**
 * What one caller counts under: an IPv4 address, also one that is mapped into IPv6, or the network
 * of 64 bits that an IPv6 provider gives to one customer.
 * @param address as the request has it; what a proxy forwarded may be no address at all, and all of
 *   those count as one, so that a key is never long
 */
export function addressKey(address: string): string {
  const bare = isIP(address) ? address : (WITH_PORT.exec(address)?.[1] ?? '')
  return isIP(bare) ? normalizeIP(bare) : 'unknown'
}
