/** Milliseconds for which what was done is known. */
const KNOWN_MS = 60_000
/** What is known at a time. */
const KNOWN_MAX = 500

/** Does once what is asked for twice, such as by a second press: the second gets the same answer. In this process. */
export class OnceOnly<Answer> {
  readonly #known = new Map<string, { at: number; answer: Promise<Answer> }>()

  /** @param key of the form; what it does is done once. Undefined for what is done each time */
  async make(key: string | undefined, work: () => Promise<Answer>): Promise<Answer> {
    if (key === undefined) return await work()
    const now = Date.now()
    for (const [old, { at }] of this.#known) {
      if (at > now - KNOWN_MS && this.#known.size <= KNOWN_MAX) break
      this.#known.delete(old)
    }
    const known = this.#known.get(key)
    if (known) return await known.answer
    const answer = work()
    this.#known.set(key, { at: now, answer })
    // What failed may be tried again.
    answer.catch(() => this.#known.delete(key))
    return await answer
  }
}
