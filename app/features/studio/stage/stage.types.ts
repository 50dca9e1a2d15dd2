import type { FilmFacts } from '../worker/film-facts.ts'

/** The places of the studio beside that of the steps. */
export type StagePlace = 'film' | 'words' | 'advice' | 'publish'

/** A step of the recipe, as the stage shows it. */
export interface StageStep {
  readonly key: string
  readonly number: number
  readonly title: string
  /** Words for what is to be seen when it begins: its ingredients and tools. */
  readonly needs: readonly string[]
  /** Minutes for which it waits by itself. */
  readonly waitMinutes?: number | undefined
}

/** A file of the film as it was taken. */
export interface StageFile {
  readonly file: Blob
  readonly facts: FilmFacts
}
