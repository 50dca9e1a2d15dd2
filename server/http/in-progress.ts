/** Share of a bound that one address may take: whoever reads answers slowly must not stop everybody. */
const SHARE_OF_ONE = 0.25

/** Requests in progress, in all and by address. */
export class InProgress {
  readonly #byAddress = new Map<string, number>()
  #count = 0

  /** Whether one more of this address stays within a bound for all. */
  hasRoom(address: string, most: number): boolean {
    const own = this.#byAddress.get(address) ?? 0
    return this.#count < most && own < Math.max(1, most * SHARE_OF_ONE)
  }

  /** Counts one more, until what is returned is called. */
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
