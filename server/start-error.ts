/** Why the server cannot start, as one line for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
