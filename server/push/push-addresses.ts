import { isIP, type LookupFunction } from 'node:net'
import { isLoopback, isPublicAddress } from '../lib/public-address.ts'
import type { PushEdge } from './push-edge.ts'
import { PublicResolver } from '../lib/public-resolver.ts'

/** The endpoint is not allowed. */
export class ForbiddenAddressError extends Error {
  override readonly name = 'ForbiddenAddressError'
}

/**
 * Checks where messages may be sent. A member chooses the endpoint, so it must not lead into the
 * server's network (SSRF): only https on port 443, and only hosts whose addresses are all public.
 */
export class PushAddresses {
  readonly #edge: PushEdge
  readonly #resolver: PublicResolver

  constructor(edge: PushEdge) {
    this.#edge = edge
    this.#resolver = new PublicResolver(edge.nameServers)
  }

  /** Whether messages may be sent to an endpoint, by the current addresses of its host. */
  async isAllowed(endpoint: string): Promise<boolean> {
    const url = URL.parse(endpoint)
    if (!url || !this.#isAllowedForm(url)) return false
    const host = hostOf(url)
    try {
      await this.#addressesOf(host)
      return true
    } catch {
      return false
    }
  }

  /**
   * Refuses endpoints without a DNS lookup. Host names are checked by {@link lookup} when
   * connecting.
   * @throws {ForbiddenAddressError}
   */
  refuseForbidden(url: URL): void {
    const host = hostOf(url)
    const isAllowedHost = isIP(host) === 0 || this.#isAllowedAddress(host)
    if (!this.#isAllowedForm(url) || !isAllowedHost) throw new ForbiddenAddressError(host)
  }

  /**
   * DNS lookup for connections; fails when one of the addresses is forbidden. The connection uses
   * the checked address, so that the name cannot be rebound in between.
   */
  readonly lookup: LookupFunction = (host, options, callback) => {
    void this.#callBack(host, options, callback)
  }

  /** Cancels lookups in progress. */
  close(): void {
    this.#resolver.close()
  }

  /**
   * At least one address, all of them allowed.
   * @throws {ForbiddenAddressError} and what {@link PublicResolver.resolve} throws
   */
  async #addressesOf(host: string): Promise<string[]> {
    const found = isIP(host) === 0 ? await this.#resolver.resolve(host) : [host]
    if (!found.every((address) => this.#isAllowedAddress(address))) {
      throw new ForbiddenAddressError(host)
    }
    return found
  }

  async #callBack(...[host, options, callback]: Parameters<LookupFunction>): Promise<void> {
    let addresses: string[]
    try {
      addresses = await this.#addressesOf(host)
    } catch (error) {
      callback(error as Error, '')
      return
    }
    const found = addresses.map((address) => ({ address, family: isIP(address) }))
    const [first] = found
    if (options.all) callback(null, found)
    else callback(null, first?.address ?? '', first?.family)
  }

  #isAllowedForm({ protocol, username, password, port }: URL): boolean {
    const isBare = protocol === 'https:' && username === '' && password === ''
    return isBare && (port === '' || this.#edge.allowLoopback)
  }

  #isAllowedAddress(address: string): boolean {
    return isPublicAddress(address) || (this.#edge.allowLoopback && isLoopback(address))
  }
}

/** The host without the brackets of an IPv6 address. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1')
}
