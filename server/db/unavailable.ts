/**
 * Why a statement could not be answered: the database cannot be reached or used (`gone`), it kept
 * the statement waiting for too long (`busy`), has no space left (`full`) or takes no writes
 * (`read-only`).
 */
export type Outage = 'gone' | 'busy' | 'full' | 'read-only'

/**
 * The database cannot answer at the moment, which is neither the caller's fault nor the code's: calls
 * answer 503. Whether a write was committed is unknown when its commit fails like this.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  readonly outage: Outage
  /** SQLSTATE, SQLite's extended result code or the name of a system error. */
  readonly code: string | number | undefined

  /** @param cause what the driver threw */
  constructor(cause: unknown, outage: Outage = 'gone') {
    super(reasonOf(cause))
    this.outage = outage
    this.code = codeOf(cause)
    // An outage fails every call. The log needs no stack for each.
    delete this.stack
  }
}

/** Node reports several tried addresses as one error without a message. */
function reasonOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [error]
  return first instanceof Error ? first.message : String(first)
}

function codeOf(error: unknown): string | number | undefined {
  const { code, errcode } = error as { code?: string; errcode?: number }
  return code ?? errcode
}
