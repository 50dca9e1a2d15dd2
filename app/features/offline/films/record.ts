import { useMemo } from 'react'
import { createStoredText } from '#app/lib/storage/stored-text.ts'
import type { Id } from '#contract/common.ts'
import type { LangId } from '#contract/languages.ts'

/** What this browser remembers of a film that a member wants to have without a connection. */
export interface KeptFilm {
  readonly recipeId: Id
  /** Name of the recipe by language. */
  readonly names: Readonly<Record<LangId, string>>
  /** Path of the wire; it names the content of the file, so another film has another path. */
  readonly filmPath: string
  /** Path of the recipe's picture; null without one. */
  readonly coverPath: string | null
  /** Size of the film and its music. */
  readonly bytes: number
  /** Whether everything has arrived once. */
  readonly isWhole: boolean
}

/**
 * In local storage, apart from what it tells of: a browser that runs out of room removes caches and
 * databases, and the record is how anybody finds out.
 */
const stored = createStoredText('simmer.films')

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isKeptFilm(value: unknown): value is KeptFilm {
  if (!isRecord(value)) return false
  const { recipeId, names, filmPath, coverPath, bytes, isWhole } = value
  return (
    Number.isInteger(recipeId) &&
    isRecord(names) &&
    [names[0], names[1], filmPath].every((text) => typeof text === 'string') &&
    (coverPath === null || typeof coverPath === 'string') &&
    Number.isFinite(bytes) &&
    typeof isWhole === 'boolean'
  )
}

/** Reads a stored record and leaves out every entry that is not a film, whoever wrote it. */
export function parseKeptFilms(text: string | null): readonly KeptFilm[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(found) ? found.filter(isKeptFilm) : []
  } catch {
    return []
  }
}

/** All films that a member wants to keep, the latest first. */
export const readKeptFilms = () => parseKeptFilms(stored.read())

/** {@link readKeptFilms} for a screen, now and after each change in any tab. */
export function useKeptFilms(): readonly KeptFilm[] {
  const text = stored.use()
  return useMemo(() => parseKeptFilms(text), [text])
}

/** Remembers a film, in the place of what was remembered of the same recipe. */
export function rememberFilm(film: KeptFilm): void {
  const films = readKeptFilms()
  const isKnown = films.some(({ recipeId }) => recipeId === film.recipeId)
  const next = isKnown
    ? films.map((known) => (known.recipeId === film.recipeId ? film : known))
    : [film, ...films]
  stored.write(JSON.stringify(next))
}

/** Forgets the film of a recipe. */
export function forgetFilm(recipeId: Id): void {
  stored.write(JSON.stringify(readKeptFilms().filter((film) => film.recipeId !== recipeId)))
}

/** Forgets all films. */
export function forgetFilms(): void {
  stored.write(null)
}
