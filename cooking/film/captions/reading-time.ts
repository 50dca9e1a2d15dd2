import type { FilmCaption } from '#contract/films/own-film.ts'

/** Characters that are read in a second: the usual speed of captions for grown-ups. */
const READING_SPEED = 17
/** Shortest time for which a caption stands, in milliseconds: less is a flash. */
export const CAPTION_MS_MIN = 1000

/** Characters that a reader does not see. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/gu

/** How many characters a reader meets: a line break counts as a space, an unseen character as nothing. */
export function readCharacters(text: string): number {
  return Array.from(text.replaceAll(UNSEEN, '').replaceAll(/\s+/gu, ' ').trim()).length
}

/** From when until when something is shown, in milliseconds from the beginning of the film. */
export type Shown = Pick<FilmCaption, 'StartsMs' | 'StopsMs'>

/** How long a text takes to read, in milliseconds. */
export function readingMs(text: string): number {
  return Math.ceil((readCharacters(text) * 1000) / READING_SPEED)
}

/** How long a caption should stand at least, in milliseconds. */
export function standingMs(text: string): number {
  return Math.max(CAPTION_MS_MIN, readingMs(text))
}

/** What a text has too little time for, and the two ways out. */
export interface TooQuick {
  /** How long it should stand, in milliseconds. */
  readonly needsMs: number
  readonly standsMs: number
  /** First way out: as many characters can be read in the time. */
  readonly charactersMax: number
  /** Second way out: the last picture is held for so many milliseconds more. */
  readonly holdMs: number
}

/** How much too quick texts are that have `standsMs` together; undefined when there is time. */
export function tooQuick(texts: readonly string[], standsMs: number): TooQuick | undefined {
  const needsMs = texts.reduce((sum, text) => sum + standingMs(text), 0)
  if (needsMs <= standsMs) return undefined
  const charactersMax = Math.floor((Math.max(standsMs, 0) * READING_SPEED) / 1000)
  return { needsMs, standsMs, charactersMax, holdMs: needsMs - standsMs }
}

/** The bar under a caption: how much of it is full, how much of it is dashed. Each from 0 to 1. */
export interface ReadingBar {
  /** How long it takes to read, in milliseconds. */
  readonly readsMs: number
  /** How long it stands, in milliseconds. */
  readonly standsMs: number
  /** The part of the longer time that is both read and there. */
  readonly full: number
  /** The part of the reading for which it does not stand any more; 0 when there is time. */
  readonly dashed: number
}

/** The bar of a caption: its length is the longer one of the two times. */
export function readingBar({ StartsMs, StopsMs, Text }: FilmCaption): ReadingBar {
  const readsMs = readingMs(Text)
  const standsMs = Math.max(StopsMs - StartsMs, 0)
  const longer = Math.max(readsMs, standsMs)
  const full = longer === 0 ? 0 : Math.min(readsMs, standsMs) / longer
  return { readsMs, standsMs, full, dashed: readsMs > standsMs ? 1 - full : 0 }
}
