import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import type { Config } from './config.ts'
import type { App } from './http/app-type.ts'

/**
 * Lets the server listen. `localhost` means all its addresses, because browsers and proxies choose
 * one of 127.0.0.1 and ::1. The further ones hand their connections to the one HTTP server, so that
 * limits and stopping reach them; Fastify's own second server is left out of both.
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

/** A server without a protocol of its own, closed together with the app. */
function entranceTo(app: App): Server {
  // The same options that Node's HTTP server gives its own connections.
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

/** The name may have an address that this machine does not, such as ::1 without IPv6. */
async function tryListen(server: Server, host: string, port: number): Promise<void> {
  server.listen({ host, port })
  await once(server, 'listening').catch(() => {})
}
