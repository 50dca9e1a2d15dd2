/** What a test changes about the way to push services. No setting does. */
export interface PushEdge {
  /** Whether push services may be on this machine. */
  allowLoopback: boolean
  /** Certificates to trust in place of those that Node.js comes with, as PEM. */
  ca?: string
}

/** The way of a running server: to public addresses alone. */
export const REAL_EDGE: PushEdge = { allowLoopback: false }
