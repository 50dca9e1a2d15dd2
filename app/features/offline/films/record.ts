import { useMemo } from 'react'
import { createStoredText } from '#app/lib/storage/stored-text.ts'
import type { Id } from '#contract/common.ts'
import type { LangId } from '#contract/languages.ts'

/** The record of a film that a member has saved or started to save. */
export interface SavedFilm {
  readonly recipeId: Id
  /** Name of the recipe by language. */
  readonly names: Readonly<Record<LangId, string>>
  /** Path of the file. It contains a hash, so another film has another path. */
  readonly filmPath: string
  /** Path of the recipe's picture; null without one. */
  readonly coverPath: string | null
  /** Size of the film and its music in bytes. */
  readonly bytes: number
  /** Whether the download has been completed once. */
  readonly isWhole: boolean
}

/**
 * In local storage, separate from the files: a browser that is low on space removes caches and
 * databases, and the record shows what is missing.
 */
const stored = createStoredText('simmer.films')

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isSavedFilm(value: unknown): value is SavedFilm {
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

/** Parses the stored records, without entries that are not valid. */
export function parseSavedFilms(text: string | null): readonly SavedFilm[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(found) ? found.filter(isSavedFilm) : []
  } catch {
    return []
  }
}

/** The records of all saved films, the latest first. */
export const readSavedFilms = () => parseSavedFilms(stored.read())

/** {@link readSavedFilms} as a hook, updated after each change in any tab. */
export function useSavedFilms(): readonly SavedFilm[] {
  const text = stored.use()
  return useMemo(() => parseSavedFilms(text), [text])
}

/** Stores the record of a film, in place of an earlier one of the same recipe. */
export function rememberFilm(film: SavedFilm): void {
  const films = readSavedFilms()
  const isKnown = films.some(({ recipeId }) => recipeId === film.recipeId)
  const next = isKnown
    ? films.map((known) => (known.recipeId === film.recipeId ? film : known))
    : [film, ...films]
  stored.write(JSON.stringify(next))
}

/** Removes the record of a recipe's film. */
export function forgetFilm(recipeId: Id): void {
  stored.write(JSON.stringify(readSavedFilms().filter((film) => film.recipeId !== recipeId)))
}

/** Removes all records. */
export function forgetFilms(): void {
  stored.write(null)
}
