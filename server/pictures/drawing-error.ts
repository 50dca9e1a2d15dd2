/** Why a picture was not drawn: it is none, or it took more time or memory than one may. */
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
