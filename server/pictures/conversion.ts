/** A request to the drawing process. The result is WebP. */
export type Drawing =
  /** The centre square of an upload, upright. */
  | {
      kind: 'square'
      /** Output of `cleanPicture` of `clean-picture.ts`. */
      picture: Uint8Array
      /** Pixels. */
      side: number
    }
  /** An upload as it is, upright, no larger than a square. */
  | {
      kind: 'fit'
      /** Output of `cleanPicture` of `clean-picture.ts`. */
      picture: Uint8Array
      /** Pixels. */
      side: number
    }
  /** A file of the catalogue, scaled down to a width. */
  | {
      kind: 'width'
      /** Path of the file. */
      file: string
      /** Pixels. */
      width: number
    }

/** Why a picture was not drawn: it cannot be read, or it took too much time or memory. */
type DrawingFailure = 'unreadable' | 'time' | 'memory'

/** A picture that cannot be drawn. */
export class DrawingError extends Error {
  override readonly name = 'DrawingError'
  readonly failure: DrawingFailure

  constructor(failure: DrawingFailure, message: string) {
    super(message)
    this.failure = failure
  }
}
