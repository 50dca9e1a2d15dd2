import { AsyncLocalStorage } from 'node:async_hooks'
import { OPERATION_HEADER } from '#contract/shopping/sync.ts'

/** Random integers, repeatable by their seed. */
export function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % sides
  }
}

/** Of Node, in whose place the network's is put. */
const nodeFetch = fetch

/** The id of the item in an address. */
const idIn = (url: string) => /note\/(\d+)/.exec(url)?.[1]

/** What the server says of an item, without what is forgotten when somebody leaves. */
export function lastingPart(item: object): object {
  const {
    AddedBy: _by,
    TickedBy: _who,
    TickedAt: _when,
    ...lasting
  } = item as Record<string, unknown>
  return lasting
}

/** A device that makes calls. */
export interface Caller {
  /** Of its member's session. */
  readonly headers: Record<string, string>
  readonly isOffline: boolean
  readonly isSuspended: boolean
}

/** Servers between which the devices of a household reach theirs, well or badly. */
export interface BadNetworkOptions {
  /** The server. */
  readonly origin: string
  /** A server that accepts connections and never answers. */
  readonly silentOrigin: string
  readonly roll: (sides: number) => number
}

/** A network that loses calls and answers, or is silent, between devices and a server that may be killed. */
export class BadNetwork {
  readonly #devices = new AsyncLocalStorage<Caller>()
  readonly #options: BadNetworkOptions
  #last: Promise<unknown> = Promise.resolve()
  isGood = false
  /** Calls that were never answered. */
  silences = 0
  /** Ids of the changes whose success has reached a device. */
  readonly acknowledged = new Set<string>()
  /** What the server said last of each item, by id; undefined of one that was removed. */
  readonly items = new Map<string, object | undefined>()

  constructor(options: BadNetworkOptions) {
    this.#options = options
  }

  /** Runs something as the device that makes its calls. */
  as<T>(device: Caller, act: () => T): T {
    return this.#devices.run(device, act)
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const device = this.#devices.getStore()
    if (!device) throw new TypeError('No device makes this call.')
    const luck = this.isGood ? 100 : this.#options.roll(100)
    // The browser drops the calls of a page that it suspends, without a word to the page.
    if (device.isSuspended) {
      this.silences += 1
      return await this.#neverAnswer(init?.signal)
    }
    if (device.isOffline || luck < 8) throw new TypeError('Failed to fetch')
    if (luck < 13) return new Response('{"Code":"ServerError","Message":"Oops."}', { status: 500 })
    if (luck < 16) {
      this.silences += 1
      return await nodeFetch(new URL(input as string, this.#options.silentOrigin), init)
    }
    // One after the other, so that the last answer about an item is the last word.
    const turn = this.#last.then(async () => await this.#deliver(device, input as string, init))
    this.#last = turn.catch(() => undefined)
    const answer = await Promise.race([turn, this.#neverAnswer(init?.signal)])
    if (luck < 26) throw new TypeError('Failed to fetch')
    if (luck < 29 || device.isSuspended) {
      this.silences += 1
      return await this.#neverAnswer(init?.signal)
    }
    const id = new Headers(init?.headers).get(OPERATION_HEADER)
    if (id !== null && answer.ok) this.acknowledged.add(id)
    return answer
  }

  #neverAnswer(signal?: AbortSignal | null): Promise<never> {
    return new Promise((_resolve, reject) => {
      if (signal?.aborted) reject(signal.reason as Error)
      signal?.addEventListener('abort', () => reject(signal.reason as Error))
    })
  }

  /** Delivers a call to the server, also if its device no longer waits for the answer. */
  async #deliver(device: Caller, url: string, init?: RequestInit): Promise<Response> {
    const headers = new Headers(init?.headers)
    for (const [name, value] of Object.entries(device.headers)) headers.set(name, value)
    const method = init?.method ?? 'GET'
    const isOfItem = method !== 'GET' && url.includes('/shopping/note')
    try {
      const call = { ...init, signal: null, headers }
      const answer = await nodeFetch(new URL(url, this.#options.origin), call)
      const body = await answer.text()
      if (answer.ok && isOfItem) this.#note(method, url, JSON.parse(body) as { Id: number })
      return new Response(body, { status: answer.status, headers: answer.headers })
    } catch (error) {
      // The server was killed, before or after it made the change.
      if (isOfItem) this.items.delete(idIn(url) ?? '')
      throw error
    }
  }

  #note(method: string, url: string, item: { Id: number }): void {
    const id = method === 'DELETE' ? idIn(url) : undefined
    this.items.set(id ?? String(item.Id), id === undefined ? lastingPart(item) : undefined)
  }
}
