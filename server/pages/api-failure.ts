/** The API answered a key with an error. `message` is the API's. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  /** HTTP status of the answer. */
  readonly status: number

  constructor(status: number, body: unknown) {
    const { Message } = (body ?? {}) as { Message?: string }
    super(Message ?? `status ${status}`)
    this.status = status
  }
}
