import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import type { App } from '#server/http/app-type.ts'
import { appAt } from './app-at.ts'
import { startNode } from './child-server.ts'
import { freePort } from './free-port.ts'

/** Environment variable of a server that has the limits of everybody. */
export const REAL_LIMITS = 'SIMMER_TEST_REAL_LIMITS'

/**
 * The server as it is started, without pages. Push messages go to the service of the test, and no test reaches a
 * limit unless it wants to.
 */
const SERVER = `
  import { readConfig } from '#server/config.ts'
  import { run } from '#server/run.ts'
  import { stopOnSignal } from '#server/stop-on-signal.ts'
  import { NO_BOUNDS, NO_LIMITS } from '#tests/support/no-limits.ts'
  import { PEER_EDGE } from '#tests/support/push-peer.ts'
  const config = readConfig(process.env)
  const limits = process.env.${REAL_LIMITS} ? {} : NO_LIMITS
  const server = await run(config, { limits, overload: NO_BOUNDS, push: PEER_EDGE })
  stopOnSignal(server, config.DRAIN_SECONDS)
  console.log(server.origin)
`

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
    await server.start()
    return server
  }

  /** Ends it without a warning, as a power cut does, and starts it again on the same database. */
  async kill(): Promise<void> {
    await this.end('SIGKILL')
    await this.start()
  }

  /** Ends it; returns its exit code and its signal. */
  async end(signal: NodeJS.Signals): Promise<unknown> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return undefined
    const ended = once(child, 'exit')
    child.kill(signal)
    return await ended
  }

  /** Makes calls as `inject` of a server in this process does; tries again while it is being started. */
  get app(): App {
    return appAt(this.origin, { tryAgain: true })
  }

  /** Starts it, again after its end. */
  async start(): Promise<void> {
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
