/** What is read from a film before it is taken. */
export interface FilmFacts {
  /** Seconds. */
  readonly duration: number
  /** Bytes. */
  readonly size: number
  /** Pixels as they are seen: turned, and with square pixels. */
  readonly width: number
  readonly height: number
  /** Name of the codec of the pictures: "avc". */
  readonly codec: string
  /** Name of the codec of the sound; undefined without sound. */
  readonly sound?: string
  readonly isHdr: boolean
  /** Pictures a second, the fewest and the most. */
  readonly rate: readonly [least: number, most: number]
}

/**
 * Why a film cannot be taken. `codec`: this browser does not decode its pictures. `zip`: an archive. `noFilm`:
 * something else. `noPicture`: sound alone. `broken`: its index or its pictures cannot be read. `cut`:
 * its end is missing, and it can be taken without.
 */
export const REFUSALS = [
  'zip',
  'noFilm',
  'noPicture',
  'codec',
  'tooLong',
  'tooLarge',
  'tooShort',
  'tooWide',
  'broken',
  'cut',
] as const
/** One of {@link REFUSALS}. */
export type Refusal = (typeof REFUSALS)[number]

/** What came of looking at a file. */
export type Checked =
  | { readonly facts: FilmFacts }
  | {
      readonly refusal: 'cut'
      /** Of what is there. */
      readonly facts: FilmFacts
      /** Length by its index, in seconds. */
      readonly whole: number
    }
  | {
      readonly refusal: Exclude<Refusal, 'cut'>
      /** What is known all the same. */
      readonly facts?: Partial<FilmFacts>
    }
