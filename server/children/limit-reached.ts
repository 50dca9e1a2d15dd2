/** What a child process took too much of. */
export type ChildLimit = 'time' | 'memory'

/** A child process took more time or memory than it may, and was ended. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached'
  readonly limit: ChildLimit

  constructor(limit: ChildLimit, amount: string) {
    super(`A child process took too much ${limit}: ${amount}.`)
    this.limit = limit
  }
}
