/**
 * The store of files cannot answer at the moment, which is neither the caller's fault nor the code's: calls
 * answer 503. The message is for the log.
 */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'

  /** @param reason for the log, such as "the folder cannot be written to: ENOSPC" */
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options)
    // An outage fails every call. The log needs no stack for each.
    delete this.stack
  }
}
