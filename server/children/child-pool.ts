import { LimitedChild, type ChildProgram } from './limited-child.ts'

const IDLE_MS = 60_000

/** Options of child processes of one kind. */
export interface ChildPoolOptions extends ChildProgram {
  /** Milliseconds after which idle processes end. @default a minute */
  readonly idleMs?: number | undefined
}

/** Child processes of one kind. They are started on demand, and end when none of them has something to do. */
export class ChildPool {
  readonly #options: ChildPoolOptions
  readonly #children = new Set<LimitedChild>()
  /** Those that do nothing at the moment. */
  readonly #free: LimitedChild[] = []
  #idle: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(options: ChildPoolOptions) {
    this.#options = options
  }

  /** The processes. */
  get pids(): number[] {
    return [...this.#children].flatMap(({ hasEnded, pid }) => (hasEnded ? [] : (pid ?? [])))
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  /** Uses a process that nobody else uses. One that has ended afterwards is not used again. */
  async use<T>(work: (child: LimitedChild) => Promise<T>): Promise<T> {
    clearTimeout(this.#idle)
    const child = this.#take()
    try {
      return await work(child)
    } finally {
      if (child.hasEnded) this.#children.delete(child)
      else this.#free.push(child)
      const isIdle = this.#free.length === this.#children.size
      if (isIdle && !this.#isClosed)
        this.#idle = setTimeout(() => void this.#endAll(), this.#options.idleMs ?? IDLE_MS).unref()
    }
  }

  /** Ends the processes with what they are doing. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#idle)
    await this.#endAll()
  }

  /** A process that does nothing, started if there is none. */
  #take(): LimitedChild {
    for (let child = this.#free.pop(); child; child = this.#free.pop()) {
      if (!child.hasEnded) return child
      this.#children.delete(child)
    }
    const child = new LimitedChild(this.#options)
    this.#children.add(child)
    return child
  }

  async #endAll(): Promise<void> {
    const children = [...this.#children]
    this.#children.clear()
    this.#free.length = 0
    await Promise.all(children.map((child) => child.kill()))
  }
}
