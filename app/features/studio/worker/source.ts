import type { Gap } from '#cooking/film/marks.ts'

/** A file of the film as it was taken, and where it begins in the whole. */
export interface SourceFile {
  readonly file: Blob
  /** Seconds of the files before it. */
  readonly offset: number
  /** Seconds. */
  readonly duration: number
}

/** A part of one file, in seconds of that file. */
export interface FilePart extends Gap {
  readonly source: SourceFile
}

/** The parts of files that a part of the whole film lies in. */
export function filePartsOf(sources: readonly SourceFile[], { from, to }: Gap): FilePart[] {
  return sources.flatMap((source) => {
    const { offset, duration } = source
    const start = Math.max(from, offset)
    const end = Math.min(to, offset + duration)
    if (end <= start) return []
    return { source, from: start - offset, to: end - offset }
  })
}
