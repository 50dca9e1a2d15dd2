import { LANGUAGES } from '../languages.ts'
import { FILM_PART_MS_MIN } from './limits.ts'
import type { FilmCaption, FilmDocument, FilmStep } from './own-film.ts'

/**
 * What is wrong with a document beyond its schema. `Steps`: not every step of the recipe once. `First`: the
 * first part does not begin at 0. `Order`: a part does not begin after the one before. `Short`: a part is
 * shorter than {@link FILM_PART_MS_MIN}. `End`: a part begins at the end or behind it. `Captions`: they are not
 * in order, overlap, or end behind the film.
 */
export type FilmProblem = 'Steps' | 'First' | 'Order' | 'Short' | 'End' | 'Captions'

/** A step with a part of the film. */
export type FilmPart = FilmStep & { readonly StartsMs: number; readonly StopsMs: number }

/** The parts of a film in their order, each with its end. */
export function filmParts({
  DurationMs,
  Steps,
}: Pick<FilmDocument, 'DurationMs' | 'Steps'>): FilmPart[] {
  const shown = Steps.flatMap((step) =>
    step.StartsMs === undefined ? [] : [{ ...step, StartsMs: step.StartsMs }],
  )
  return shown.map((step, index) =>
    Object.assign(step, { StopsMs: shown[index + 1]?.StartsMs ?? DurationMs }),
  )
}

function problemOfParts(document: FilmDocument): FilmProblem | undefined {
  const parts = filmParts(document)
  if ((parts[0]?.StartsMs ?? 0) !== 0) return 'First'
  if (parts.some(({ StartsMs }) => StartsMs >= document.DurationMs)) return 'End'
  if (parts.some(({ StartsMs, StopsMs }) => StopsMs <= StartsMs)) return 'Order'
  if (parts.some(({ StartsMs, StopsMs }) => StopsMs - StartsMs < FILM_PART_MS_MIN)) return 'Short'
  return undefined
}

function areInOrder(captions: readonly FilmCaption[], durationMs: number): boolean {
  let end = 0
  for (const { StartsMs, StopsMs } of captions) {
    if (StartsMs < end || StopsMs <= StartsMs || StopsMs > durationMs) return false
    end = StopsMs
  }
  return true
}

/**
 * The first thing that is wrong with a document, if anything is.
 * @param stepKeys keys of the steps of the recipe, in their order
 */
export function filmProblem(
  document: FilmDocument,
  stepKeys: readonly string[],
): FilmProblem | undefined {
  const { Steps, Captions, DurationMs } = document
  const isSame =
    Steps.length === stepKeys.length && Steps.every(({ Key }, index) => Key === stepKeys[index])
  if (!isSame) return 'Steps'
  const areCaptionsFine = LANGUAGES.every((language) =>
    areInOrder(Captions[language] ?? [], DurationMs),
  )
  return problemOfParts(document) ?? (areCaptionsFine ? undefined : 'Captions')
}
