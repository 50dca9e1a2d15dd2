/** A request to the conversion process. The result is WebP. */
export type Conversion =
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

/** Why a picture was not converted: it cannot be read, or it took too much time or memory. */
type ConversionFailure = 'unreadable' | 'time' | 'memory'

/** A picture that cannot be converted. */
export class ConversionError extends Error {
  override readonly name = 'ConversionError'
  readonly failure: ConversionFailure

  constructor(failure: ConversionFailure, message: string) {
    super(message)
    this.failure = failure
  }
}
