import { lookup as lookUp, type LookupAddress, type LookupOptions } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { isLoopback, isPublicAddress } from './public-address.ts'
import type { PushEdge } from './push-edge.ts'

/** An address that messages are never sent to. */
export class ForbiddenAddressError extends Error {
  override readonly name = 'ForbiddenAddressError'
}

/**
 * Whether messages may be sent to an endpoint: https, and its host has public addresses only, now. A
 * member chooses the endpoint, so it must not lead into the network of the server.
 */
export async function isPushAddress(endpoint: string, edge: PushEdge): Promise<boolean> {
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false
  try {
    const found = await lookup(hostOf(url), { all: true })
    return found.length > 0 && found.every(({ address }) => isAllowed(address, edge))
  } catch {
    return false
  }
}

/**
 * Throws for a host that is itself a forbidden address; of a name, {@link guardedLookup} looks at
 * what it means at that moment.
 * @throws {ForbiddenAddressError}
 */
export function refuseForbiddenHost(url: URL, edge: PushEdge): void {
  const host = hostOf(url)
  if (isIP(host) !== 0 && !isAllowed(host, edge)) throw new ForbiddenAddressError(host)
}

/**
 * What a connection finds the addresses of a name with: it fails when one of them is forbidden. What
 * was checked is what is connected to, whatever the name meant when it was saved.
 */
export function guardedLookup(edge: PushEdge): LookupFunction {
  return (host, options: LookupOptions, callback) => {
    lookUp(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) {
        callback(error, '')
        return
      }
      const [first] = found
      if (!first || !found.every(({ address }) => isAllowed(address, edge))) {
        callback(new ForbiddenAddressError(host), '')
      } else if (options.all) callback(null, found)
      else callback(null, first.address, first.family)
    })
  }
}

function isAllowed(address: string, { allowLoopback }: PushEdge): boolean {
  return isPublicAddress(address) || (allowLoopback && isLoopback(address))
}

/** The host without the brackets of an IPv6 address. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1')
}
