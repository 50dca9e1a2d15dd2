import type { CookRun } from '#design-system/kitchen/index.ts'

/** Stations of a step by ear, in order: it is read, its film plays, what follows is read, the cook's turn. */
export const STATIONS = ['read', 'film', 'describe', 'turn'] as const
/** Where a step by ear is. */
export type Station = (typeof STATIONS)[number]

/** `silent`: there is no voice for the language. */
export type ByEarMode = 'simmer' | 'screenReader' | 'silent'

/** What the stage shows of cooking by ear, and what a cook can do. */
export interface ByEarView {
  readonly mode: ByEarMode
  readonly station: Station
  /** How far the station is, 0 to 1. */
  readonly passed: number
  /** Whether the voice or the film is loading or playing, so that there is something to pause. */
  readonly isBusy: boolean
  readonly isPaused: boolean
  /** Whether the voice did not answer. */
  readonly hasFailed: boolean
  /** The text in sentences. */
  readonly sentences: readonly (readonly CookRun[])[]
  /** Index of the sentence that is being said. */
  readonly lit: number | undefined
  /** What the film showed; undefined where it is not shown. */
  readonly description: string | undefined
  readonly isDescriptionLit: boolean
  readonly next: () => void
  readonly back: () => void
  /** Says it again; a second time within a moment goes back. */
  readonly previous: () => void
  readonly again: () => void
  /** Says one sentence. */
  readonly say: (sentence: number) => void
  readonly togglePause: () => void
}
