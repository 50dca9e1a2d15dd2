import { QueueFull } from './limit-concurrency.ts'

/** How many tasks run at a time. */
export interface FairTurnsOptions {
  /** In all. */
  readonly atOnce: number
  /** Of one owner. @default no limit of their own */
  readonly perOwner?: number
  /** At one place, whoever owns them. @default no limit of their own */
  readonly perPlace?: number
  /** Tasks of one owner that may be queued; a further one is rejected with {@link QueueFull}. */
  readonly queuedMax?: number
}

/** Whose task it is, and where it works. */
export interface Turn {
  readonly owner: number
  /** Such as a host of the web. */
  readonly place?: string
}

interface Queued extends Turn {
  readonly start: () => void
}

/**
 * Runs a limited number of tasks at a time. Owners take turns: one who queues a thousand tasks delays
 * another's only task by one turn.
 */
export class FairTurns {
  readonly #options: FairTurnsOptions
  /** Queues of owners, the one whose turn is next first. */
  readonly #queues = new Map<number, Queued[]>()
  readonly #ofOwner = new Map<number, number>()
  readonly #atPlace = new Map<string, number>()
  #running = 0

  constructor(options: FairTurnsOptions) {
    this.#options = options
  }

  /** @throws {QueueFull} when the owner has too many tasks queued */
  async run<T>(turn: Turn, task: () => Promise<T>): Promise<T> {
    await this.#wait(turn)
    try {
      return await task()
    } finally {
      this.#count(turn, -1)
      this.#startNext()
    }
  }

  async #wait(turn: Turn): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const queue = this.#queues.get(turn.owner) ?? []
    queue.push({ ...turn, start: resolve })
    this.#queues.set(turn.owner, queue)
    this.#startNext()
    const isQueued = queue.length > (this.#options.queuedMax ?? Infinity)
    if (isQueued) {
      queue.pop()
      throw new QueueFull('Too many tasks are queued.')
    }
    await promise
  }

  #startNext(): void {
    while (this.#running < this.#options.atOnce) {
      const next = this.#takeNext()
      if (!next) return
      this.#count(next, 1)
      next.start()
    }
  }

  /** The first task that may run, of the owner whose turn it is. That owner goes to the end of the line. */
  #takeNext(): Queued | undefined {
    for (const [owner, queue] of this.#queues) {
      const index = queue.findIndex((task) => this.#hasRoom(task))
      if (index === -1) continue
      const [task] = queue.splice(index, 1)
      this.#queues.delete(owner)
      if (queue.length > 0) this.#queues.set(owner, queue)
      return task
    }
    return undefined
  }

  #hasRoom({ owner, place }: Turn): boolean {
    const { perOwner = Infinity, perPlace = Infinity } = this.#options
    const atPlace = place === undefined ? 0 : (this.#atPlace.get(place) ?? 0)
    return (this.#ofOwner.get(owner) ?? 0) < perOwner && atPlace < perPlace
  }

  #count({ owner, place }: Turn, change: 1 | -1): void {
    this.#running += change
    add(this.#ofOwner, owner, change)
    if (place !== undefined) add(this.#atPlace, place, change)
  }
}

function add<Key>(counts: Map<Key, number>, key: Key, change: number): void {
  const count = (counts.get(key) ?? 0) + change
  if (count === 0) counts.delete(key)
  else counts.set(key, count)
}
