import { AsyncLocalStorage } from 'node:async_hooks'
import { syncLists } from '#app/features/shopping/follow-server.ts'
import { isAbout } from '#app/features/shopping/kept-lists.ts'
import { createMemoryOutbox } from '#app/features/shopping/memory-outbox.ts'
import { newOperation, type ShoppingChange } from '#app/features/shopping/operation.ts'
import { EMPTY_LIST, withOperations, type ShoppingList } from '#app/features/shopping/overlay.ts'
import { OPERATION_HEADER } from '#contract/shopping-sync.ts'
import type { App } from '#server/http/app-type.ts'

/** Random integers, repeatable by their seed. */
export function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % sides
  }
}

/** A network that is bad, and silent at times, between the devices and a server that may be another one. */
export class BadNetwork {
  readonly #devices = new AsyncLocalStorage<HouseholdDevice>()
  readonly #roll: (sides: number) => number
  #last: Promise<unknown> = Promise.resolve()
  server: App
  isGood = false
  /** Ids of the changes whose success has reached a device. */
  readonly acknowledged = new Set<string>()
  /** What the server said last of each item, by list and key. */
  readonly items = new Map<string, unknown>()

  constructor(server: App, roll: (sides: number) => number) {
    this.server = server
    this.#roll = roll
  }

  /** Runs something as the device that makes its calls. */
  as<T>(device: HouseholdDevice, act: () => T): T {
    return this.#devices.run(device, act)
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const device = this.#devices.getStore()
    if (!device) throw new TypeError('No device makes this call.')
    const luck = this.isGood ? 100 : this.#roll(100)
    if (device.isOffline || luck < 10) throw new TypeError('Failed to fetch')
    if (luck < 16) return new Response('{"Code":"ServerError","Message":"Oops."}', { status: 500 })
    // One after the other, so that the last answer about an item is the last word.
    const turn = this.#last.then(async () => await this.#deliver(device, input as string, init))
    this.#last = turn.catch(() => undefined)
    const answer = await turn
    if (luck < 26) throw new TypeError('Failed to fetch')
    const id = new Headers(init?.headers).get(OPERATION_HEADER)
    if (id !== null && answer.ok) this.acknowledged.add(id)
    return answer
  }

  async #deliver(device: HouseholdDevice, url: string, init?: RequestInit): Promise<Response> {
    const request = new Request(new URL(url, 'http://simmer.test'), init)
    const payload = await request.text()
    const answer = await this.server.inject({
      method: request.method as 'GET',
      url,
      headers: { ...Object.fromEntries(request.headers), ...device.headers },
      ...(payload !== '' && { payload }),
    })
    if (answer.statusCode < 300 && request.method !== 'GET' && url.includes('/shopping/note')) {
      this.#note(request.method, url, answer.json())
    }
    const headers = answer.headers as Record<string, string>
    return new Response(answer.body, { status: answer.statusCode, headers })
  }

  #note(method: string, url: string, item: { Id: number }): void {
    // Who added and ticked it is forgotten when somebody leaves.
    const {
      AddedBy: _by,
      TickedBy: _who,
      TickedAt: _when,
      ...said
    } = item as Record<string, unknown>
    const [, id] = /note\/(\d+)/.exec(url) ?? [undefined, item.Id]
    if (method === 'DELETE') this.items.set(String(id), undefined)
    else this.items.set(String(item.Id), said)
  }
}

/** A device of a member of a household, with the parts of the app that synchronise lists. */
export class HouseholdDevice {
  readonly headers: Record<string, string>
  readonly outbox = createMemoryOutbox()
  isOffline = false
  /** Changes that the server has refused for good. */
  readonly refused: string[] = []
  readonly #sync: ReturnType<typeof syncLists>
  readonly #network: BadNetwork

  constructor(headers: Record<string, string>, network: BadNetwork, signal: AbortSignal) {
    this.headers = headers
    this.#network = network
    this.#sync = network.as(this, () =>
      syncLists(
        {
          outbox: this.outbox,
          shownList: () => undefined,
          onChange: () => undefined,
          // Retries at once instead of backing off.
          onConnection: () => setTimeout(() => this.#sync.flush()),
          onRefused: ({ change, id }, { code }) =>
            this.refused.push(`${change.kind} ${code} ${id}`),
          onGone: () => undefined,
        },
        signal,
      ),
    )
  }

  /** A list as its member sees it, in English. */
  async list(id: number): Promise<ShoppingList> {
    const snapshot = await this.outbox.snapshot(id)
    const operations = (await this.outbox.operations()).filter((one) => isAbout(one, id, undefined))
    return withOperations(snapshot?.lists[1] ?? EMPTY_LIST, operations)
  }

  /** Changes a list; returns the id of the change. */
  async change(list: number, change: ShoppingChange): Promise<string> {
    const operation = newOperation(change, list)
    await this.outbox.add([operation])
    this.#network.as(this, () => this.#sync.flush())
    return operation.id
  }

  /** Reads everything anew. */
  refresh(): void {
    this.#sync.restart()
  }

  /** Whether the server has everything. */
  async isQuiet(): Promise<boolean> {
    return (await this.outbox.operations()).length === 0
  }
}
