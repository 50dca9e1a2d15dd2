import type { SourceFile } from '../worker/source.ts'
import type { StageFile } from './stage.types.ts'

/** The files of a film one after another, each with where it begins in the whole. */
export function sourcesOf(files: readonly StageFile[]): SourceFile[] {
  let offset = 0
  return files.map(({ file, facts: { duration } }) => {
    const source = { file, offset, duration }
    offset += duration
    return source
  })
}

/** Seconds of all files together. */
export function durationOf(files: readonly StageFile[]): number {
  return files.reduce((sum, { facts }) => sum + facts.duration, 0)
}

/** Index of the file in which a time of the film lies. */
export function fileAt(sources: readonly SourceFile[], at: number): number {
  const index = sources.findIndex(({ offset, duration }) => at < offset + duration)
  return index === -1 ? sources.length - 1 : index
}

/** Pictures a second by which times are written: the most that a file has. */
export function rateOf(files: readonly StageFile[]): number {
  return Math.max(1, ...files.map(({ facts }) => Math.round(facts.rate[1])))
}
