import { createServer, request as httpRequest, Agent, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** The header of an answer that names the server that gave it. */
export const SERVED_BY = 'x-served-by'

/** A load balancer for one test: it forwards requests in turn to the healthy servers. */
export interface RoundRobin {
  origin: string
  /** Adds a server; it gets requests once it is healthy. */
  add: (target: string) => void
  remove: (target: string) => void
  /** Servers that receive requests now. */
  healthy: () => string[]
}

const POLL_MS = 50

/** Starts a load balancer that reuses connections to its servers and never retries. */
export async function startRoundRobin(): Promise<RoundRobin> {
  const targets = new Map<string, boolean>()
  const agent = new Agent({ keepAlive: true })
  const healthy = () => [...targets].flatMap(([target, isHealthy]) => (isHealthy ? [target] : []))
  let turn = 0

  const poll = async (target: string) => {
    const isHealthy = await fetch(`${target}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (targets.has(target)) targets.set(target, isHealthy)
  }
  const timer = setInterval(() => {
    for (const target of targets.keys()) void poll(target)
  }, POLL_MS)

  const server = createServer((incoming, response) => {
    const all = healthy()
    turn += 1
    const target = all[turn % all.length]
    if (target === undefined) return response.writeHead(502).end()
    const { method, url, headers } = incoming
    const passOn = (from: IncomingMessage) => {
      response.writeHead(from.statusCode ?? 502, { ...from.headers, [SERVED_BY]: target })
      from.on('error', () => response.destroy()).pipe(response)
    }
    const outgoing = httpRequest(target + url, { method, headers, agent }, passOn)
    outgoing.on('error', () =>
      response.headersSent ? response.destroy() : response.writeHead(502).end(),
    )
    return incoming.pipe(outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    clearInterval(timer)
    agent.destroy()
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    add: (target) => targets.set(target, false),
    remove: (target) => targets.delete(target),
    healthy,
  }
}
