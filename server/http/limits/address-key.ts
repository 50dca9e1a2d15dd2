import { normalizeIP } from '@fastify/rate-limit'
import { isIP } from 'node:net'

/** An address with a port, as some proxies write it: `192.0.2.1:443`, `[2001:db8::1]:443`. */
const WITH_PORT = /^\[?([\da-f.:]+?)\]?:\d+$/i

/**
 * The rate limit key of a client: its IPv4 address, IPv4-mapped IPv6 included, or its IPv6 /64
 * network, which is what providers assign to one customer.
 * @param address of the request. A proxy may forward anything: values that are no address share one
 * key, so that keys stay short
 */
export function addressKey(address: string): string {
  const bare = isIP(address) ? address : (WITH_PORT.exec(address)?.[1] ?? '')
  return isIP(bare) ? normalizeIP(bare) : 'unknown'
}
