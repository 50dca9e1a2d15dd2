/** What tests override about the connection to push services. There is no such setting. */
export interface PushEdge {
  /** Whether push services may be on this machine, on any port. */
  allowLoopback: boolean
  /** Trusted certificates in place of those of Node.js, as PEM. */
  ca?: string
  /** Addresses of name servers in place of those of the system, such as `127.0.0.1:5300`. */
  nameServers?: readonly string[]
}

/** The values in production: public addresses only. */
export const REAL_EDGE: PushEdge = { allowLoopback: false }
