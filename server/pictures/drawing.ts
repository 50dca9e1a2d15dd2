/** A picture to draw anew as WebP, as it is sent to the drawing process. */
export type Drawing =
  /** The middle of an upload, upright. */
  | {
      kind: 'square'
      /** A file that `cleanPicture` of `clean-picture.ts` has passed. */
      picture: Uint8Array
      /** Pixels. */
      side: number
    }
  /** A file of the catalogue as wide as this, never larger than it is. */
  | {
      kind: 'width'
      /** Path of the file. */
      file: string
      /** Pixels. */
      width: number
    }

/** What the drawing process reports. */
export type DrawingReport =
  /** It takes drawings from now on. */
  | { kind: 'ready' }
  /** The drawing that was sent last, as WebP. */
  | { kind: 'drawn'; image: Uint8Array }
  /** That drawing cannot be made: the file is no picture. */
  | { kind: 'unreadable'; reason: string }
