import type { ShareCard } from './share-card.ts'

/** Where a part of a picture is. Its height follows from its shape. */
export interface PicturePart {
  /** From the left, as a share of the width of the picture. */
  readonly x: number
  /** From the top, as a share of its height. */
  readonly y: number
  /** Share of its width. */
  readonly width: number
}

/** A request to the conversion process. The result is WebP, unless it says something else. */
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
  /** A part of an upload, upright, scaled down to a size; smaller where the part is. */
  | {
      kind: 'crop'
      /** Output of `cleanPicture` of `clean-picture.ts`. */
      picture: Uint8Array
      /** @default the largest part of this shape in the middle */
      part?: PicturePart | undefined
      /** Pixels. */
      width: number
      /** Pixels. */
      height: number
    }
  /** What `measurePicture` finds of a picture that was converted before, as JSON. */
  | { kind: 'measure'; picture: Uint8Array }
  /** The picture that other sites show beside a link, as JPEG. */
  | { kind: 'share-card'; card: ShareCard }
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
