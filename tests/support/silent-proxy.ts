import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The network between a browser and a server. */
export interface Network {
  /** While true, every connection is accepted and nothing is answered any more, not even streams. */
  isSilent: boolean
}

/** A proxy in front of a server. */
export interface SilentProxy {
  readonly origin: string
  readonly network: Network
  readonly stop: () => void
}

/**
 * Starts a proxy that can go silent, as a full train or a captive portal does. Playwright's `page.route` is
 * no alternative: it does not see the requests of service workers.
 */
export async function startSilentProxy(server: string): Promise<SilentProxy> {
  const network: Network = { isSilent: false }
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (network.isSilent) return
    const { method, headers, url = '/' } = incoming
    const call = ask(new URL(url, server), { method, headers }, (reply) => {
      if (network.isSilent) return
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.on('data', (bytes) => network.isSilent || outgoing.write(bytes))
      reply.once('end', () => network.isSilent || outgoing.end())
      reply.once('error', () => outgoing.destroy())
    })
    // Streams are closed together with their page.
    outgoing.once('close', () => call.destroy())
    call.once('error', () => outgoing.destroy())
    incoming.pipe(call)
  }
  const proxy = createServer(pass).listen(0, 'localhost')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    network,
    stop: () => {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}
