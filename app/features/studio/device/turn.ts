import { createStore } from '#design-system/lib/store.ts'

/** Whose turn it is: this tab's, another one's, or not known yet. */
export type TurnState = 'asks' | 'ours' | 'elsewhere'

/** Milliseconds without an answer after which another tab is taken to have the turn. */
const ASK_MS = 300
/** Milliseconds for which the other tab may finish: one in the background can be asleep. */
const HAND_MS = 1500

/** Of several tabs that have the same thing open one may change it. The next one does when that one ends. */
export class Turn {
  readonly #name: string
  readonly #finish: () => Promise<void>
  readonly #store = createStore<TurnState>('asks')
  readonly #channel: BroadcastChannel
  readonly #ended = new AbortController()
  #asking = new AbortController()
  #handed: (() => void) | undefined

  /**
   * @param name of what is changed
   * @param finish ends what is being done, before another tab takes the turn
   */
  constructor(name: string, finish: () => Promise<void>) {
    this.#name = name
    this.#finish = finish
    this.#channel = new BroadcastChannel(`${name} turn`)
    this.#channel.addEventListener('message', ({ data }) => void this.#hear(data as unknown))
    // Old browsers have no locks. Then every tab has the turn, which makes no difference with one tab.
    if (navigator.locks) void this.#ask()
    else this.#store.set('ours')
  }

  readonly subscribe = this.#store.subscribe
  readonly state = (): TurnState => this.#store.get()

  /** Waits for the turn, and keeps it until the tab ends or another one takes it. */
  async #ask(steal = false): Promise<void> {
    const { signal } = this.#ended
    this.#asking = new AbortController()
    const late = setTimeout(() => {
      if (this.state() === 'asks') this.#store.set('elsewhere')
    }, ASK_MS)
    const options = steal ? { steal } : { signal: AbortSignal.any([signal, this.#asking.signal]) }
    try {
      await navigator.locks.request(this.#name, options, async () => {
        clearTimeout(late)
        if (signal.aborted) return
        this.#store.set('ours')
        await new Promise((resolve) => signal.addEventListener('abort', resolve))
      })
    } catch {
      clearTimeout(late)
      // Another tab has taken it, or this one stops asking.
      if (signal.aborted || this.#asking.signal.aborted) return
      await this.#finish()
      this.#store.set('elsewhere')
      void this.#ask()
    }
  }

  async #hear(message: unknown): Promise<void> {
    if (message === 'take' && this.state() === 'ours') {
      await this.#finish()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- tabs of this origin alone hear it
      this.#channel.postMessage('handed')
    }
    if (message === 'handed') this.#handed?.()
  }

  /** Takes the turn, once the tab that has it has kept what was done there. */
  readonly take = async (): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#handed = resolve
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- tabs of this origin alone hear it
    this.#channel.postMessage('take')
    const late = setTimeout(resolve, HAND_MS)
    await promise
    clearTimeout(late)
    this.#asking.abort()
    void this.#ask(true)
  }

  /** Gives the turn back, or asks no more. */
  readonly end = (): void => {
    this.#ended.abort()
    this.#channel.close()
  }
}
