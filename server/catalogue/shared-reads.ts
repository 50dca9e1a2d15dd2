/**
 * Visitors' reads under way. Who asks for the same meanwhile gets the same answer, so that a page
 * which many open at once is read once. It is as old as the oldest request that waits for it; a
 * member, who must see what they have just changed, reads alone.
 */
export class SharedReads<Answer> {
  readonly #underWay = new Map<string, Promise<Answer>>()

  /** The answer of the read under way for `key`, or of `read`, which then is it. */
  get(key: string, read: () => Promise<Answer>): Promise<Answer> {
    const underWay = this.#underWay.get(key)
    if (underWay) return underWay
    const reading = read().finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, reading)
    return reading
  }
}
