import { isPublicAddress } from '#server/lib/public-address.ts'

/** What tests override about fetching pages. There is no such setting. */
export interface FetchEdge {
  /** Whether an address of IP may be connected to on a port. */
  isAllowed: (address: string, port: number) => boolean
  /** Name servers in place of the system's. */
  nameServers?: readonly string[]
}

/** The values in production: public addresses, on the ports of the web. */
export const REAL_FETCH_EDGE: FetchEdge = {
  isAllowed: (address, port) => isPublicAddress(address) && (port === 80 || port === 443),
}
