import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { startChild, type ChildServer } from './child-server.ts'

/** Event: a message has arrived at the push service. */
export const ARRIVAL = 'arrival'

/** A time in which no server was up, in milliseconds since 1970. */
export interface Outage {
  from: number
  to: number
}

/** Servers that are killed and started again. */
export class Processes {
  readonly #settings: Record<string, string>
  readonly #arrivals: EventTarget
  readonly #running = new Set<ChildServer>()
  readonly outages: Outage[] = []
  kills = 0

  /** @param arrivals dispatches {@link ARRIVAL} */
  constructor(settings: Record<string, string>, arrivals: EventTarget) {
    this.#settings = settings
    this.#arrivals = arrivals
  }

  async start(count: number): Promise<void> {
    for (let number = 0; number < count; number += 1) await this.#add()
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#running].map((server) => server.stop()))
  }

  /** Makes a call until a server answers it. */
  async call(method: 'GET' | 'POST', body?: object): Promise<unknown> {
    for (;;) {
      const [server] = [...this.#running].toSorted(() => Math.random() - 0.5)
      try {
        const headers = { 'Content-Type': 'application/json' }
        const init = body && { headers, body: JSON.stringify(body) }
        const answer = await fetch(`${server?.origin ?? ''}/api/bell`, { method, ...init })
        const found: unknown = await answer.json()
        if (answer.ok) return found
        if (answer.status < 500) throw new TypeError(JSON.stringify(found), { cause: 'refused' })
      } catch (error) {
        if (error instanceof Error && error.cause === 'refused') throw error
      }
      await sleep(50)
    }
  }

  /**
   * Kills servers in turn, spread over a time, and starts each again. Every second one dies while the
   * push service reads a message of it, before it can record that it was sent.
   */
  async killOften(count: number, begin: number, span: number): Promise<void> {
    for (let number = 0; number < count; number += 1) {
      const at = begin + ((number + Math.random()) / count) * span
      await sleep(Math.max(at - Date.now(), 0))
      if (number % 2 === 1) await this.#nextArrival()
      const [server] = this.#running
      if (server) await this.#killAndStart(server)
    }
  }

  async #nextArrival(): Promise<void> {
    const signal = AbortSignal.timeout(3000)
    await once(this.#arrivals, ARRIVAL, { signal }).catch(() => undefined)
  }

  async #killAndStart(server: ChildServer): Promise<void> {
    this.#running.delete(server)
    const from = Date.now()
    await server.kill()
    this.kills += 1
    const isOut = this.#running.size === 0
    await this.#add()
    if (isOut) this.outages.push({ from, to: Date.now() })
  }

  async #add(): Promise<void> {
    this.#running.add(await startChild('calls', this.#settings))
  }
}
