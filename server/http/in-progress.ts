/**
 * Share of a limit that one address may use: a client that reads slowly must not block everybody.
 */
const SHARE_OF_ONE = 0.25

/** Requests in progress, in all and by address. */
export class InProgress {
  readonly #byAddress = new Map<string, number>()
  #count = 0

  /** Whether another request of this address stays within a limit for all. */
  hasRoom(address: string, most: number): boolean {
    const own = this.#byAddress.get(address) ?? 0
    return this.#count < most && own < Math.max(1, most * SHARE_OF_ONE)
  }

  /** Counts a request until the returned function is called. */
  begin(address: string): () => void {
    this.#add(address, 1)
    return () => this.#add(address, -1)
  }

  #add(address: string, change: 1 | -1): void {
    this.#count += change
    const own = (this.#byAddress.get(address) ?? 0) + change
    if (own > 0) this.#byAddress.set(address, own)
    else this.#byAddress.delete(address)
  }
}
