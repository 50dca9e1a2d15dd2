import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { test as base } from './test.ts'

export { expect } from './test.ts'

/** The network between the browser and the server. */
export interface Network {
  /** While true, every connection is accepted and nothing is answered any more, not even streams. */
  isSilent: boolean
}

/**
 * `test` with a proxy in front of the server that can go silent, as a full train or a captive portal
 * does. `page.route` is no alternative: it does not see the requests of service workers.
 */
export const test = base.extend<{
  network: Network
  proxied: { origin: string; network: Network }
}>({
  hasWorker: true,
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern
  proxied: async ({}, use) => {
    const { REUSE, JOURNEYS_ORIGIN } = process.env
    const server = REUSE ?? JOURNEYS_ORIGIN ?? ''
    const network: Network = { isSilent: false }
    const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
      if (network.isSilent) return
      const { method, headers, url = '/' } = incoming
      const call = ask(new URL(url, server), { method, headers }, (reply) => {
        if (network.isSilent) return
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.on('data', (bytes) => network.isSilent || outgoing.write(bytes))
        reply.once('end', () => network.isSilent || outgoing.end())
      })
      // Streams are closed together with their page.
      outgoing.once('close', () => call.destroy())
      call.once('error', () => outgoing.destroy())
      incoming.pipe(call)
    }
    const proxy = createServer(pass).listen(0, 'localhost')
    await once(proxy, 'listening')
    const { port } = proxy.address() as AddressInfo
    await use({ origin: `http://localhost:${port}`, network })
    proxy.closeAllConnections()
    proxy.close()
  },
  baseURL: async ({ proxied }, use) => {
    await use(proxied.origin)
  },
  network: async ({ proxied }, use) => {
    await use(proxied.network)
  },
})
