import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import type { Config } from './config.ts'
import type { App } from './http/app-type.ts'

/**
 * Makes the server listen. `localhost` means all its addresses, because browsers and proxies choose
 * either 127.0.0.1 or ::1. Additional listeners pass their connections to the one HTTP server, so
 * that limits and stopping apply; they would not to Fastify's own second server.
 * @returns the port
 * @throws when the first address cannot be listened on
 */
export async function listenOn(app: App, { HOST, PORT }: Config): Promise<number> {
  const [host = HOST, ...others] = HOST === 'localhost' ? await addressesOf(HOST) : []
  const entrances = others.map((address) => ({ address, server: entranceTo(app) }))
  await app.listen({ host, port: PORT })
  const { port } = app.server.address() as AddressInfo
  for (const { address, server } of entrances) await tryListen(server, address, port)
  return port
}

async function addressesOf(name: string): Promise<string[]> {
  const found = await lookup(name, { all: true })
  return [...new Set(found.map(({ address }) => address))]
}

/** A TCP server that passes connections to the app's HTTP server and closes with the app. */
function entranceTo(app: App): Server {
  // The options that Node's HTTP server uses for its connections.
  const options = { allowHalfOpen: true, noDelay: true }
  const entrance = createServer(options, (socket) => app.server.emit('connection', socket))
  entrance.maxConnections = app.server.maxConnections
  let closed: Promise<unknown> | undefined
  app.addHook('preClose', async () => {
    if (!entrance.listening) return
    closed = once(entrance, 'close')
    entrance.close()
  })
  app.addHook('onClose', async () => void (await closed))
  return entrance
}

/** The name may resolve to an address that this machine lacks, such as ::1 without IPv6. */
async function tryListen(server: Server, host: string, port: number): Promise<void> {
  server.listen({ host, port })
  await once(server, 'listening').catch(() => {})
}
