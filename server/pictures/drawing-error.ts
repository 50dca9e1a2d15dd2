/** Why a picture was not drawn: it cannot be read, or it took too much time or memory. */
export type DrawingFailure = 'unreadable' | 'time' | 'memory'

/** A picture that cannot be drawn. */
export class DrawingError extends Error {
  override readonly name = 'DrawingError'
  readonly failure: DrawingFailure

  constructor(failure: DrawingFailure, message: string) {
    super(message)
    this.failure = failure
  }
}
