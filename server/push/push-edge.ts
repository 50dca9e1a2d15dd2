/** What a test changes about the way to push services. No setting does. */
export interface PushEdge {
  /** Whether push services may be on this machine, at any port. */
  allowLoopback: boolean
  /** Certificates to trust in place of those that Node.js comes with, as PEM. */
  ca?: string
  /** Addresses of name servers in place of those of the system, such as `127.0.0.1:5300`. */
  nameServers?: readonly string[]
}

/** The way of a running server: to public addresses alone. */
export const REAL_EDGE: PushEdge = { allowLoopback: false }
