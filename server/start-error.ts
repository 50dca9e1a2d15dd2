/** Why the server cannot start: one line for whoever starts it. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
