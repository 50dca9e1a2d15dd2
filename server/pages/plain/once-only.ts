/** Milliseconds for which what was done is known. */
const KNOWN_MS = 60_000
/** What is known at a time. */
const KNOWN_MAX = 500

/** Does once what is asked for twice, such as by a second press: the second gets the same answer. In this process. */
export class OnceOnly<Answer> {
  readonly #known = new Map<string, { at: number; answer: Promise<Answer> }>()
  readonly #isDone: (answer: Answer) => boolean

  /** @param isDone whether an answer says that it was done; anything else may be tried again */
  constructor(isDone: (answer: Answer) => boolean) {
    this.#isDone = isDone
  }

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
    const answer = this.#try(key, work)
    this.#known.set(key, { at: now, answer })
    return await answer
  }

  async #try(key: string, work: () => Promise<Answer>): Promise<Answer> {
    let isDone = false
    try {
      const answer = await work()
      isDone = this.#isDone(answer)
      return answer
    } finally {
      if (!isDone) this.#known.delete(key)
    }
  }
}
