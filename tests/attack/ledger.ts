/** What became of the writes of an attack. */
export interface Verdict {
  /** Writes that the server answered with success. */
  acknowledged: number
  /** Acknowledged and not there. */
  lost: number
  /** There more than once. */
  doubled: number
}

/** Writes that the server has acknowledged, each by a text that only it has. */
export class Ledger {
  readonly #acknowledged = new Set<string>()

  /** Notes a write whose success the server has told. */
  acknowledge(text: string): void {
    this.#acknowledged.add(text)
  }

  get size(): number {
    return this.#acknowledged.size
  }

  /**
   * Compares with what the database holds. A write that is there without having been acknowledged
   * is neither lost nor doubled: its answer got lost.
   * @param texts of all rows that the attack wrote
   */
  judge(texts: readonly string[]): Verdict {
    const times = new Map<string, number>()
    for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1)
    return {
      acknowledged: this.#acknowledged.size,
      lost: [...this.#acknowledged].filter((text) => !times.has(text)).length,
      doubled: [...times.values()].filter((count) => count > 1).length,
    }
  }
}
