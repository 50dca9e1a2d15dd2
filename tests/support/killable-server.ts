import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import type { App } from '#server/http/app-type.ts'
import { startNode } from './child-server.ts'
import { freePort } from './free-port.ts'

/** The server as it is started, without pages and without limits that a test would reach. */
const SERVER = `
  import { readConfig } from '#server/config.ts'
  import { run } from '#server/run.ts'
  import { NO_BOUNDS, NO_LIMITS } from '#tests/support/no-limits.ts'
  const { origin } = await run(readConfig(process.env), { limits: NO_LIMITS, overload: NO_BOUNDS })
  console.log(origin)
`

/** Milliseconds between two attempts to reach a server that was killed. */
const AGAIN_MS = 20

/** A server in a process of its own, on one port and one database, however often it is killed. */
export class KillableServer {
  readonly #environment: Record<string, string>
  #child: ReturnType<typeof startNode> | undefined
  readonly origin: string

  private constructor(environment: Record<string, string>, port: number) {
    this.#environment = { LOG_LEVEL: 'silent', ...environment, PORT: String(port) }
    this.origin = `http://127.0.0.1:${port}`
  }

  /** Starts it for the running test, and stops it after the test. */
  static async start(environment: Record<string, string>): Promise<KillableServer> {
    const server = new KillableServer(environment, await freePort())
    await server.#start()
    return server
  }

  /** Ends it without a warning, as a power cut does, and starts it again on the same database. */
  async kill(): Promise<void> {
    const child = this.#child
    if (child) {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    }
    await this.#start()
  }

  /** Makes calls as `inject` of a server in this process does; tries again while it is being started. */
  get app(): App {
    const inject = async (call: Injected) => {
      const answer = await this.#ask(call)
      const body = await answer.text()
      return { statusCode: answer.status, body, json: () => JSON.parse(body) as unknown }
    }
    return { inject } as unknown as App
  }

  async #ask(call: Injected): Promise<Response> {
    const { method, url, headers, payload } = call
    for (;;) {
      try {
        const body = payload === undefined ? {} : { body: payload }
        return await globalFetch(`${this.origin}${url}`, { method, headers, ...body })
      } catch {
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
      }
    }
  }

  async #start(): Promise<void> {
    const child = startNode(['--input-type=module-typescript', '--eval', SERVER], this.#environment)
    this.#child = child
    const errors: string[] = []
    child.stderr.on('data', (text) => errors.push(String(text)))
    const ended = once(child, 'exit').then(() => {
      throw new Error(`The server ended: ${errors.join('')}`)
    })
    ended.catch(() => undefined)
    await Promise.race([once(child.stdout, 'data'), ended])
  }
}

/** Of Node, whatever a test puts in its place. */
const globalFetch = fetch

interface Injected {
  method: string
  url: string
  headers: Record<string, string>
  payload?: string
}

/** A server that accepts connections and never answers; returns where it is. */
export async function startSilentServer(): Promise<{ origin: string; close: () => void }> {
  const sockets = new Set<{ destroy: () => void }>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(socket))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}
