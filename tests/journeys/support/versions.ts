import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { serveServiceWorker } from '#server/pages/service-worker.ts'
import { test as base } from './test.ts'

export { expect } from './test.ts'

/** An answer of another version of the site, in the place of the server's. */
interface Answer {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string
}

/** Lets another version of the site be there from now on, as after a release. */
export interface Versions {
  /** The service worker that the server has. */
  readonly worker: () => Promise<string>
  /** Serves another service worker, and whatever other files go with it. */
  readonly release: (worker: string, files?: Record<string, Answer>) => void
  /** Serves what the server does with `SERVICE_WORKER=off`. */
  readonly switchOff: () => Promise<void>
}

const SCRIPT = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }

/** A script as the server would send it. */
export const script = (body: string): Answer => ({ status: 200, headers: SCRIPT, body })
/** What the server says of a file of another version. */
export const GONE: Answer = { status: 404, headers: SCRIPT, body: '' }

async function farewell(): Promise<Answer> {
  const app = fastify()
  serveServiceWorker(app, { SERVICE_WORKER: 'off' }, () => Promise.resolve(''))
  const { statusCode, headers, body } = await app.inject('/sw.js')
  return { status: statusCode, headers: headers as Record<string, string>, body }
}

/**
 * A journey through a door in front of the server, which shows another version of some files when it
 * is told to. The browser fetches service workers by itself, so that `page.route` sees none of them.
 */
export const test = base.extend<{
  versions: Versions
  door: { origin: string; files: Map<string, Answer> }
}>({
  hasWorker: true,
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here
  door: async ({}, use) => {
    const { REUSE, JOURNEYS_ORIGIN } = process.env
    const server = REUSE ?? JOURNEYS_ORIGIN ?? ''
    const files = new Map<string, Answer>()
    const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
      const { method, headers, url = '/' } = incoming
      const answer = files.get(url)
      if (answer) {
        outgoing.writeHead(answer.status, answer.headers).end(answer.body)
        return
      }
      const call = ask(new URL(url, server), { method, headers }, (reply) => {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(outgoing)
      })
      // Streams end with the page that reads them.
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
        for (const [path, answer] of Object.entries(others)) files.set(path, answer)
      },
      async switchOff() {
        files.set('/sw.js', await farewell())
      },
    })
  },
})
