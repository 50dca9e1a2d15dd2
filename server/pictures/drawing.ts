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

/** Messages of the drawing process. */
export type DrawingReport =
  /** Ready for drawings. */
  | { kind: 'ready' }
  /** The result as WebP. */
  | { kind: 'drawn'; image: Uint8Array }
  /** The file is not a valid picture. */
  | { kind: 'unreadable'; reason: string }
