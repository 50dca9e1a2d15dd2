import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A TCP proxy before something, which can be cut. */
export interface CutProxy {
  port: number
  /** Connections that were made through it. */
  connections: () => number
  /** Breaks every connection and refuses new ones. */
  cut: () => Promise<void>
  /** Lets connections through again, on the same port. */
  mend: () => Promise<void>
}

/**
 * Starts a proxy on a free port of this machine.
 * @param path socket that it leads to
 */
export async function startCutProxy(path: string): Promise<CutProxy> {
  const sockets = new Set<Socket>()
  let connections = 0
  const server = createServer((near) => {
    connections += 1
    const far = connect(path)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.once('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    port,
    connections: () => connections,
    cut: async () => {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    mend: async () => listen(port),
  }
}
