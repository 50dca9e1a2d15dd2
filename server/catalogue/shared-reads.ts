/**
 * Shares visitors' reads in progress: concurrent requests for the same key get the same answer,
 * which is as old as the first of them. Members read separately, because they must see what they
 * have just changed.
 */
export class SharedReads<Answer> {
  readonly #underWay = new Map<string, Promise<Answer>>()

  /** The answer of the read in progress for `key`, or else of `read`. */
  get(key: string, read: () => Promise<Answer>): Promise<Answer> {
    const underWay = this.#underWay.get(key)
    if (underWay) return underWay
    const reading = read().finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, reading)
    return reading
  }
}
