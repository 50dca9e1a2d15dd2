import { syncLists } from '#app/features/shopping/sync/follow-server.ts'
import { isAbout } from '#app/features/shopping/model/stored-lists.ts'
import { createLastingOutbox } from '#app/features/shopping/sync/lasting-outbox.ts'
import { newOperation, type ShoppingChange } from '#app/features/shopping/model/operation.ts'
import type { Outbox } from '#app/features/shopping/sync/outbox.ts'
import { EMPTY_LIST, type ShoppingList } from '#app/features/shopping/model/shopping-list.ts'
import { withOperations } from '#app/features/shopping/model/overlay.ts'
import type { Sync } from '#app/features/shopping/sync/sync.ts'
import type { BadNetwork } from './bad-network.ts'

/** What a device of a household is made of. */
export interface DeviceOptions {
  /** Name of the data in the browser's database. */
  readonly member: string
  /** Of the member's session. */
  readonly headers: Record<string, string>
  readonly network: BadNetwork
}

/**
 * A device of a member of a household: the parts of the app that keep lists in the browser's database and
 * synchronise them, in a page that can be suspended, or killed and loaded again.
 */
export class HouseholdDevice {
  readonly #options: DeviceOptions
  #page: { readonly ending: AbortController; readonly outbox: Outbox; readonly sync: Sync }
  isOffline = false
  isSuspended = false
  /** Changes that the server has refused for good. */
  readonly refused: string[] = []

  constructor(options: DeviceOptions) {
    this.#options = options
    this.#page = this.#load()
  }

  get headers(): Record<string, string> {
    return this.#options.headers
  }

  #load() {
    const { network, member } = this.#options
    const ending = new AbortController()
    const { signal } = ending
    const outbox = createLastingOutbox(member, (reason) => {
      throw reason
    })
    const parts = {
      outbox,
      shownList: () => undefined,
      onChange: () => undefined,
      // Retries at once instead of backing off.
      onConnection: () => setTimeout(() => sync.flush()),
      onRefused: ({ change, id }: { change: ShoppingChange; id: string }, { code = '' }) =>
        this.refused.push(`${change.kind} ${code} ${id}`),
      onGone: () => undefined,
    }
    const sync: Sync = network.as(this, () => syncLists(parts, signal))
    return { ending, outbox, sync }
  }

  /** Kills the page with its calls, and loads it again from what the browser has stored. */
  reload(): void {
    this.close()
    this.isSuspended = false
    this.#page = this.#load()
  }

  /** Ends the page. */
  close(): void {
    this.#page.ending.abort()
  }

  /** Takes the page back from the back/forward cache, or tells it that the network is another one. */
  resume(): void {
    this.isSuspended = false
    this.#options.network.as(this, () => this.#page.sync.retry())
  }

  /** A list as its member sees it, in English. */
  async list(id: number): Promise<ShoppingList> {
    const { outbox } = this.#page
    const snapshot = await outbox.snapshot(id)
    const operations = (await outbox.operations()).filter((one) => isAbout(one, id, undefined))
    return withOperations(snapshot?.lists[1] ?? EMPTY_LIST, operations)
  }

  /** Changes a list; returns the id of the change. */
  async change(list: number, change: ShoppingChange): Promise<string> {
    const operation = newOperation(change, list)
    const { outbox, sync } = this.#page
    await outbox.add([operation])
    this.#options.network.as(this, () => sync.flush())
    return operation.id
  }

  /** Ids of the changes that the server has not confirmed, or that the list may not include yet. */
  async waiting(): Promise<string[]> {
    return (await this.#page.outbox.operations()).map(({ id }) => id)
  }
}
