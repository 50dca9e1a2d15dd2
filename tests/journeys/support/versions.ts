import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { serveServiceWorker } from '#server/pages/service-worker.ts'
import { test as base } from './test.ts'

export { expect } from './test.ts'

/** A response of another version of the site. */
interface VersionResponse {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string
}

/** Replaces the version of the site, as a release does. */
export interface Versions {
  /** The server's own service worker. */
  readonly worker: () => Promise<string>
  /** Serves another service worker, and other files of that version. */
  readonly release: (worker: string, files?: Record<string, VersionResponse>) => void
  /** Serves the response of a server with `SERVICE_WORKER=off`. */
  readonly switchOff: () => Promise<void>
}

const SCRIPT = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }

/** A script with the server's headers. */
export const script = (body: string): VersionResponse => ({ status: 200, headers: SCRIPT, body })
/** The server's response to a file of another version. */
export const GONE: VersionResponse = { status: 404, headers: SCRIPT, body: '' }

async function farewell(): Promise<VersionResponse> {
  const app = fastify()
  serveServiceWorker(app, { SERVICE_WORKER: 'off' }, () => Promise.resolve(''))
  const { statusCode, headers, body } = await app.inject('/sw.js')
  return { status: statusCode, headers: headers as Record<string, string>, body }
}

/**
 * `test` with a proxy in front of the server that can serve another version of some files. `page.route`
 * is no alternative: it does not see the requests for service workers.
 */
export const test = base.extend<{
  versions: Versions
  door: { origin: string; files: Map<string, VersionResponse> }
}>({
  hasWorker: true,
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern
  door: async ({}, use) => {
    const { REUSE, JOURNEYS_ORIGIN } = process.env
    const server = REUSE ?? JOURNEYS_ORIGIN ?? ''
    const files = new Map<string, VersionResponse>()
    const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
      const { method, headers, url = '/' } = incoming
      const response = files.get(url)
      if (response) {
        outgoing.writeHead(response.status, response.headers).end(response.body)
        return
      }
      const call = ask(new URL(url, server), { method, headers }, (reply) => {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(outgoing)
      })
      // Streams are closed together with their page.
      outgoing.once('close', () => call.destroy())
      call.once('error', () => outgoing.destroy())
      incoming.pipe(call)
    }
    const proxy = createServer(pass).listen(0, 'localhost')
    await once(proxy, 'listening')
    const { port } = proxy.address() as AddressInfo
    await use({ origin: `http://localhost:${port}`, files })
    proxy.closeAllConnections()
    proxy.close()
  },
  baseURL: async ({ door }, use) => {
    await use(door.origin)
  },
  versions: async ({ door: { origin, files } }, use) => {
    await use({
      worker: async () => (await fetch(`${origin}/sw.js`)).text(),
      release(worker, others = {}) {
        files.set('/sw.js', script(worker))
        for (const [path, response] of Object.entries(others)) files.set(path, response)
      },
      async switchOff() {
        files.set('/sw.js', await farewell())
      },
    })
  },
})
