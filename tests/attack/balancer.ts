import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ask } from './client.ts'
import { repeat } from './traffic.ts'

const POLL_MS = 250

/** A load balancer before several servers. */
export interface Balancer {
  origin: string
  /** Whether a server is sent requests. */
  isUp: (origin: string) => boolean
  stop: () => Promise<void>
}

/**
 * Starts a load balancer: requests go in turn to the servers whose `/api/health` answers 200, each on
 * a connection of its own, and none is tried twice, so that every refusal shows.
 */
export async function startBalancer(origins: readonly string[]): Promise<Balancer> {
  const up = new Set<string>()
  let turn = 0
  const check = async (origin: string) => {
    const { status } = await ask(origin, '/api/health', { timeoutMs: 2000, alone: true })
    if (status === 200) up.add(origin)
    else up.delete(origin)
  }
  await Promise.all(origins.map(check))
  const polls = repeat(origins.length, POLL_MS, async (index) => check(origins[index]!))

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const target = [...up][turn++ % up.size]
    const fail = () => {
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502).end()
    }
    if (target === undefined) {
      fail()
      return
    }
    const { hostname, port } = new URL(target)
    const { method, url, headers } = incoming
    const passed = request(
      { host: hostname, port, method, path: url, headers, agent: false },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.on('error', fail)
        answer.pipe(outgoing)
      },
    )
    passed.on('error', fail)
    incoming.pipe(passed)
  }

  const server = createServer(forward).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    isUp: (origin) => up.has(origin),
    stop: async () => {
      await polls.stop()
      server.close()
      server.closeAllConnections()
    },
  }
}
